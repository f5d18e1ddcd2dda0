"""Cards that nobody has judged are bought, played and answered sensibly: by what they say, and by intents."""

from __future__ import annotations

import os
from collections.abc import Sequence

import pytest

from platin.bots.general import GeneralBot, general
from platin.bots.lore import Lore, lore_of
from platin.cards import LIBRARY
from platin.engine.card import Card, CardDef, Plus
from platin.engine.const import (
    ACTION,
    ACTIONS,
    ATTACK,
    HAND,
    OPT_MODE,
    OPT_NUMBER,
    OPT_PILE,
    OPT_SEAT,
    OPT_VALUE,
    OVER,
    REACTION,
    RUINS,
    SHELTER,
    TREASURE,
    VICTORY,
)
from platin.engine.decision import Decision
from platin.engine.facts import CURSES, GAINS, TRASHES
from platin.engine.game import Game
from platin.engine.intent import (
    INTENTS,
    NO_INTENT,
    TO_BOTTOM,
    TO_DISCARD,
    TO_EXILE,
    TO_GAIN,
    TO_GIVE,
    TO_KEEP,
    TO_ORDER,
    TO_PLAY,
    TO_PUT_TOKEN,
    TO_RETURN,
    TO_REVEAL,
    TO_ROTATE,
    TO_SET_ASIDE,
    TO_SPEND,
    TO_TAKE,
    TO_TOPDECK,
    TO_TRASH,
)
from platin.engine.setup import Library, deal, lay_out
from platin.engine.spec import Spec
from platin.engine.state import GameState
from platin.engine.turn import step

made_up = pytest.mark.skipif(
    "PLATIN_COMPILED" in os.environ, reason="cards cannot be made up in Python where they are compiled"
)
KINGDOM = ["smithy", "village", "militia", "chapel", "market", "witch", "moat"]


class Foundry(CardDef):
    """+2 Actions, +2 coins. A card that nobody knows."""

    types = ACTION
    cost = 5
    brings = Plus(actions=2, coins=2)


class Murrain(CardDef):
    """+3 Cards. Each other player gains a Curse."""

    types = ACTION | ATTACK
    cost = 5
    brings = Plus(cards=3)
    kinds = CURSES

    def then(self, game: Game, me: int, this: Card) -> None:
        for other in game.affected(me):
            game.gain(other, game.state.rules.curse)


