"""Counts of small decision trees, checked exactly: every answer is offered, none twice, none that is illegal.

The counts of the laid-out positions were worked out by hand; the comments say how. "Buys" below means what can be
done in the Buy phase: end it, play all Treasures, play one, buy a pile. Copper and Curse always cost nothing.
"""

from __future__ import annotations

import pytest
from tests.proof.positions import position

from platin.engine.spec import Spec
from platin.proof.answers import distinct_answers
from platin.proof.perft import divide, perft
from platin.session import Session

FIVE = "copper*5"


def counts(session: Session, depth: int) -> list[int]:
    """Count the tree to each depth."""
    return [perft(session, d) for d in range(1, depth + 1)]


def test_chapel() -> None:
    # Play it or not: 2. Trash 0 to 2 Coppers and 0 or 1 Estate: 3*2; or Buys with Coppers in hand: end, all,
    # one Copper, buy Copper, buy Curse: 5. Together 11.
    # Then: for each Estate choice Buys with 2, 1, 0 Coppers: 2*(5+5+3) = 26. Without Chapel: end, Copper and Curse
    # lead to the other's Buys (5 each); all: 2 coins buy Estate and Chapel too: 5; one Copper: 5. 25. Together 51.
    session = position(["chapel"], ["chapel copper*2 estate", FIVE], [FIVE, FIVE])
    assert counts(session, 3) == [2, 11, 51]


def test_militia() -> None:
    # Two of CCCEE: CC, CE, EE: 3; or Buys without money: 3. Then 2 coins: end, Copper, Curse, Estate: 3*4; the
    # other way the other's Buys: 3*5. 27.
    session = position(["militia"], ["militia", "copper*3 estate*2"], [FIVE, FIVE])
    assert counts(session, 3) == [2, 6, 27]


def test_militia_asks_in_turn_order() -> None:
    # The second has 3 choices, the third two of five different cards: 10, the fourth has only three cards: none.
    # 3*10; and 3 ways to end the turn without it, each followed by 5 Buys of the second: 15.
    hands = ["militia", "copper*3 estate*2", "copper gold silver estate province", "copper*3"]
    assert counts(position(["militia"], hands, [FIVE] * 4), 3) == [2, 6, 45]


def test_moat_may_be_revealed() -> None:
    # Of two Moats one is offered. Revealed: Buys with 2 coins: end, Copper, Curse, Estate, Moat: 5. Not: two of
    # MMCCC: 3. Without Militia: 3 ends, the other plays Moat or not: 3*2. 14.
    # Then 5*2 + 3*5 + 3*(5+5) = 55.
    session = position(["militia", "moat"], ["militia", "moat*2 copper*3"], [FIVE, FIVE])
    assert counts(session, 4) == [2, 5, 14, 55]


def test_cellar() -> None:
    # 0 to 2 Coppers, Estate or not, Province or not: 3*2*2 = 12, and 5 Buys: 17. Only Coppers are drawn, so then
    # always 5 Buys: 60; after Buys as with Chapel: 25. 85.
    session = position(["cellar"], ["cellar copper*2 estate province", FIVE], ["copper*9", FIVE])
    assert counts(session, 3) == [2, 17, 85]


def test_sentry_trashes_then_discards_then_orders() -> None:
    # Silver is drawn, Gold and Estate looked at: any of 2 trashed: 4, and 5 Buys. Then: none trashed: any of 2
    # discarded: 4; one: 2*2; both: Buys with Copper and Silver: 6. 14; and 5+3+3+5+5 = 21. 35.
    # Then: none trashed: order of two: 2, one discarded: 2*6, both: 6; 20. One trashed: 2*(6+6). Both: 5+5+5+6+5+5.
    # 75. Without: end, Copper, Curse: 7+7+5+7+7 = 33 each; the others 3*5 each: 129. 204.
    session = position(["sentry"], ["sentry copper", FIVE], ["copper*5 gold estate silver", FIVE])
    assert counts(session, 4) == [2, 9, 35, 204]


def test_throne_room_does_not_ask_which_of_two_equals() -> None:
    # End, Throne Room, Workshop: 3. Both lead to a gain: Copper, Curse, Estate, Silver and the two kingdom cards:
    # 6 each; or 3 Buys. Then 6*6 + 6*3 + 3*5 = 69. Then 36*3 + 18*5 + 3*(5+8+5+5+5) = 282.
    session = position(["throne_room", "workshop"], ["throne_room workshop*2", FIVE], [FIVE, FIVE])
    assert counts(session, 4) == [3, 15, 69, 282]


def test_spy() -> None:
    # Own card, then the other's: discarded or not. 2*2, then 5 Buys each: 20. Without: 3 ends, the other's 5 Buys,
    # then 3*(5+7+5+5+5) = 81. 101.
    session = position(["spy"], ["spy", FIVE], [FIVE, FIVE])
    assert counts(session, 4) == [2, 5, 19, 101]


def test_trusty_steed_chooses_two_of_four() -> None:
    # 6 pairs and 3 Buys. Then, with Coppers drawn or not and coins or not: 5+6+5+4+3+4 = 27, and 3*5. 42.
    session = position(["tournament"], ["trusty_steed", FIVE], [FIVE, FIVE])
    assert counts(session, 3) == [2, 9, 42]


def test_herbalist_asks_only_with_a_treasure_in_play() -> None:
    # 6 Buys with Silver and Copper in hand, with and without it. Then with: 5+6+7+8+3+3 = 32 (the second Buy is
    # left after a purchase; ending without a Treasure in play goes to the other player at once); without:
    # 5+6+5+7+5+5 = 33. 65.
    session = position(["herbalist"], ["herbalist silver copper", FIVE], [FIVE, FIVE])
    assert counts(session, 3) == [2, 12, 65]


def test_an_event_is_bought_like_a_card() -> None:
    # Avoid costs 2. No Action: Buys with 2 Coppers: 5. Then end, Copper and Curse: the other's 5 each; all: 2 coins:
    # end, Copper, Curse, Estate, Avoid: 5; one Copper: 5. 25.
    session = position([], ["copper*2", FIVE], [FIVE, FIVE], landscapes=["avoid"])
    assert counts(session, 2) == [5, 25]


FIRST_GAME = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]
MIXED = ["chapel", "throne_room", "militia", "golem", "moat", "remodel", "possession", "sentry", "watchtower", "mine"]


@pytest.mark.parametrize(
    ("players", "kingdom", "seed", "expected"),
    [
        (2, FIRST_GAME, 1, [5, 30, 191, 1222, 7416]),
        (3, MIXED, 2, [5, 32, 179, 1033, 6058]),
    ],
)
def test_opening(players: int, kingdom: list[str], seed: int, expected: list[int]) -> None:
    """The first turns of whole games; these counts are recorded, not worked out."""
    assert counts(Session.new(Spec(players, tuple(kingdom)), seed), len(expected)) == expected


def test_divide_adds_up() -> None:
    session = position(["chapel"], ["chapel copper*2 estate", FIVE], [FIVE, FIVE])
    below = divide(session, 3)
    assert sum(below.values()) == perft(session, 3)
    assert below["0 turn.action card:chapel"] == 26


def test_distinct_answers_are_accepted() -> None:
    session = position(["cellar"], ["cellar copper*2 estate province", FIVE], ["copper*9", FIVE])
    session.submit([session.decision.options()[0]] if session.decision else [])
    assert session.decision is not None
    answers = list(distinct_answers(session.state, session.decision))
    assert len(answers) == 12
    for answer in answers:
        session.submit(answer)
        session.undo(force=True)
