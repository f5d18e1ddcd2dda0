"""The kingdoms that the rulebooks of Cornucopia, and those of Cornucopia & Guilds together, recommend."""

from typing import Final

LINES: Final = """\
[cornucopia_1e]
Bounty of the Hunt|Kopfgeld|cornucopia_1e base_1e
  harvest horn_of_plenty menagerie hunting_party tournament moneylender festival cellar militia smithy
Bad Omens|Böses Omen|cornucopia_1e base_1e
  horn_of_plenty jester remake fortune_teller hamlet adventurer bureaucrat laboratory spy throne_room
The Jester's Workshop|Wanderzirkus|cornucopia_1e base_1e
  farming_village fairgrounds jester young_witch horse_traders feast laboratory market remodel workshop
  young_witch=chancellor
Last Laughs|Wer zuletzt lacht|cornucopia_1e intrigue_1e
  farming_village harvest jester horse_traders hunting_party nobles pawn minion swindler steward
The Spice of Life|Würze des Lebens|cornucopia_1e intrigue_1e
  fairgrounds horn_of_plenty young_witch remake tournament mining_village courtyard great_hall coppersmith tribute
  young_witch=wishing_well
Small Victories|Kleine Siege|cornucopia_1e intrigue_1e
  remake hunting_party tournament fortune_teller hamlet great_hall pawn harem duke conspirator
[cornucopia_guilds_1e]
Misfortune|~Missgeschick|cornucopia_1e guilds_1e
  fairgrounds farming_village fortune_teller horse_traders jester advisor candlestick_maker doctor soothsayer taxman
Baking Contest|~Backwettbewerb|cornucopia_1e guilds_1e
  farming_village harvest menagerie remake tournament baker herald journeyman masterpiece stonemason
Collector|~Der Sammler|cornucopia_1e seaside_1e
  fairgrounds farming_village fortune_teller harvest hunting_party embargo fishing_village merchant_ship navigator
  smugglers
Collider|~Zusammenstoß|cornucopia_1e seaside_1e
  horn_of_plenty horse_traders jester menagerie tournament lighthouse salvager treasure_map treasury warehouse
Ghosts & Taxes|~Geister & Steuern|guilds_1e seaside_1e
  butcher candlestick_maker herald soothsayer taxman cutpurse ghost_ship haven outpost smugglers
Island Builder|~Inselbauer|guilds_1e seaside_1e
  baker doctor merchant_guild plaza stonemason island native_village salvager tactician treasury
Clown College|~Clownschule|cornucopia_1e alchemy
  alchemist familiar golem philosophers_stone university jester harvest horse_traders menagerie remake
Wine & Dine|~Speis & Trank|cornucopia_1e alchemy
  apothecary apprentice scrying_pool transmute vineyard fairgrounds hamlet horn_of_plenty hunting_party young_witch
  young_witch=herbalist
Illuminati|~Illuminati|guilds_1e alchemy
  apprentice golem philosophers_stone scrying_pool university butcher herald masterpiece merchant_guild stonemason
Tonics & Toxins|~Tinkturen & Toxine|guilds_1e alchemy
  alchemist familiar herbalist transmute vineyard baker candlestick_maker doctor plaza soothsayer
Detours|~Umleitungen|cornucopia_1e prosperity_1e
  farming_village horn_of_plenty jester remake tournament hoard peddler rabble trade_route venture
  +colony
Quarrymen|~Steinhauer|guilds_1e prosperity_1e
  baker merchant_guild soothsayer stonemason taxman city expand grand_market mountebank quarry
  +colony
Metal & Meat|~Metall & Fleisch|guilds_1e prosperity_1e
  butcher candlestick_maker plaza stonemason taxman forge kings_court monument venture watchtower
  +colony
Penny Pinching|~Pfennigfuchser|guilds_1e prosperity_1e
  advisor doctor herald journeyman merchant_guild bank counting_house goons peddler royal_seal
  +colony
Stoneground|~Steingemahlen|guilds_1e dark_ages
  hunting_grounds ironmonger marauder procession rogue advisor baker candlestick_maker plaza stonemason
  +shelters
Class Struggle|~Klassenkampf|guilds_1e dark_ages
  feodum fortress knights market_square poor_house butcher doctor journeyman merchant_guild taxman
  +shelters
The Endless Fair|~Der endlose Jahrmarkt|cornucopia_1e guilds_1e nocturne
  fairgrounds farming_village fortune_teller baker merchant_guild devils_workshop exorcist monastery pixie shepherd
Happy Chaos|~Fröhliches Chaos|cornucopia_1e guilds_1e nocturne
  harvest jester doctor herald masterpiece blessed_village changeling fool faithful_hound sacred_grove
[cornucopia_guilds_2e]
Misfortune|~Missgeschick|cornucopia_guilds_2e
  advisor candlestick_maker carnival fairgrounds farmhands horn_of_plenty infirmary jester merchant_guild soothsayer
Baking Contest|~Backwettbewerb|cornucopia_guilds_2e
  baker farrier hamlet herald hunting_party joust menagerie remake shop stonemason
Bounty of the Hunt|~Kopfgeld|cornucopia_guilds_2e base_2e
  ferryman horn_of_plenty hunting_party joust menagerie cellar festival militia moneylender smithy
  ferryman=farrier
Gilding the Lily|~Des Guten zu viel|cornucopia_guilds_2e base_2e
  candlestick_maker footpad plaza remake young_witch library merchant remodel market sentry
  young_witch=vassal
The Spice of Life|~Würze des Lebens|cornucopia_guilds_2e intrigue_2e
  fairgrounds horn_of_plenty joust remake young_witch courtier courtyard diplomat mining_village replace
  young_witch=wishing_well
Collecting|~Sammelleidenschaft|cornucopia_guilds_2e seaside_2e
  fairgrounds farmhands farrier footpad hunting_party blockade fishing_village monkey smugglers tide_pools
Clown College|~Clownschule|cornucopia_guilds_2e alchemy
  candlestick_maker carnival herald infirmary jester menagerie apothecary familiar golem university
Detours|~Umleitungen|cornucopia_guilds_2e prosperity_2e
  farmhands horn_of_plenty jester joust remake clerk crystal_ball forge hoard magnate
  +colony
Blue Harvest|~Blaue Ernte|cornucopia_guilds_2e hinterlands_2e
  farrier ferryman hamlet horn_of_plenty joust fools_gold trail tunnel weaver witchs_hut
  ferryman=guard_dog
Exchanges|~Tauschgeschäfte|cornucopia_guilds_2e hinterlands_2e
  butcher herald soothsayer stonemason young_witch border_village cauldron develop stables trader
  young_witch=oasis
Dark Carnival|~Dunkler Jahrmarkt|cornucopia_guilds_2e dark_ages
  fairgrounds ferryman hamlet horn_of_plenty menagerie cultist death_cart hermit junk_dealer knights
  ferryman=fortress +shelters
Stoneground|~Steingemahlen|cornucopia_guilds_2e dark_ages
  advisor farrier plaza shop stonemason hunting_grounds ironmonger procession marauder rogue
  +shelters
The Hero's Return|~Die Rückkehr des Helden|cornucopia_guilds_2e adventures
  carnival farmhands footpad menagerie shop artificer miser page ranger relic
  travelling_fair
Queen of Tan|~Königin in Braun|cornucopia_guilds_2e adventures
  advisor herald journeyman merchant_guild young_witch duplicate guide transmogrify ratcatcher royal_carriage
  pathfinding save young_witch=coin_of_the_realm
Zookeepers|~Tierpfleger|cornucopia_guilds_2e empires
  ferryman menagerie jester remake shop groundskeeper overlord sacrifice settlers_bustling_village wild_hunt
  annex colonnade ferryman=villa
Cash Flow|~Geldfluss|cornucopia_guilds_2e empires
  baker carnival herald infirmary soothsayer castles city_quarter engineer gladiator_fortune royal_blacksmith
  baths mountain_pass
The Endless Fair|~Der endlose Jahrmarkt|cornucopia_guilds_2e nocturne
  baker carnival fairgrounds farmhands merchant_guild devils_workshop exorcist monastery pixie shepherd
Happy Chaos|~Fröhliches Chaos|cornucopia_guilds_2e nocturne
  carnival infirmary jester shop young_witch blessed_village changeling faithful_hound sacred_grove secret_cave
  young_witch=leprechaun
Combo Corner|~Kombinationsecke|cornucopia_guilds_2e renaissance
  farrier ferryman horn_of_plenty jester stonemason ducat experiment hideout sculptor seer
  canal ferryman=mountain_village
Filling the Coffers|~Volle Truhen|cornucopia_guilds_2e renaissance
  baker butcher farrier merchant_guild plaza priest recruiter spices swashbuckler treasurer
  city_gate star_chart
Living in Exile|~Leben im Exil|cornucopia_guilds_2e menagerie
  farmhands footpad hamlet infirmary journeyman gatekeeper hostelry livery scrap stockpile
  enclave way_of_the_mule
Thrill of the Hunt|~Jagdfieber|cornucopia_guilds_2e menagerie
  butcher carnival hamlet hunting_party joust black_cat bounty_hunter camel_train mastermind village_green
  pursue way_of_the_rat
Huge Collections|~Riesige Sammlungen|cornucopia_guilds_2e allies
  advisor fairgrounds hunting_party plaza shop clashes contract forts galleria sentinel
  woodworkers_guild
Forest Scouts|~Waldspäher|cornucopia_guilds_2e allies
  butcher candlestick_maker farmhands footpad journeyman augurs emissary innkeeper royal_galley sentinel
  forest_dwellers
Of Heralds and Hunters|~Herolde & Abenteurer|cornucopia_guilds_2e plunder
  fairgrounds herald infirmary soothsayer stonemason cabin_boy flagship fortune_hunter pendant pickaxe
  inspiring=fortune_hunter
"""
