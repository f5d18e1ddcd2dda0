"""The kingdoms that the rulebooks of Plunder recommend."""

from typing import Final

LINES: Final = """\
[plunder]
Flotsam|Treibgut|plunder
  fortune_hunter mining_road secluded_shrine first_mate jewelled_egg landing_party crucible silver_mine wealthy_village
  abundance
  hasty=first_mate
Jetsam|Strandgut|plunder
  stowaway gondola grotto longship crew cutthroat quartermaster pickaxe search siren
  prepare pious=grotto
Basic Looting|Erste Plünderung|plunder base_2e
  maroon frigate harbor_village pilgrim sack_of_loot moat cellar market mine vassal
  tireless=harbor_village
Voodoo|Voodoo|plunder base_2e
  first_mate flagship gondola shaman buried_treasure bureaucrat moneylender festival artisan remodel
  maelstrom cursed=festival
Breaking Eggs|Eier aufschlagen|plunder intrigue_2e
  maroon jewelled_egg mapmaker quartermaster buried_treasure nobles replace mining_village harem courtier
  reckless=maroon
Landlubbers|Landratten|plunder intrigue_2e
  fortune_hunter pendant cutthroat pilgrim wealthy_village secret_passage pawn mill conspirator wishing_well
  avoid friendly=conspirator
Wine-dark Seas|Weinrote Meere|plunder seaside_2e
  frigate cage cabin_boy rope enlarge astrolabe fishing_village caravan sea_witch sailor
  cheap=frigate
Treasure Island|Schatzinseln|plunder seaside_2e
  stowaway longship crew buried_treasure abundance lookout island corsair treasure_map sea_chart
  launch inherited=treasure_map
Special Delivery|Speziallieferung|plunder alchemy
  mining_road flagship trickster jewelled_egg swamp_shacks tools alchemist apothecary golem transmute
  deliver cursed=golem
Pretty Trinkets|Hübscher Schmuck|plunder prosperity_2e
  figurine jewelled_egg kings_cache rope silver_mine bank tiara investment crystal_ball war_chest
  fated=rope +colony
Buying Happiness|Gekauftes Glück|plunder prosperity_2e
  pendant mining_road stowaway cage swamp_shacks anvil workers_village bishop clerk magnate
  looting fawning=magnate +colony
Of Heralds and Hunters|Herolde & Abenteurer|plunder cornucopia_1e guilds_1e
  fortune_hunter pendant flagship cabin_boy pickaxe doctor fairgrounds herald soothsayer stonemason
  inspiring=fortune_hunter
Through the Swamp|Durch den Sumpf|plunder cornucopia_1e guilds_1e
  cage pilgrim swamp_shacks taskmaster tools baker horn_of_plenty merchant_guild menagerie hamlet
  journey patient=pilgrim
Desert Dreams|Wüstenträume|plunder hinterlands_2e
  pendant grotto harbor_village mapmaker enlarge haggler nomads oasis souk weaver
  reckless=nomads
Viking Schemes|Wikinger-Komplott|plunder hinterlands_2e
  frigate crew cabin_boy crucible wealthy_village berserker cauldron fools_gold scheme stables
  scrounge rich=berserker
Dad's Rats|Vaters Ratten|plunder dark_ages
  maroon first_mate shaman rope search poor_house squire vagrant death_cart rats
  inherited=rats +shelters
Ravagers|Verwüstungen|plunder dark_ages
  trickster grotto kings_cache cutthroat enlarge ironmonger counterfeit storeroom forager pillage
  invasion tireless=forager +shelters
Set Sail|Segel setzen|plunder adventures
  fortune_hunter first_mate figurine mapmaker search distant_lands port artificer ratcatcher treasure_trove
  ferry patient=artificer
Rush Job|Schneller Job|plunder adventures
  stowaway secluded_shrine quartermaster swamp_shacks tools gear hireling haunted_woods coin_of_the_realm wine_merchant
  rush shy=wine_merchant
City Builders|Stadtgründer|plunder empires
  frigate crucible taskmaster tools abundance farmers_market groundskeeper patrician_emporium city_quarter wild_hunt
  museum nearby=patrician_emporium
Plenty|Viel, viel, viel|plunder empires
  mining_road figurine landing_party rope wealthy_village gladiator_fortune crown sacrifice charm enchantress
  prosper friendly=figurine
Night of the Loot|Nacht der Plünderung|plunder nocturne
  pendant figurine sack_of_loot cabin_boy taskmaster faithful_hound crypt blessed_village tragic_hero werewolf
  pious=taskmaster
Skeleton Isle|Skelettinsel|plunder nocturne
  secluded_shrine kings_cache longship cutthroat pilgrim skulk tracker ghost_town idol devils_workshop
  foray hasty=idol
Circle of Life|Kreislauf des Lebens|plunder renaissance
  frigate jewelled_egg shaman pickaxe search experiment swashbuckler scholar patron acting_troupe
  cathedral inspiring=scholar
Mirror Masters|Herr der Spiegel|plunder renaissance
  trickster gondola quartermaster crucible taskmaster flag_bearer cargo_ship spices border_guard seer
  mirror fated=spices
Going Home|Nach Hause gehen|plunder menagerie
  secluded_shrine gondola mapmaker landing_party silver_mine kiln barge supplies snowy_village gatekeeper
  way_of_the_squirrel cheap=gatekeeper
Going Big|Groß rauskommen|plunder menagerie
  grotto harbor_village sack_of_loot siren enlarge mastermind sheepdog camel_train animal_fair sanctuary
  peril nearby=animal_fair
Shipmates|Schiffskameraden|plunder allies
  flagship harbor_village crew sack_of_loot shaman forts broker sycophant modify innkeeper
  cave_dwellers fawning=sycophant
Buried and Sunk|Vergraben & vergessen|plunder allies
  maroon kings_cache landing_party buried_treasure abundance skirmisher courier merchant_camp odysseys highwayman
  bury shy=merchant_camp
"""
