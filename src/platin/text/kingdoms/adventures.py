"""The kingdoms that the rulebooks of Adventures recommend."""

from typing import Final

LINES: Final = """\
[adventures]
Gentle Intro|~Sanfter Einstieg|adventures
  amulet distant_lands dungeon duplicate giant hireling port ranger ratcatcher treasure_trove
  scouting_party
Expert Intro|~Einstieg für Kenner|adventures
  caravan_guard coin_of_the_realm haunted_woods lost_city magpie peasant raze swamp_hag transmogrify wine_merchant
  mission plan
Level Up|~Stufenaufstieg|adventures base_1e
  dungeon gear guide lost_city miser market militia spy throne_room workshop
  training
Son of Size Distortion|~Sohn der Größenverzerrung|adventures base_1e
  amulet duplicate giant messenger treasure_trove bureaucrat gardens moneylender thief witch
  bonfire raid
Royalty Factory|~Königsschmiede|adventures intrigue_1e
  bridge_troll duplicate page raze royal_carriage conspirator harem nobles secret_chamber swindler
  pilgrimage
Masters of Finance|~Meister der Finanzen|adventures intrigue_1e
  artificer distant_lands gear transmogrify wine_merchant bridge pawn shanty_town steward upgrade
  ball borrow
Prince of Orange|~Prinz von Oranien|adventures seaside_1e
  amulet dungeon haunted_woods page swamp_hag caravan fishing_village merchant_ship tactician treasure_map
  mission
Gifts and Mathoms|~Gaben und Mathoms|adventures seaside_1e
  bridge_troll caravan_guard hireling lost_city messenger ambassador embargo haven salvager smugglers
  expedition quest
Haste Potion|~Trank der Eile|adventures alchemy
  magpie messenger port royal_carriage treasure_trove apprentice scrying_pool transmute university vineyard
  plan
Cursecatchers|~Fluchfänger|adventures alchemy
  amulet bridge_troll caravan_guard peasant ratcatcher apothecary familiar golem herbalist philosophers_stone
  save trade
Last Will and Monument|~Der Letzte Wille|adventures prosperity_1e
  coin_of_the_realm dungeon messenger relic treasure_trove bishop counting_house monument rabble vault
  inheritance +colony
Think Big|~Think Big|adventures prosperity_1e
  distant_lands giant hireling miser storyteller contraband expand hoard kings_court peddler
  ball ferry +colony
The Hero's Return|~Die Rückkehr des Helden|adventures cornucopia_1e
  artificer miser page ranger relic fairgrounds farming_village horse_traders jester menagerie
  travelling_fair
Seacraft and Witchcraft|~Seefahrt und Hexerei|adventures cornucopia_1e
  peasant storyteller swamp_hag transmogrify wine_merchant fortune_teller hamlet horn_of_plenty tournament young_witch
  ferry seaway young_witch=guide
Traders and Raiders|~Händler und Räuber|adventures hinterlands_1e
  haunted_woods lost_city page port wine_merchant develop farmland haggler spice_merchant trader
  raid
Journeys|~Reisen|adventures hinterlands_1e
  bridge_troll distant_lands giant guide ranger cartographer crossroads highway inn silk_road
  expedition inheritance
Cemetery Polka|~Friedhofspolka|adventures dark_ages
  amulet caravan_guard hireling peasant relic graverobber marauder procession rogue wandering_minstrel
  alms +shelters
Groovy Decay|~Schwungvoller Verfall|adventures dark_ages
  dungeon haunted_woods ratcatcher raze transmogrify cultist death_cart fortress knights rats
  lost_arts pathfinding +shelters
Spendthrift|~Verschwender|adventures guilds_1e
  artificer gear magpie miser storyteller doctor masterpiece merchant_guild soothsayer stonemason
  lost_arts
Queen of Tan|~Königin in Braun|adventures guilds_1e
  coin_of_the_realm duplicate guide ratcatcher royal_carriage advisor butcher candlestick_maker herald journeyman
  pathfinding save
"""
