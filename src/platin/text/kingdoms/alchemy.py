"""The kingdoms that the rulebooks of Alchemy recommend."""

from typing import Final

LINES: Final = """\
[alchemy]
Forbidden Arts|~Verbotene Künste|alchemy base_1e
  apprentice familiar possession university cellar council_room gardens laboratory thief throne_room
Potion Mixers|~Trankmischer|alchemy base_1e
  alchemist apothecary golem herbalist transmute cellar chancellor festival militia smithy
Chemistry Lesson|~Chemiestunde|alchemy base_1e
  alchemist golem philosophers_stone university bureaucrat market moat remodel witch woodcutter
Servants|~Dienerschaft|alchemy intrigue_1e
  golem possession scrying_pool transmute vineyard conspirator great_hall minion pawn steward
Secret Research|~Geheime Forschung|alchemy intrigue_1e
  familiar herbalist philosophers_stone university bridge masquerade minion nobles shanty_town torturer
Pools, Tools, and Fools|~Brunnen, Werkzeug und Narren|alchemy intrigue_1e
  apothecary apprentice golem scrying_pool baron coppersmith ironworks nobles trading_post wishing_well
"""
