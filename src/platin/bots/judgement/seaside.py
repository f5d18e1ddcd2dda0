"""Judgement of cards of Seaside."""

from platin.bots.lore import Lore
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import ESTATES
from platin.engine.card import Card
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_REVEAL


class Ambassador(Lore):
    worth = 40
    trashes = 1
    forced = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 30 if plays.values.has_junk(game, me, rest) else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Show the worst card; of two that are as bad the one held twice."""
        if decision.intent != TO_REVEAL:
            return answers.trash(game, decision)
        cards = answers.cards(game, decision)
        names = [card.defn.name for card in cards]
        scores: list[int] = []
        for card in cards:
            score = answers.values.trash(game, decision.seat, card)
            if score > 0 and names.count(card.defn.name) > 1:
                score += 20
            scores.append(score)
        return answers.prefer(game, decision, scores, "return")


class NativeVillage(Lore):
    worth = 26
    waits = True

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take the cards when there are some, or the end is near."""
        waiting = len(game.player(decision.seat).mats.get("native_village", []))
        late = answers.values.stage(game) == ESTATES
        return answers.modes(decision, ["take" if waiting >= 3 or (waiting and late) else "put"])


class Outpost(Lore):
    coins = 2
    worth = 39

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        if game.state.previous_seat == me or game.state.turn.draws < 5:
            return NEVER
        return 3 * plays.a_card(game, me)


class PirateShip(Lore):
    worth = 40
    copies = 2

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return max(18, 10 * game.player(me).tokens.get("pirate_ship", 0))

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        tokens = game.player(decision.seat).tokens.get("pirate_ship", 0)
        return answers.modes(decision, ["coins", "rob"] if tokens >= 3 else ["rob", "coins"])


class Tactician(Lore):
    # It takes the whole hand of the turn before.
    worth = 36
