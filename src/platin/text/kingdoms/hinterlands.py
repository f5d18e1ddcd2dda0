"""The kingdoms that the rulebooks of Hinterlands recommend."""

from typing import Final

LINES: Final = """\
[hinterlands_1e]
Introduction|Einführung|hinterlands_1e
  develop haggler spice_merchant jack_of_all_trades margrave nomad_camp oasis cache stables crossroads
Fair Trades|Lauterer Wettbewerb|hinterlands_1e
  develop ill_gotten_gains noble_brigand trader farmland border_village duchess cartographer silk_road stables
Bargains|Gelegenheiten|hinterlands_1e
  trader haggler highway spice_merchant border_village duchess fools_gold scheme nomad_camp cache
Gambits|~Winkelzüge|hinterlands_1e
  cartographer crossroads embassy inn jack_of_all_trades mandarin nomad_camp oasis oracle tunnel
Adventures Abroad|Abenteuerfahrt|hinterlands_1e base_1e
  farmland spice_merchant fools_gold oracle crossroads adventurer festival chancellor laboratory remodel
Highway Robbery|Straßenräuber|hinterlands_1e base_1e
  noble_brigand highway inn margrave oasis library moneylender cellar throne_room workshop
Money for Nothing|~Geld für nichts|hinterlands_1e intrigue_1e
  cache cartographer jack_of_all_trades silk_road tunnel coppersmith great_hall pawn shanty_town torturer
The Duke's Ball|~Der Ball des Herzogs|hinterlands_1e intrigue_1e
  duchess haggler inn noble_brigand scheme conspirator duke harem masquerade upgrade
Travelers|~Reisende|hinterlands_1e seaside_1e
  cartographer crossroads farmland silk_road stables cutpurse island lookout merchant_ship warehouse
Diplomacy|~Diplomatie|hinterlands_1e seaside_1e
  embassy farmland ill_gotten_gains noble_brigand trader ambassador bazaar caravan embargo smugglers
Schemes and Dreams|~Pläne und Träume|hinterlands_1e alchemy
  duchess fools_gold ill_gotten_gains jack_of_all_trades scheme apothecary apprentice herbalist philosophers_stone
  transmute
Wine Country|~Weinland|hinterlands_1e alchemy
  crossroads farmland haggler highway nomad_camp apprentice familiar golem university vineyard
Instant Gratification|~Alles sofort|hinterlands_1e prosperity_1e
  farmland haggler ill_gotten_gains noble_brigand trader bishop expand hoard mint watchtower
  +colony
Treasure Trove|~Schatzfund|hinterlands_1e prosperity_1e
  cache develop fools_gold ill_gotten_gains mandarin bank monument royal_seal trade_route venture
  +colony
Blue Harvest|~Blaue Ernte|hinterlands_1e cornucopia_1e
  fools_gold mandarin noble_brigand trader tunnel hamlet horn_of_plenty horse_traders jester tournament
Traveling Circus|~Zirkus auf Reisen|hinterlands_1e cornucopia_1e
  border_village embassy fools_gold nomad_camp oasis fairgrounds farming_village hunting_party jester menagerie
Exchanges|~Tauschgeschäfte|hinterlands_1e guilds_1e
  border_village develop ill_gotten_gains stables trader butcher herald masterpiece soothsayer stonemason
Road to Riches|~Der Weg zum Reichtum|hinterlands_1e guilds_1e
  crossroads farmland highway spice_merchant tunnel advisor baker candlestick_maker journeyman merchant_guild
[hinterlands_2e]
Introduction|~Einführung|hinterlands_2e
  cartographer crossroads develop jack_of_all_trades margrave nomads oasis spice_merchant stables weaver
Bargains|~Gelegenheiten|hinterlands_2e
  border_village cauldron fools_gold haggler highway scheme souk trader trail wheelwright
Happy Trails|~Frohe Fahrt|hinterlands_2e base_2e
  cellar library moneylender throne_room workshop berserker highway nomads oasis trail
Adventures Abroad|~Abenteuerfahrt|hinterlands_2e base_2e
  festival laboratory remodel sentry vassal crossroads fools_gold guard_dog souk witchs_hut
Money for Nothing|~Geld für nichts|hinterlands_2e intrigue_2e
  cartographer jack_of_all_trades tunnel weaver wheelwright patrol pawn replace shanty_town torturer
The Duke's Ball|~Der Ball des Herzogs|hinterlands_2e intrigue_2e
  guard_dog inn scheme trail wheelwright conspirator duke harem masquerade upgrade
Wine Country|~Weinland|hinterlands_2e alchemy
  apprentice familiar golem university vineyard farmland guard_dog highway margrave nomads
Blue Harvest|~Blaue Ernte|hinterlands_2e cornucopia_1e
  hamlet horn_of_plenty horse_traders jester tournament fools_gold trail tunnel weaver witchs_hut
Exchanges|~Tauschgeschäfte|hinterlands_2e guilds_1e
  butcher herald masterpiece soothsayer stonemason border_village cauldron develop stables trader
Far From Home|~In der Ferne|hinterlands_2e dark_ages
  catacombs count feodum fortress wandering_minstrel cartographer develop fools_gold weaver witchs_hut
  +shelters
Expeditions|~Expeditionen|hinterlands_2e dark_ages
  altar catacombs ironmonger poor_house storeroom highway nomads oasis scheme spice_merchant
  +shelters
Traders and Raiders|~Händler und Räuber|hinterlands_2e adventures
  haunted_woods lost_city page port wine_merchant berserker guard_dog haggler spice_merchant trader
  raid
Journeys|~Reisen|hinterlands_2e adventures
  bridge_troll distant_lands giant guide ranger cartographer crossroads highway inn trail
  expedition inheritance
Simple Plans|~Einfache Pläne|hinterlands_2e empires
  catapult_rocks enchantress forum patrician_emporium villa border_village cauldron haggler stables wheelwright
  donate labyrinth
Expansion|~Expansion|hinterlands_2e empires
  castles charm encampment_plunder engineer legionary farmland oasis spice_merchant stables tunnel
  battlefield fountain
Search Party|~Auf zur Party|hinterlands_2e nocturne
  cartographer inn oasis scheme souk cobbler conclave druid faithful_hound werewolf
  druid=the_mountains_gift+the_skys_gift+the_suns_gift
Counting Sheep|~Schafe zählen|hinterlands_2e nocturne
  crossroads farmland oasis tunnel weaver crypt leprechaun pooka secret_cave shepherd
Sweetened Deals|~Versüßte Geschäfte|hinterlands_2e renaissance
  develop guard_dog haggler spice_merchant witchs_hut flag_bearer lackeys mountain_village silk_merchant spices
  silos
A Penny Saved|~Gespart ist verdient|hinterlands_2e renaissance
  berserker border_village oasis souk trader ducat patron scepter seer swashbuckler
  barracks guildhall
Big Blue|~Das große Blau|hinterlands_2e menagerie
  trader trail tunnel weaver witchs_hut black_cat falconer sheepdog sleigh village_green
  banish way_of_the_turtle
Intersection|~Kreuzungspunkt|hinterlands_2e menagerie
  develop farmland nomads stables wheelwright cardinal hostelry livery mastermind supplies
  gamble way_of_the_mouse=crossroads
Longest Tunnel|~Der längste Tunnel|hinterlands_2e allies
  bauble capital_city carpenter contract innkeeper haggler jack_of_all_trades margrave trail tunnel
  fellowship_of_scribes
"""
