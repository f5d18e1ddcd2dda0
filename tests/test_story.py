"""The story of a round: what the others did since a player's last turn, in both languages."""

from __future__ import annotations

import pytest
from tests.matches import at_position, pick

from platin.server import presenter
from platin.server.match import Match


def story(match: Match, seat: int, lang: str) -> str:
    message = presenter.table_message(match, seat, lang, 0, [(True, False)] * len(match.seats))
    return "".join(part if isinstance(part, str) else part["text"] for part in message["story"])


def end_turn(match: Match) -> None:
    """Let whoever has the turn do nothing more in it."""
    turn = match.session.state.turn_number
    while match.session.state.turn_number == turn and match.session.decision is not None:
        match.answer(match.session.decision.by, match.question, [])


POSITION = """
kingdom: [Militia, Witch, Workshop, Village]
A: {hand: "Militia, 2 Gold, 2 Estate", deck: "9 Copper"}
B: {hand: "Witch, 4 Gold", deck: "9 Copper"}
"""


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The Witch gave you a Curse. Your Militia cost Person 1 2 cards; Person 1 bought a Province."),
        (
            "de",
            "Die Hexe brachte dir einen Fluch. Deine Miliz kostete Person 1 2 Karten; Person 1 kaufte eine Provinz.",
        ),
    ],
)
def test_a_round_is_told_to_who_sits_in_it(lang: str, told: str) -> None:
    match = at_position(POSITION)
    assert story(match, 0, lang) == ""
    pick(match, "militia")
    pick(match, "gold", "gold")
    end_turn(match)
    pick(match, "witch")
    pick(match, "treasures")
    if "province" not in [option.name for option in match.session.options()]:
        pytest.fail("the other can buy a Province")
    pick(match, "province")
    while match.session.state.turn.seat == 1:
        match.answer(1, match.question, [])
    assert story(match, 0, lang) == told
    assert story(match, -1, lang) == "", "who only looks on has had no turn"


def test_cards_and_players_are_told_apart() -> None:
    match = at_position('kingdom: [Village]\nB: {hand: "Gold", deck: "9 Copper"}')
    end_turn(match)
    pick(match, "treasures")
    pick(match, "silver")
    message = presenter.table_message(match, 0, "en", 0, [(True, False)] * 2)
    player, between, card, end = message["story"]
    assert (player, card) == ({"text": "Person 1", "seat": 1}, {"text": "Silver", "card": "silver"})
    assert (between, end) == (" bought a ", ".")


def test_the_own_turn_is_no_news() -> None:
    match = at_position('kingdom: [Workshop, Village]\nA: {hand: "Workshop, 4 Copper"}')
    pick(match, "workshop")
    pick(match, "village")
    assert story(match, 0, "en") == ""
    end_turn(match)
    assert story(match, 0, "en") == ""
    assert story(match, 1, "en") == "Person 0 gained a Village."
