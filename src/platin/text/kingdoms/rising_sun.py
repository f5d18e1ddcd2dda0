"""The kingdoms that the rulebooks of Rising Sun recommend."""

from typing import Final

LINES: Final = """\
[rising_sun]
Heading East|~Nach Osten|rising_sun
  alley artist craftsman fishmonger litter rice river_shrine rustic_village samurai tea_house
  progress
Dawn of an Era|~Beginn einer Ära|rising_sun
  aristocrat change daimyo gold_mine imperial_envoy kitsune mountain_shrine ninja rice_broker ronin
  kind_emperor practice
Spring Forward|~Frühlingssprung|rising_sun base_2e
  gold_mine mountain_shrine riverboat root_cellar tanuki artisan harbinger smithy throne_room workshop
  rapid_expansion riverboat=market
Money to Burn|~Geld zum Verbrennen|rising_sun base_2e
  change craftsman poet ronin snake_witch bureaucrat cellar festival merchant poacher
  panic gather
Solving the Puzzle|~Des Rätsels Lösung|rising_sun intrigue_2e
  artist gold_mine mountain_shrine riverboat ronin conspirator courtier ironworks lurker wishing_well
  enlightenment riverboat=upgrade
Cold Calculation|~Kaltes Kalkül|rising_sun intrigue_2e
  craftsman ninja snake_witch tea_house tanuki baron diplomat duke secret_passage shanty_town
  harsh_winter amass
Invasion Fleet|~Invasionsflotte|rising_sun seaside_2e
  alley kitsune ninja rice_broker riverboat blockade outpost salvager sea_chart treasure_map
  approaching_army=corsair riverboat=bazaar
Island People|~Inselvolk|rising_sun seaside_2e
  craftsman imperial_envoy rice river_shrine snake_witch caravan haven pirate sea_witch tide_pools
  great_leader kintsugi
Fast Track|~Überholspur|rising_sun alchemy
  fishmonger imperial_envoy riverboat root_cellar rustic_village samurai alchemist golem university vineyard
  progress riverboat=apprentice
Lazy Mischief|~Träger Unfug|rising_sun alchemy
  alley aristocrat change kitsune litter ninja apothecary familiar herbalist transmute
  biding_time receive_tribute
River Trade|~Flusshandel|rising_sun prosperity_2e
  craftsman litter river_shrine riverboat root_cellar anvil collection crystal_ball grand_market war_chest
  flourishing_trade riverboat=city +colony
Autumn Harvest|~Herbsternte|rising_sun prosperity_2e
  aristocrat change imperial_envoy ninja rustic_village bank investment magnate quarry watchtower
  good_harvest continue +colony
Winter Solstice|~Wintersonnenwende|rising_sun cornucopia_guilds_2e
  change daimyo gold_mine snake_witch tea_house advisor baker farrier hunting_party jester
  harsh_winter
From the Shadows|~Aus dem Schatten|rising_sun cornucopia_guilds_2e
  alley artist fishmonger poet tanuki carnival farmhands horn_of_plenty infirmary shop
  rapid_expansion gather
Swift Hands|~Flinke Hände|rising_sun hinterlands_2e
  alley ronin rustic_village samurai snake_witch cauldron haggler oasis scheme weaver
  progress
Paperwork|~Papierkram|rising_sun hinterlands_2e
  craftsman imperial_envoy river_shrine riverboat tanuki border_village crossroads spice_merchant tunnel wheelwright
  bureaucracy foresight riverboat=witchs_hut
Pandemic|~Pandemie|rising_sun dark_ages
  aristocrat fishmonger litter mountain_shrine rice_broker catacombs procession rogue scavenger vagrant
  sickness +shelters
Distant Hordes|~Ferne Horden|rising_sun dark_ages
  poet rice ronin samurai snake_witch armory forager hermit hunting_grounds squire
  approaching_army=knights asceticism +shelters
Wanderers|~Wanderer|rising_sun adventures
  imperial_envoy litter poet ronin tanuki amulet caravan_guard guide hireling miser
  flourishing_trade ball
Hero's Journey|~Heldenreise|rising_sun adventures
  aristocrat artist kitsune root_cellar samurai artificer distant_lands dungeon duplicate page
  biding_time kintsugi
Summer Castles|~Sommerschlösser|rising_sun empires
  aristocrat change rice river_shrine snake_witch capital castles city_quarter forum patrician_emporium
  kind_emperor museum
Swept Clean|~Blank gefegt|rising_sun empires
  artist kitsune mountain_shrine rice_broker root_cellar chariot_race charm crown overlord temple
  divine_wind sea_trade
Priceless Rice|~Unbezahlbarer Reis|rising_sun nocturne
  alley daimyo rice samurai tea_house blessed_village cursed_village devils_workshop faithful_hound shepherd
  growth
Dark Corners|~Dunkle Ecken|rising_sun nocturne
  artist gold_mine litter river_shrine tanuki changeling conclave sacred_grove skulk werewolf
  sickness amass
Mountain of Money|~Berge von Geld|rising_sun renaissance
  alley gold_mine kitsune rice_broker riverboat ducat experiment hideout scholar treasurer
  bureaucracy guildhall riverboat=seer
Fresh Start|~Neuanfang|rising_sun renaissance
  change daimyo ninja poet tea_house border_guard cargo_ship inventor patron sculptor
  divine_wind receive_tribute
Become the Ox|~Werde zum Ochsen|rising_sun menagerie
  aristocrat artist fishmonger poet samurai animal_fair camel_train destrier livery wayfarer
  enlightenment way_of_the_ox
Alternatives|~Alternativen|rising_sun menagerie
  alley craftsman daimyo ronin rustic_village bounty_hunter coven paddock sleigh supplies
  panic sea_trade
Expert Traders|~Erfahrene Händler|rising_sun allies
  daimyo fishmonger rice_broker riverboat rustic_village augurs contract courier hunter swap
  enlightenment crafters_guild riverboat=barbarian
Feverish Crafting|~Fieberhaftes Werken|rising_sun allies
  aristocrat craftsman fishmonger snake_witch tea_house capital_city clashes innkeeper marquis skirmisher
  rapid_expansion credit
Buried in Booty|~In Beute begraben|rising_sun plunder
  gold_mine ninja poet rice_broker tanuki first_mate flagship kings_cache pendant taskmaster
  growth prosper
Shiny Things|~Glänzende Dinge|rising_sun plunder
  daimyo litter rice river_shrine root_cellar cabin_boy cutthroat jewelled_egg pilgrim tools
  good_harvest credit
"""