class Furnace(CardDef):
    """+1 coin. Trash a card from your hand."""

    types = ACTION
    cost = 3
    brings = Plus(coins=1)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.choose_card(me, "burn", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class Sluice(CardDef):
    """+3 Cards. You may trash a card from your hand."""

    types = ACTION
    cost = 5
    brings = Plus(cards=3)
    kinds = TRASHES

    def then(self, game: Game, me: int, this: Card) -> None:
        card = game.may_choose_card(me, "wash", game.hand(me), intent=TO_TRASH)
        if card is not None:
            game.trash([card], me, HAND)


class Crossroad(CardDef):
    """Choose one: +2 Cards, +2 Actions, +2 coins, gain a Gold; or trash two cards from your hand."""

    types = ACTION
    cost = 5
    may_bring = Plus(cards=2, actions=2, coins=2)

    def then(self, game: Game, me: int, this: Card) -> None:
        game.choose_options(me, "which", ["cards", "actions", "coins", "gold", "trash"])


class Rubble(CardDef):
    """A Shelter of no use."""

    types = REACTION | SHELTER
    cost = 1
    kingdom = False


def table_with(*kinds: type[CardDef]) -> GameState:
    library = Library()
    library.cards.update(LIBRARY.cards)
    for kind in kinds:
        library.add(kind, __name__)
    made = [name for name in library.cards if name not in LIBRARY.cards and library.cards[name].kingdom]
    return lay_out(library, Spec(2, (*KINGDOM, *made)))


def start(hand: Sequence[str], *kinds: type[CardDef], deck: Sequence[str] = ("silver",) * 8) -> Game:
    """Begin a game in the middle of the Action phase of the first player, with these cards in hand and deck."""
    game = Game(deal(table_with(*kinds), 1), [None, None])
    step(game)
    state = game.state
    player = state.players[0]
    player.deck, player.hand = take(game, deck), take(game, hand)
    state.phase = ACTIONS
    return game


def take(game: Game, names: Sequence[str]) -> list[Card]:
    """Take cards from their piles."""
    return [game.state.own_pile(game.pile_of(name)).pop() for name in names]


def picks(game: Game, decision: Decision) -> list[str]:
    """Tell what the bot picks, by name."""
    answer = GeneralBot()(game, decision)
    decision.check(answer)
    return [game.state.rules.cards[code].name for code in answer]


def pick(hand: Sequence[str], intent: int, low: int, high: int) -> list[str]:
    """Tell which cards of the hand the bot picks."""
    game = start(hand)
    return picks(game, game.card_question(0, "which", low, high, game.hand(0), intent))


# What is thought of a card


@made_up
def test_what_a_card_says_about_itself_is_what_is_thought_of_it() -> None:
    table = table_with(Foundry, Murrain, Furnace, Crossroad)
    known = {defn.name: lore_of(defn) for defn in table.rules.defs}
    foundry, murrain, furnace = known["foundry"], known["murrain"], known["furnace"]
    assert (foundry.actions, foundry.coins, foundry.forced) == (2, 2, 0)
    assert (murrain.cards, murrain.attacks, murrain.curses) == (3, 1, 1)
    assert (furnace.trashes, furnace.coins) == (1, 1)
    assert murrain.worth > known["crossroad"].worth > furnace.worth
    assert murrain.copies == 2


@made_up
def test_a_good_card_is_in_the_plan_and_a_weak_one_is_not() -> None:
    names = [wish.name for wish in general(table_with(Murrain, Furnace).rules).gain]
    assert "murrain" in names
    assert names.index("murrain") < names.index("gold")
    assert "furnace" not in names


def test_junk_is_junk_by_its_types() -> None:
    for types, junk in ((RUINS | ACTION, 1), (SHELTER, 1), (ACTION, 0), (TREASURE, 0), (VICTORY, 0)):
        defn = CardDef()
        defn.types = types
        known = Lore()
        known.settle(defn)
        assert known.junk == junk


def test_what_gains_is_worth_more_than_what_does_nothing() -> None:
    worth: list[int] = []
    for kinds in (0, GAINS, CURSES):
        defn = CardDef()
        defn.types = ACTION
        defn.cost = 4
        defn.kinds = kinds
        known = Lore()
        known.settle(defn)
        worth.append(known.worth)
    assert worth == sorted(set(worth))


# Playing it


def next_play(game: Game) -> list[str]:
    playable = [card for card in game.hand(0) if card.types & ACTION]
    return picks(game, game.card_question(0, "turn.action", 0, 1, playable, TO_PLAY))


@made_up
def test_a_card_that_must_trash_is_tried_out_before_it_is_played() -> None:
    assert next_play(start(["furnace", "gold", "gold"], Furnace)) == []
    assert next_play(start(["furnace", "gold", "curse"], Furnace)) == ["furnace"]
    # One that may trash does no harm.
    assert next_play(start(["sluice", "gold", "gold"], Sluice)) == ["sluice"]


@made_up
def test_what_gives_actions_comes_first() -> None:
    assert next_play(start(["smithy", "foundry", "copper"], Foundry)) == ["foundry"]


@made_up
@pytest.mark.parametrize(
    ("hand", "deck", "chosen"),
    [
        (["estate", "copper"], ["gold"] * 8, "cards"),
        (["smithy", "militia"], ["copper"] * 8, "actions"),
        (["gold", "gold"], ["estate"] * 8, "coins"),
        (["gold", "gold", "gold"], ["estate"] * 8, "gold"),
        (["curse", "estate"], ["copper"] * 8, "trash"),
    ],
)
def test_printed_options_are_weighed_by_what_they_do(hand: list[str], deck: list[str], chosen: str) -> None:
    game = start(["crossroad", *hand], Crossroad, deck=deck)
    asked: list[str] = []
    bot = GeneralBot()

    def agent(game: Game, decision: Decision) -> list[int]:
        answer = bot(game, decision)
        if decision.word == "which":
            asked.append(decision.labels[answer[0] & OPT_VALUE])
        return answer

    game.agents = [agent, agent]
    game.state.turn.actions = 0
    game.play(0, game.hand(0)[0], HAND)
    assert asked == [chosen]


@made_up
@pytest.mark.parametrize("seed", range(4))
def test_games_with_cards_that_nobody_knows_come_to_an_end(seed: int) -> None:
    table = table_with(Foundry, Murrain, Furnace, Sluice, Crossroad)
    game = Game(deal(table, seed), [GeneralBot(), GeneralBot()])
    while game.state.phase != OVER:
        step(game)
        assert game.state.turn_number < 200


# Every intent


@pytest.mark.parametrize(
    ("intent", "low", "high", "hand", "picked"),
    [
        (TO_TRASH, 1, 1, ["gold", "curse", "silver"], ["curse"]),
        (TO_TRASH, 0, 3, ["gold", "silver"], []),
        (TO_DISCARD, 1, 1, ["gold", "estate", "silver"], ["estate"]),
        (TO_DISCARD, 0, 3, ["gold", "estate", "silver"], ["estate"]),
        (TO_TAKE, 1, 1, ["copper", "gold", "estate"], ["gold"]),
        (TO_KEEP, 1, 1, ["copper", "gold", "estate"], ["gold"]),
        (TO_TOPDECK, 1, 1, ["smithy", "smithy", "gold", "gold"], ["smithy"]),
        (TO_SET_ASIDE, 1, 1, ["smithy", "smithy", "gold", "gold"], ["smithy"]),
        (TO_BOTTOM, 1, 1, ["gold", "curse", "silver"], ["curse"]),
        (TO_EXILE, 1, 1, ["gold", "province", "silver"], ["province"]),
        (TO_EXILE, 0, 1, ["gold", "silver"], []),
        (TO_RETURN, 1, 1, ["gold", "curse", "silver"], ["curse"]),
        (TO_GIVE, 1, 1, ["gold", "estate", "silver"], ["estate"]),
        (TO_REVEAL, 0, 1, ["gold", "silver"], ["gold"]),
        (TO_PLAY, 0, 1, ["smithy", "village"], ["smithy"]),
        (TO_ORDER, 3, 3, ["gold", "curse", "copper"], ["curse", "copper", "gold"]),
        (TO_ORDER, 1, 1, ["gold", "curse", "copper"], ["curse"]),
        (NO_INTENT, 1, 1, ["gold", "curse", "copper"], ["curse"]),
        (NO_INTENT, 0, 1, ["gold", "curse", "copper"], []),
    ],
)
def test_own_cards_are_picked_by_intent(intent: int, low: int, high: int, hand: list[str], picked: list[str]) -> None:
    assert pick(hand, intent, low, high) == picked


@pytest.mark.parametrize(
    ("intent", "low", "picked"),
    [
        (TO_TRASH, 1, ["gold"]),
        (TO_DISCARD, 1, ["gold"]),
        (TO_EXILE, 1, ["gold"]),
        (TO_BOTTOM, 1, ["gold"]),
        (TO_TOPDECK, 1, ["curse"]),
        (TO_KEEP, 1, ["curse"]),
        (TO_GAIN, 0, ["gold"]),
    ],
)
def test_cards_of_others_are_picked_for_what_is_bad_for_them(intent: int, low: int, picked: list[str]) -> None:
    game = start([])
    game.state.players[1].revealed = shown = take(game, ["curse", "gold", "copper"])
    assert picks(game, game.card_question(0, "which", low, 1, shown, intent, 1)) == picked
    # What is of no use to them may stay.
    if intent in (TO_TRASH, TO_DISCARD):
        assert picks(game, game.card_question(0, "which", 0, 1, shown[:1], intent, 1)) == []


def test_cards_that_are_looked_at_are_put_back_if_they_are_good() -> None:
    game = start([])
    game.state.players[0].looked = shown = take(game, ["curse", "gold"])
    assert picks(game, game.card_question(0, "which", 0, 2, shown, TO_TOPDECK)) == ["gold"]
    assert picks(game, game.card_question(0, "which", 0, 2, shown, TO_DISCARD)) == ["curse"]


def pile_for(intent: int, whose: int = -1, low: int = 1) -> str:
    game = start(["smithy"], deck=["village"] * 5)
    codes = [OPT_PILE + game.pile_of(name) for name in ("village", "gold", "curse")]
    decision = game.question(0, "which", low, 1, codes, intent, whose)
    answer = GeneralBot()(game, decision)
    decision.check(answer)
    return game.state.rules.piles[answer[0] & OPT_VALUE].name if answer else ""


def test_piles_are_picked_by_intent() -> None:
    assert pile_for(TO_GAIN) == "gold"
    assert pile_for(TO_GIVE, 1) == "curse"
    assert pile_for(TO_GAIN, 1) == "curse"
    assert pile_for(TO_TRASH) == "curse"
    assert pile_for(TO_PUT_TOKEN) == "village"
    assert pile_for(TO_ROTATE, low=0) == ""


def number(intent: int, buys: int = 1) -> int:
    game = start([])
    game.state.turn.buys = buys
    decision = game.question(0, "which", 1, 1, [OPT_NUMBER + n for n in range(4)], intent)
    return GeneralBot()(game, decision)[0] & OPT_VALUE


def test_numbers_are_picked_by_intent() -> None:
    assert number(TO_TAKE) == 3
    assert number(TO_TRASH) == 0
    # Coins that still buy something are not thrown away.
    assert number(TO_SPEND, buys=1) == 0
    assert number(TO_SPEND, buys=0) == 3


def test_others_are_picked_for_what_is_bad() -> None:
    game = start([])
    for intent, seat in ((TO_GIVE, 1), (TO_GAIN, 0), (NO_INTENT, 1)):
        decision = game.question(0, "which", 1, 1, [OPT_SEAT, OPT_SEAT + 1], intent)
        assert GeneralBot()(game, decision) == [OPT_SEAT + seat]


def yes(hand: Sequence[str], intent: int) -> bool:
    game = start(hand)
    decision = game.question(0, "which", 1, 1, [OPT_MODE, OPT_MODE + 1], intent)
    decision.labels = ["yes", "no"]
    return GeneralBot()(game, decision) == [OPT_MODE]


def test_what_is_offered_is_taken_unless_it_costs_something() -> None:
    assert yes([], NO_INTENT)
    assert yes(["estate", "curse"], TO_DISCARD)
    assert not yes(["gold", "silver"], TO_DISCARD)
    assert not yes([], TO_ROTATE)


@pytest.mark.parametrize("intent", range(len(INTENTS)))
@pytest.mark.parametrize("low", [0, 1])
def test_every_intent_has_a_legal_answer_for_every_kind_of_option(intent: int, low: int) -> None:
    game = start(["gold", "curse", "smithy"])
    piles = [game.pile_of(name) for name in ("village", "gold", "curse")]
    questions = [
        game.card_question(0, "which", low, high, cards, intent, whose)
        for high in (1, 2)
        for whose in (-1, 0, 1)
        for cards in (game.hand(0), game.player(1).hand)
    ]
    questions += [game.question(0, "which", low, 1, [OPT_PILE + pile for pile in piles], intent, n) for n in (-1, 1)]
    questions.append(game.question(0, "which", 1, 1, [OPT_NUMBER + n for n in range(3)], intent))
    questions.append(game.question(0, "which", low, 1, [OPT_SEAT, OPT_SEAT + 1], intent))
    modes = game.question(0, "which", 1, 2, [OPT_MODE, OPT_MODE + 1, OPT_MODE + 2], intent)
    modes.labels = ["sing", "discard", "cards"]
    questions.append(modes)
    for decision in questions:
        decision.check(GeneralBot()(game, decision))
