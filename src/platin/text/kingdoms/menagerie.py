"""The kingdoms that the rulebooks of Menagerie recommend."""

from typing import Final

LINES: Final = """\
[menagerie]
Intro to Horses|~Einstieg mit Pferden|menagerie
  animal_fair barge destrier goatherd hostelry livery paddock scrap sheepdog supplies
  way_of_the_sheep enhance
Intro to Exile|~Einstieg mit Exil|menagerie
  black_cat bounty_hunter camel_train cardinal falconer mastermind sanctuary snowy_village stockpile wayfarer
  way_of_the_worm march
Pony Express|~Ponyexpress|menagerie base_2e
  barge destrier paddock stockpile supplies artisan cellar market mine village
  way_of_the_seal stampede
Garden of Cats|~Katzengarten|menagerie base_2e
  black_cat displace sanctuary scrap snowy_village bandit gardens harbinger merchant moat
  way_of_the_mole toil
Dog & Pony Show|~Hunde & Ponys in der Manege|menagerie intrigue_2e
  camel_train cavalry goatherd paddock sheepdog mill nobles pawn torturer upgrade
  way_of_the_horse commerce
Explosions|~Explosionen|menagerie intrigue_2e
  animal_fair bounty_hunter coven hunting_lodge scrap courtyard diplomat lurker replace wishing_well
  way_of_the_squirrel populate
Innsmouth|~Innsmouth|menagerie seaside_1e
  animal_fair barge coven fisherman sheepdog caravan explorer fishing_village haven treasure_map
  way_of_the_goat invest
Ruritania|~Ruritanien|menagerie seaside_1e
  bounty_hunter cavalry falconer sleigh village_green lookout smugglers outpost tactician warehouse
  way_of_the_monkey alliance
Class of '20|~Jahrgang 20|menagerie alchemy
  cavalry coven hunting_lodge kiln livery snowy_village wayfarer transmute vineyard university
  way_of_the_owl delay
Limited Time Offer|~Zeitlich limitiertes Angebot|menagerie prosperity_1e
  destrier displace fisherman supplies wayfarer grand_market mint peddler talisman workers_village
  way_of_the_frog desperation +colony
Birth of a Nation|~Geburt einer Nation|menagerie prosperity_1e
  animal_fair camel_train mastermind paddock stockpile city monument quarry rabble trade_route
  way_of_the_otter reap +colony
Living in Exile|~Leben im Exil|menagerie cornucopia_1e guilds_1e
  gatekeeper hostelry livery scrap stockpile fairgrounds hamlet jester journeyman taxman
  way_of_the_mule enclave
Thrill of the Hunt|~Jagdfieber|menagerie cornucopia_1e guilds_1e
  black_cat bounty_hunter camel_train mastermind village_green butcher horse_traders hunting_party menagerie tournament
  way_of_the_rat pursue
Big Blue|~Das große Blau|menagerie hinterlands_1e
  black_cat falconer sheepdog sleigh village_green cartographer fools_gold margrave trader tunnel
  way_of_the_turtle banish
Intersection|~Kreuzungspunkt|menagerie hinterlands_1e
  cardinal hostelry livery mastermind supplies develop farmland haggler nomad_camp stables
  way_of_the_mouse=crossroads gamble
Friendly Carnage|~Freundliches Gemetzel|menagerie dark_ages
  animal_fair cardinal falconer goatherd hunting_lodge altar beggar catacombs fortress market_square
  way_of_the_camel ride +shelters
Gift Horses|~Geschenkte Gäule|menagerie dark_ages
  camel_train destrier displace paddock scrap hunting_grounds pillage rats sage squire
  way_of_the_butterfly bargain +shelters
Horse Feathers|~Pferd und Feder|menagerie adventures
  destrier displace falconer sleigh stockpile magpie ranger ratcatcher relic royal_carriage
  way_of_the_ox pilgrimage
Sooner or Later|~Früher oder später|menagerie adventures
  barge gatekeeper groom mastermind village_green amulet caravan_guard dungeon giant raze
  toil mission
No Money Down|~Ohne Anzahlung|menagerie empires
  animal_fair cavalry sleigh stockpile wayfarer catapult_rocks city_quarter crown engineer villa
  way_of_the_pig advance
Detours and Shortcuts|~Umwege und Abkürzungen|menagerie empires
  camel_train fisherman gatekeeper sanctuary snowy_village enchantress overlord sacrifice settlers_bustling_village
  wild_hunt
  transport triumphal_arch
Seize the Night|~Nutze die Nacht|menagerie nocturne
  barge falconer hostelry sheepdog supplies cobbler devils_workshop exorcist monastery skulk
  way_of_the_sheep seize_the_day
Animal Crackers|~Tierkekse|menagerie nocturne
  black_cat goatherd groom hunting_lodge kiln faithful_hound pixie pooka sacred_grove shepherd
  way_of_the_chameleon enhance
Biding Time|~Abwarten|menagerie renaissance
  cavalry coven displace fisherman goatherd ducat priest recruiter scepter swashbuckler
  way_of_the_turtle sinister_plot
Villager Madness|~Verrückte Dorfbewohner|menagerie renaissance
  cardinal groom kiln livery wayfarer border_guard flag_bearer patron silk_merchant spices
  demand academy
"""
