"""The kingdoms that the rulebooks of Intrigue recommend."""

from typing import Final

LINES: Final = """\
[intrigue_1e]
Victory Dance|Siegestanz|intrigue_1e
  nobles upgrade bridge ironworks great_hall pawn harem duke masquerade scout
Secret Schemes|Geheime Pläne|intrigue_1e
  shanty_town ironworks trading_post pawn harem saboteur tribute swindler conspirator steward
Best Wishes|Beste Wünsche|intrigue_1e
  upgrade shanty_town courtyard trading_post torturer coppersmith masquerade scout steward wishing_well
Deconstruction|Demontage|intrigue_1e base_1e
  mining_village bridge secret_chamber torturer swindler thief saboteur spy throne_room remodel
Hand Madness|Eine Hand voll|intrigue_1e base_1e
  nobles courtyard torturer minion steward bureaucrat chancellor militia mine council_room
Underlings|Untergebene|intrigue_1e base_1e
  nobles baron minion masquerade steward library pawn witch festival cellar
[intrigue_2e]
Victory Dance|~Siegestanz|intrigue_2e
  baron courtier duke harem ironworks masquerade mill nobles patrol replace
The Plot Thickens|~Dicke Luft|intrigue_2e
  conspirator ironworks lurker pawn mining_village secret_passage steward swindler torturer trading_post
Best Wishes|~Alles Gute!|intrigue_2e
  baron conspirator courtyard diplomat duke secret_passage shanty_town torturer upgrade wishing_well
A Star to Steer By|~Ein Stern weist den Weg|intrigue_2e seaside_1e
  secret_passage diplomat swindler wishing_well courtier lookout treasure_map ghost_ship haven outpost
Shore Patrol|~Küstenwache|intrigue_2e seaside_1e
  patrol replace shanty_town trading_post pawn island wharf cutpurse lighthouse warehouse
Bridge Crossing|~Über die Brücke|intrigue_2e seaside_1e
  lurker nobles duke conspirator bridge salvager embargo smugglers native_village treasury
Servants|~Dienerschaft|intrigue_2e alchemy
  conspirator mill minion pawn steward golem possession scrying_pool transmute vineyard
Pools, Tools, and Fools|~Brunnen, Werkzeug und Narren|intrigue_2e alchemy
  baron ironworks lurker nobles trading_post wishing_well apothecary apprentice golem scrying_pool
All Along the Watchtower|~All along the watchtower|intrigue_2e prosperity_1e
  bridge mill mining_village pawn torturer hoard talisman trade_route vault watchtower
  +colony
Lucky Seven|~Glücksritter|intrigue_2e prosperity_1e
  bridge lurker patrol swindler wishing_well bank expand forge kings_court vault
  +colony
The Spice of Life|~Würze des Lebens|intrigue_2e cornucopia_1e
  courtier courtyard diplomat mining_village replace fairgrounds horn_of_plenty remake tournament young_witch
  young_witch=wishing_well
Small Victories|~Kleine Siege|intrigue_2e cornucopia_1e
  conspirator duke harem pawn secret_passage fortune_teller hamlet hunting_party remake tournament
Name That Card|~Nenne die Karte|intrigue_2e guilds_1e
  courtyard harem nobles replace wishing_well baker doctor plaza advisor masterpiece
Tricks of the Trade|~Berufsgeheimnisse|intrigue_2e guilds_1e
  conspirator masquerade mill nobles secret_passage stonemason herald soothsayer journeyman butcher
Money for Nothing|~Geld für nichts|intrigue_2e hinterlands_1e
  replace patrol pawn shanty_town torturer cache cartographer jack_of_all_trades silk_road tunnel
Prophecy|~Weissagung|intrigue_2e dark_ages
  baron conspirator nobles secret_passage wishing_well armory ironmonger mystic rebuild vagrant
  +shelters
Invasion|~Invasion|intrigue_2e dark_ages
  diplomat harem swindler torturer upgrade beggar marauder rogue squire urchin
  +shelters
Royalty Factory|~Königsschmiede|intrigue_2e adventures
  conspirator courtier harem nobles swindler bridge_troll duplicate page raze royal_carriage
  pilgrimage
"""
