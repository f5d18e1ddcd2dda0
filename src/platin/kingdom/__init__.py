"""Setting up a game: kingdoms by name, list or chance, and what to take out of the boxes for them.

`draw` draws a kingdom with wishes, `prepare` makes a set or list ready; both give a `Plan`, whose `spec` can be played.
`box_list` tells what to take out of the boxes. Everything that cannot be raises `KingdomError`.
"""

from platin.kingdom.as_json import box_list_as_json, card_as_json, plan_as_json, set_as_json
from platin.kingdom.box_list import BoxList, Material, TakenLandscape, TakenPile, box_list
from platin.kingdom.boxes import ANY, FIRST, LATER, find_expansion, implemented
from platin.kingdom.kinds import KINDS, has_kind, read_kind
from platin.kingdom.messages import KingdomError, Message, box_name, kind_name, tell
from platin.kingdom.plan import NO_OPTIONS, Plan, draw, prepare

__all__ = [
    "ANY",
    "FIRST",
    "KINDS",
    "LATER",
    "NO_OPTIONS",
    "BoxList",
    "KingdomError",
    "Material",
    "Message",
    "Plan",
    "TakenLandscape",
    "TakenPile",
    "box_list",
    "box_list_as_json",
    "box_name",
    "card_as_json",
    "draw",
    "find_expansion",
    "has_kind",
    "implemented",
    "kind_name",
    "plan_as_json",
    "prepare",
    "read_kind",
    "set_as_json",
    "tell",
]
