"""What cards of one pattern have in common for whoever judges them: trading in, trashing for something, repeating."""

from platin.bots.lore import Lore
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import ESTATES
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, TREASURE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_DISCARD, TO_PLAY, TO_TRASH


class TradesIn(Lore):
    """Trashes a card of the hand for one that costs so much more."""

    forced = 1
    more: int = 2
    exactly: bool = False

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        won = plays.best_trade(game, me, rest, self.more, self.exactly)[1]
        return won if won > 0 else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != TO_TRASH or answers.values.preferences(decision, "") is not None:
            return answers.by_intent(game, decision)
        cards = answers.cards(game, decision)
        best = answers.plays.best_trade(game, decision.seat, cards, self.more, self.exactly)[0]
        return answers.one(decision, best)


class TrashesFor(Lore):
    """Trashes a card of the hand, and something comes back for it."""

    forced = 1

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        """Judge trashing a card."""
        raise NotImplementedError

    def best(self, plays: Plays, game: Game, me: int, rest: list[Card]) -> int:
        """Judge trashing the best of these cards."""
        best = NEVER
        for other in rest:
            best = max(best, self.worth_of(plays, game, me, other))
        return best

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best = self.best(plays, game, me, rest)
        return best if best > 0 else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != TO_TRASH:
            return answers.by_intent(game, decision)
        cards = answers.cards(game, decision)
        scores = [self.worth_of(answers.plays, game, decision.seat, card) for card in cards]
        return answers.prefer(game, decision, scores, "trash")


class TrashesWeak(Lore):
    """Trashes an Action: only one that is worth less than this."""

    limit: int = 0

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != TO_TRASH:
            return answers.by_intent(game, decision)
        cards = answers.cards(game, decision)
        scores = [self.limit - answers.values.worth(game, decision.seat, card.defn) for card in cards]
        return answers.prefer(game, decision, scores, "trash")


class RepeatsActions(Lore):
    """Plays an Action several times."""

    actions = 1
    repeats = True
    times: int = 2

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best = 0
        for other in rest:
            if other.types & ACTION and not plays.values.lore(other.defn).repeats:
                best = max(best, plays.value(game, me, other, [one for one in rest if one is not other]))
        return best * 2 if best > 0 else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_PLAY:
            return answers.play(game, decision, self.times)
        return answers.by_intent(game, decision)


class RepeatsTreasures(Lore):
    """Plays a Treasure several times: the best money."""

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != TO_PLAY:
            return answers.by_intent(game, decision)
        scores: list[int] = []
        for card in answers.cards(game, decision):
            good = answers.plays.is_good_treasure(game, decision.seat, card)
            scores.append(answers.values.use(card) if good else 0)
        return answers.prefer(game, decision, scores, "play")


class DrawsTo(Lore):
    """Draws until so many cards are in hand."""

    size: int = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return max(self.size - len(rest), 0) * plays.a_card(game, me) + 1


class DiscardsForCoins(Lore):
    """Discards cards of the hand for a coin each."""

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        useless = len([use for use in plays.values.uses(game, me, rest) if use < 10])
        return self.cards * plays.a_card(game, me) + 10 * useless + 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_DISCARD and decision.seat == game.state.turn.seat:
            return answers.discard_below(game, decision, 10)
        return answers.by_intent(game, decision)


class NowOrNextTurn(Lore):
    """Coins now if they reach something better; otherwise they are there at the next turn."""

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        money = answers.values.money_in_hand(game, decision.seat)
        better = answers.values.step(money + self.coins) > answers.values.step(money)
        now = better or answers.values.stage(game) == ESTATES
        return answers.modes(decision, ["now", "next_turn"] if now else ["next_turn", "now"])


class OntoDeck(Lore):
    """May put a gained card onto the deck."""

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and answers.good_on_top(about)


class AsidesUseless(Lore):
    """Sets aside what is of no use in hand."""

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        uses = answers.values.uses(game, decision.seat, answers.cards(game, decision))
        return answers.prefer(game, decision, [3 - use for use in uses], "aside")


def treasures_in(cards: list[Card]) -> int:
    """Count the Treasures among some cards."""
    return len([card for card in cards if card.types & TREASURE])


def count(cards: list[Card], name: str) -> int:
    """Count the cards of a name."""
    return len([card for card in cards if card.defn.name == name])
