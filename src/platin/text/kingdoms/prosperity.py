"""The kingdoms that the rulebooks of Prosperity recommend."""

from typing import Final

LINES: Final = """\
[prosperity_1e]
Beginners|Anfänger|prosperity_1e
  venture workers_village expand bank monument rabble goons royal_seal counting_house watchtower
  +colony
Friendly Interactive|Freundliche Interaktion|prosperity_1e
  workers_village bishop vault trade_route peddler hoard royal_seal forge contraband city
  +colony
Big Actions|Große Aktionen|prosperity_1e
  expand rabble vault grand_market kings_court loan mint city quarry talisman
  +colony
Biggest Money|Haufenweise Geld|prosperity_1e base_1e
  venture bank grand_market royal_seal mint adventurer moneylender laboratory mine spy
  +colony
The King's Army|Die Armee des Königs|prosperity_1e base_1e
  expand rabble vault goons kings_court bureaucrat moat village council_room spy
  +colony
The Good Life|Ein gutes Leben|prosperity_1e base_1e
  monument hoard counting_house mountebank contraband bureaucrat village gardens chancellor cellar
  +colony
Paths to Victory|Pfade zum Sieg|prosperity_1e intrigue_1e
  bishop monument goons peddler counting_house upgrade shanty_town baron pawn harem
  +colony
All Along the Watchtower|All along the watchtower|prosperity_1e intrigue_1e
  vault trade_route hoard talisman watchtower mining_village bridge great_hall pawn torturer
  +colony
Lucky Seven|Glücksritter|prosperity_1e intrigue_1e
  expand bank vault kings_court forge bridge coppersmith tribute swindler wishing_well
  +colony
Counting Contest|~Wettzählen|prosperity_1e alchemy
  bank counting_house hoard goons rabble quarry philosophers_stone golem herbalist apothecary
  +colony
Lower Learning|~Berufsausbildung|prosperity_1e alchemy
  talisman mint bishop workers_village peddler vault familiar apprentice university vineyard
  +colony
[prosperity_2e]
Beginners|Anfänger|prosperity_2e
  workers_village expand bank tiara clerk monument rabble crystal_ball magnate watchtower
  +colony
Friendly Interactive|Friedliche Interaktion|prosperity_2e
  workers_village bishop tiara vault peddler hoard forge collection city war_chest
  +colony
Biggest Money|Das große Geld|prosperity_2e base_2e
  bank tiara grand_market crystal_ball mint moneylender laboratory mine artisan harbinger
  +colony
The King's Army|Die Armee des Königs|prosperity_2e base_2e
  expand rabble vault kings_court collection bureaucrat moat village merchant council_room
  +colony
Paths to Victory|Wege zum Sieg|prosperity_2e intrigue_2e
  bishop monument peddler magnate collection upgrade shanty_town baron pawn harem
  +colony
Lucky Seven|Die glücklichen Sieben|prosperity_2e intrigue_2e
  expand bank tiara kings_court forge upgrade baron mining_village patrol wishing_well
  +colony
Pirate Bay|Piratenbucht|prosperity_2e seaside_2e
  investment hoard magnate mint charlatan monkey astrolabe native_village corsair treasury
  +colony
Lower Learning|Berufsausbildung|prosperity_2e alchemy
  anvil workers_village bishop peddler mint charlatan apprentice university familiar vineyard
  +colony
Detours|Umleitungen|prosperity_2e cornucopia_1e
  clerk hoard crystal_ball forge magnate farming_village horn_of_plenty jester remake tournament
  +colony
Quarrymen|Steinhauer|prosperity_2e guilds_1e
  expand grand_market city quarry charlatan baker soothsayer merchant_guild candlestick_maker butcher
  +colony
Instant Gratification|~Alles sofort|prosperity_2e hinterlands_2e
  bishop expand hoard mint watchtower berserker cauldron haggler oasis trail
  +colony
Treasure Trove|~Schatzfund|prosperity_2e hinterlands_2e
  bank clerk crystal_ball monument tiara cauldron develop fools_gold guard_dog inn
  +colony
One Man's Trash|Müllabfuhr|prosperity_2e dark_ages
  anvil crystal_ball magnate city war_chest counterfeit squire market_square forager pillage
  +colony +shelters
Honor Among Thieves|Ganovenehre|prosperity_2e dark_ages
  hoard forge collection quarry watchtower bandit_camp squire marauder procession rogue
  +colony +shelters
Last Will and Monument|Der Letzte Wille|prosperity_2e adventures
  bishop monument vault magnate collection port coin_of_the_realm messenger relic dungeon
  inheritance +colony
Think Big|Think Big|prosperity_2e adventures
  expand peddler hoard kings_court war_chest distant_lands hireling miser storyteller giant
  ball ferry +colony
Big Time|Big Time|prosperity_2e empires
  bank tiara investment grand_market forge gladiator_fortune royal_blacksmith patrician_emporium capital villa
  dominate obelisk=patrician_emporium +colony
Gilded Gates|Geschmiedete Tore|prosperity_2e empires
  anvil peddler mint collection war_chest encampment_plunder groundskeeper city_quarter chariot_race wild_hunt
  basilica palace +colony
Treasures of the Night|Schätze der Nacht|prosperity_2e nocturne
  tiara investment crystal_ball war_chest charlatan crypt night_watchman raider vampire guardian
  +colony
Day at the Races|Ein Tag beim Pferderennen|prosperity_2e nocturne
  anvil bishop clerk peddler watchtower druid tormentor cemetery blessed_village tragic_hero
  druid=the_forests_gift+the_rivers_gift+the_swamps_gift +colony
Dreamers of Dreams|Traum-Träumer|prosperity_2e renaissance
  workers_village monument vault watchtower charlatan old_witch cargo_ship scholar priest scepter
  academy +colony
Movers and Shakers|Geld regiert die Welt|prosperity_2e renaissance
  bank investment rabble grand_market city research patron treasurer villain hideout
  capitalism citadel +colony
Limited Time Offer|Zeitlich limitiertes Angebot|prosperity_2e menagerie
  anvil workers_village grand_market peddler mint fisherman supplies destrier displace wayfarer
  desperation way_of_the_frog +colony
Otter Chaos|Otter-Chaos|prosperity_2e menagerie
  clerk monument city quarry war_chest mastermind hunting_lodge camel_train paddock animal_fair
  reap way_of_the_otter +colony
Inventing Mania|Erfinderboom|prosperity_2e allies
  anvil expand rabble kings_court quarry augurs capital_city importer carpenter bauble
  family_of_inventors +colony
Bank of Toadies|Schmeicheln macht reich|prosperity_2e allies
  bank clerk investment vault city odysseys marquis broker town sycophant
  league_of_bankers +colony
"""
