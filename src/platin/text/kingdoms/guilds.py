"""The kingdoms that the rulebooks of Guilds recommend."""

from typing import Final

LINES: Final = """\
[guilds_1e]
Arts and Crafts|~Kunst und Handwerk|guilds_1e base_1e
  cellar festival laboratory moneylender workshop advisor baker journeyman merchant_guild stonemason
Clean Living|~Ein reines Leben|guilds_1e base_1e
  gardens militia moneylender village thief baker butcher candlestick_maker doctor soothsayer
Gilding the Lily|~Des Guten zu viel|guilds_1e base_1e
  library market remodel adventurer chancellor candlestick_maker herald masterpiece plaza taxman
Name That Card|~Nenne die Karte|guilds_1e intrigue_1e
  advisor baker doctor masterpiece plaza courtyard harem nobles wishing_well tribute
Tricks of the Trade|~Berufsgeheimnisse|guilds_1e intrigue_1e
  butcher herald journeyman soothsayer stonemason conspirator masquerade nobles coppersmith great_hall
Decisions, Decisions|~Qual der Wahl|guilds_1e intrigue_1e
  butcher candlestick_maker masterpiece merchant_guild taxman bridge duke mining_village pawn upgrade
"""
