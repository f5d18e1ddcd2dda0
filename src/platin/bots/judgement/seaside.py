"""Judgement of cards of Seaside."""

from platin.bots.lore import Lore
from platin.bots.patterns import TrashesFor, count
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


class Astrolabe(Lore):
    worth = 38


class Bazaar(Lore):
    worth = 50
    copies = 3


class Blockade(Lore):
    worth = 78
    copies = 2


class Caravan(Lore):
    worth = 42
    copies = 1


class Corsair(Lore):
    worth = 76
    copies = 3


class Cutpurse(Lore):
    worth = 57
    copies = 2


class Explorer(Lore):
    worth = 62
    copies = 1


class GhostShip(Lore):
    worth = 84
    copies = 3


class Island(Lore):
    worth = 54
    copies = 3


class Lookout(Lore):
    worth = 33
    forced = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        """Look while there is about as much junk to find as cards are trashed."""
        p = game.player(me)
        found = p.deck if len(p.deck) > 2 else p.deck + p.discard
        return 12 if plays.values.has_junk(game, me, found) * 3 >= len(found) > 0 else NEVER


class MerchantShip(Lore):
    worth = 66
    copies = 2


class Monkey(Lore):
    worth = 39


class NativeVillage(Lore):
    worth = 26
    waits = True

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take the cards when there are some, or the end is near."""
        waiting = len(game.player(decision.seat).mats.get("native_village", []))
        late = answers.values.stage(game) == ESTATES
        return answers.modes(decision, ["take" if waiting >= 3 or (waiting and late) else "put"])


class Navigator(Lore):
    worth = 58
    copies = 1


class Outpost(Lore):
    coins = 2
    worth = 39

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        if game.state.previous_seat == me or game.state.turn.draws < 5:
            return NEVER
        return 3 * plays.a_card(game, me)


class Pirate(Lore):
    worth = 74
    copies = 2


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


class Sailor(Lore):
    worth = 48
    copies = 3


class Salvager(TrashesFor):
    worth = 42
    copies = 1

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        return 10 * game.cost(card).coins - plays.values.use(card) + plays.trade_loss(game, me, card)


class SeaHag(Lore):
    worth = 90
    copies = 2


class SeaWitch(Lore):
    worth = 89
    copies = 2


class Tactician(Lore):
    worth = 50
    copies = 1

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        """Give up a hand that buys nothing good for a hand of ten."""
        given = plays.values.money_in_hand(game, me)
        return 5 * plays.a_card(game, me) if rest and plays.values.step(given) < 6 else NEVER


class TidePools(Lore):
    worth = 38


class TreasureMap(Lore):
    worth = 20
    copies = 2

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 100 if count(rest, card.defn.name) else NEVER


class Treasury(Lore):
    worth = 60
    copies = 4


class Warehouse(Lore):
    worth = 39
