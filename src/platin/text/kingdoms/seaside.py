"""The kingdoms that the rulebooks of Seaside recommend."""

from typing import Final

LINES: Final = """\
[seaside_1e]
High Seas|~Hohe See|seaside_1e
  bazaar caravan embargo explorer haven island lookout pirate_ship smugglers wharf
Buried Treasure|~Vergrabener Schatz|seaside_1e
  ambassador cutpurse fishing_village lighthouse outpost pearl_diver tactician treasure_map warehouse wharf
Shipwrecks|~Schiffswracks|seaside_1e
  ghost_ship merchant_ship native_village navigator pearl_diver salvager sea_hag smugglers treasury warehouse
Reach for Tomorrow|~Griff nach dem Morgen|seaside_1e base_1e
  adventurer cellar council_room cutpurse ghost_ship lookout sea_hag spy treasure_map village
Repetition|~Wiederholung|seaside_1e base_1e
  caravan chancellor explorer festival militia outpost pearl_diver pirate_ship treasury workshop
Give and Take|~Geben und Nehmen|seaside_1e base_1e
  ambassador fishing_village haven island library market moneylender salvager smugglers witch
Forewarned|~Vorgewarnt|seaside_1e alchemy
  cutpurse embargo ghost_ship native_village treasure_map apothecary golem possession scrying_pool transmute
Gummed Up|~Verklebt|seaside_1e alchemy
  ambassador haven sea_hag smugglers warehouse apprentice familiar herbalist philosophers_stone vineyard
Exploding Kingdom|Explodierendes Königreich|seaside_1e prosperity_1e
  bishop grand_market kings_court city quarry lookout outpost fishing_village tactician wharf
  +colony
Pirate Bay|~Piratenbucht|seaside_1e prosperity_1e
  bazaar lighthouse pirate_ship smugglers warehouse expand hoard mint trade_route watchtower
  +colony
[seaside_2e]
High Seas|~Hohe See|seaside_2e
  bazaar caravan blockade corsair haven island lookout pirate warehouse wharf
Buried Treasure|~Vergrabener Schatz|seaside_2e
  astrolabe cutpurse fishing_village lighthouse outpost monkey tactician treasure_map sailor sea_chart
Reach for Tomorrow|~Griff nach dem Morgen|seaside_2e base_2e
  cellar council_room village artisan vassal cutpurse monkey lookout sea_witch treasure_map
Repetition|~Wiederholung|seaside_2e base_2e
  festival militia workshop harbinger remodel caravan sea_chart outpost pirate treasury
A Star to Steer By|~Ein Stern weist den Weg|seaside_2e intrigue_2e
  courtier diplomat secret_passage swindler wishing_well bazaar lookout monkey tide_pools treasure_map
Shore Patrol|~Küstenwache|seaside_2e intrigue_2e
  patrol pawn replace shanty_town trading_post cutpurse island lighthouse sea_chart wharf
Gummed Up|~Verklebt|seaside_2e alchemy
  apprentice familiar herbalist philosophers_stone vineyard haven sailor sea_witch sea_chart warehouse
Travelers|~Reisende|seaside_2e hinterlands_2e
  cartographer crossroads farmland souk stables cutpurse island lookout merchant_ship warehouse
Runners|~Läufer|seaside_2e hinterlands_2e
  berserker cauldron guard_dog nomads wheelwright bazaar blockade caravan smugglers sailor
Collector|~Der Sammler|seaside_2e cornucopia_1e
  fairgrounds farming_village fortune_teller harvest hunting_party blockade fishing_village merchant_ship smugglers
  tide_pools
Island Builder|~Inselbauer|seaside_2e guilds_1e
  advisor baker merchant_guild plaza stonemason island native_village salvager sea_chart treasury
Watery Graves|~Nasse Gräber|seaside_2e dark_ages
  count graverobber hermit rats scavenger corsair native_village salvager treasure_map treasury
  +shelters
Peasants|~Kleine Leute|seaside_2e dark_ages
  armory band_of_misfits poor_house forager vagrant fishing_village haven island lighthouse warehouse
  +shelters
Prince of Orange|~Prinz von Oranien|seaside_2e adventures
  amulet dungeon haunted_woods page swamp_hag astrolabe caravan merchant_ship fishing_village sailor
  mission
Gifts and Mathoms|~Gaben und Mathoms|seaside_2e adventures
  bridge_troll caravan_guard hireling lost_city messenger blockade haven sailor salvager smugglers
  expedition quest
King of the Sea|~König der Meere|seaside_2e empires
  archive farmers_market overlord temple wild_hunt corsair haven native_village pirate sea_witch
  delve fountain
The New Black|~Das neue Schwarz|seaside_2e nocturne
  cobbler den_of_sin ghost_town raider secret_cave caravan corsair merchant_ship sailor tactician
Forbidden Isle|~Die verbotene Insel|seaside_2e nocturne
  blessed_village cemetery idol tracker tragic_hero bazaar monkey pirate salvager tide_pools
Free Shipping|~Freihandel|seaside_2e renaissance
  acting_troupe cargo_ship lackeys research spices blockade island outpost smugglers wharf
  innovation
Digging for Treasure|~Schatzsuche|seaside_2e renaissance
  border_guard flag_bearer inventor sculptor swashbuckler caravan native_village salvager astrolabe treasure_map
  crop_rotation silos
Innsmouth|~Innsmouth|seaside_2e menagerie
  animal_fair barge coven fisherman sheepdog caravan lighthouse fishing_village tide_pools pirate
  invest way_of_the_goat
Ruritania|~Ruritanien|seaside_2e menagerie
  bounty_hunter cavalry falconer sleigh village_green astrolabe outpost tide_pools tactician warehouse
  alliance way_of_the_monkey
Forward Thinking|~Vorausschauend|seaside_2e allies
  sentinel guildmaster highwayman odysseys royal_galley cutpurse native_village sea_witch tactician warehouse
  cave_dwellers
"""
