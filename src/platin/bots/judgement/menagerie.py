"""Judgement of cards, Events and Ways of Menagerie, and of the rule of Exile."""

from platin.bots.lore import LandscapeLore, Lore
from platin.bots.patterns import RepeatsActions, TradesIn, TrashesWeak
from platin.bots.purse import Purse
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import Plays
from platin.bots.sense_values import ESTATES
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, ACTIONS, BUYS, OPT_NUMBER, OPT_PILE, OPT_VALUE, VICTORY
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_DISCARD, TO_EXILE, TO_PLAY


def best_to_exile(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Exile the best card of the Supply, because it comes back or pays where it lies."""
    scores: list[int] = []
    for code in decision.options():
        top = game.top_of(code & OPT_VALUE)
        scores.append(0 if top is None else answers.values.worth(game, decision.seat, top))
    return answers.pick(decision, scores)


def exiled_actions(game: Game, me: int) -> list[Card]:
    """Give the Actions that a player has in Exile."""
    return [card for card in game.state.players[me].mats.get("exile", []) if card.types & ACTION]


# Cards


class AnimalFair(TrashesWeak):
    """Paid for with an Action that is worth little."""

    worth = 52
    copies = 1
    limit = 45


class Barge(Lore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Draw now, unless there is money enough already."""
        rich = answers.values.money_in_hand(game, decision.seat) >= 8 and answers.values.stage(game) != ESTATES
        return answers.modes(decision, ["next_turn", "now"] if rich else ["now", "next_turn"])


class BountyHunter(Lore):
    worth = 68
    copies = 1
    forced = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Exile what is better not drawn again, sooner what is not in Exile yet."""
        if decision.intent != TO_EXILE:
            return answers.by_intent(game, decision)
        there = [card.name for card in game.player(decision.seat).mats.get("exile", [])]
        scores: list[int] = []
        for card in answers.cards(game, decision):
            useless = card.types & VICTORY and not card.types & ACTION
            score = 80 if useless else answers.values.trash(game, decision.seat, card)
            scores.append(score if card.name in there else score + 30)
        return answers.prefer(game, decision, scores, "aside")


class Displace(TradesIn):
    """Points in Exile still count, so they are traded in first."""

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != TO_EXILE or answers.values.preferences(decision, "") is not None:
            return answers.by_intent(game, decision)
        cards = answers.cards(game, decision)
        points = [card for card in cards if card.types & VICTORY and not card.types & ACTION]
        best = answers.plays.best_trade(game, decision.seat, points or cards, self.more, False)[0]
        return answers.one(decision, best)


class Horse(Lore):
    copies = 0


class Hostelry(Lore):
    worth = 25
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Give the Treasures that can no longer be played, at other times Coppers alone."""
        if decision.intent != TO_DISCARD:
            return answers.by_intent(game, decision)
        late = game.state.phase == BUYS and game.state.turn.seat == decision.seat
        cards = answers.cards(game, decision)
        scores = [1 if late or card.name == "copper" else 0 for card in cards]
        return answers.prefer(game, decision, scores, "discard")


class HuntingLodge(Lore):
    worth = 45
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Discard a hand that is worth less than five cards of the deck."""
        me = decision.seat
        held = sum(answers.values.uses(game, me, game.hand(me)))
        return answers.yes(decision, held < 5 * answers.plays.a_card(game, me))


class Kiln(Lore):
    worth = 46
    copies = 1

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and answers.values.worth(game, me, about) >= 35


class Mastermind(RepeatsActions):
    """Nothing now, but an Action three times in the next turn."""

    worth = 17
    copies = 0
    actions = 0
    repeats = False
    times = 3

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 3 * plays.a_card(game, me)

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_PLAY:
            return answers.play(game, decision, self.times)
        return answers.by_intent(game, decision)


class Scrap(Lore):
    worth = 22
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        return answers.modes(decision, ["horse", "actions", "cards", "silver", "coins", "buys"])


class Sleigh(Lore):
    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and answers.good_on_top(about)

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take the card into the hand unless this turn has no more use for it."""
        late = game.state.turn.seat == decision.seat and game.state.phase != ACTIONS
        return answers.modes(decision, ["deck", "hand"] if late else ["hand", "deck"])


class Stockpile(Lore):
    worth = 28
    copies = 0


class VillageGreen(Lore):
    worth = 20
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take the Actions now if there is something to play with them."""
        me = decision.seat
        now = game.state.turn.seat == me and game.state.phase == ACTIONS and len(game.playable(me, ACTION)) > 0
        return answers.modes(decision, ["now", "next_turn"] if now else ["next_turn", "now"])


class Destrier(Lore):
    worth = 26
    copies = 1


class Wayfarer(Lore):
    worth = 62
    copies = 1


class CamelTrain(Lore):
    worth = 54
    copies = 1


class Gatekeeper(Lore):
    worth = 55
    copies = 2


class Sanctuary(Lore):
    worth = 64
    copies = 3


class Cavalry(Lore):
    worth = 39
    copies = 1


class Livery(Lore):
    worth = 67
    copies = 2


class Paddock(Lore):
    worth = 65
    copies = 1


class Supplies(Lore):
    worth = 52
    copies = 3


class BlackCat(Lore):
    worth = 80
    copies = 3


class Falconer(Lore):
    worth = 58
    copies = 1


# Events


class Banish(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        return purse.values.has_junk(game, me, game.hand(me)) >= 2 and not purse.green

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Exile the name of which most cards are better gone, and all of them."""
        if decision.options()[0] >> 20 == OPT_NUMBER >> 20:
            return answers.number(decision, len(game.hand(decision.seat)))
        cards = answers.cards(game, decision)
        junk = [max(answers.values.trash(game, decision.seat, card), 0) for card in cards]
        scores: list[int] = []
        for i in range(len(cards)):
            alike = [card for card in cards if card.defn.name == cards[i].defn.name]
            scores.append(junk[i] * len(alike))
        return answers.prefer(game, decision, scores, "aside")


class Bargain(LandscapeLore):
    # The Horses that the others get are worth more than the price is lower.
    judged = True


class Gamble(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        return purse.card is None or purse.left >= 2


class Invest(LandscapeLore):
    # Cards for purchases of others that seldom come.
    judged = True

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        return best_to_exile(answers, game, decision)


class Populate(LandscapeLore):
    # Most Actions of a table are in the way of the good ones.
    judged = True


class SeizeTheDay(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        little = purse.card is None or purse.card.name in ("silver", "estate")
        return purse.left >= 4 or (game.state.players[me].turns >= 7 and little)


class Transport(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        good = [card for card in exiled_actions(game, me) if purse.values.worth(game, me, card.defn) >= 50]
        return len(good) > 0 and not purse.green and purse.values.stage(game) != ESTATES

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Bring back what lies in Exile; only where nothing does, exile the best."""
        if decision.intent == TO_EXILE and decision.options()[0] >> 20 == OPT_PILE >> 20:
            return best_to_exile(answers, game, decision)
        if decision.labels:
            return answers.modes(decision, ["topdeck" if exiled_actions(game, decision.seat) else "exile"])
        return answers.by_intent(game, decision)


# The rule


class Exile(LandscapeLore):
    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        """Free what is good to draw."""
        return about is not None and answers.good_on_top(about)
