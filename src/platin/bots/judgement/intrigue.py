"""Judgement of cards of Intrigue."""

from platin.bots.lore import Lore
from platin.bots.patterns import DiscardsForCoins, TradesIn, count
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import ESTATES, Values
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_REVEAL, TO_TRASH


class Baron(Lore):
    coins = 2
    copies = 2

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        if count(rest, "estate"):
            return 42
        return 12 if plays.values.stage(game) == ESTATES else NEVER


class Bridge(Lore):
    worth = 52


class Conspirator(Lore):
    cards = 0
    worth = 39

    def gives_action(self, game: Game, me: int) -> bool:
        return len([played for played in game.state.turn.played if played.is_action]) >= 2


class Coppersmith(Lore):
    worth = 37

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 10 * count(rest, "copper") + 1


class Courtier(Lore):
    buys = 0
    worth = 66

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_REVEAL:
            scores = [card.type_count for card in answers.cards(game, decision)]
            return answers.prefer(game, decision, scores, "reveal")
        return answers.by_intent(game, decision)


class Courtyard(Lore):
    worth = 64


class Diplomat(Lore):
    worth = 42

    def gives_action(self, game: Game, me: int) -> bool:
        return len(game.hand(me)) <= 4

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        uses = answers.values.uses(game, me, game.hand(me))
        return len([use for use in uses if use < 5]) >= 2


class GreatHall(Lore):
    worth = 33


class Harem(Lore):
    worth = 71


class Ironworks(Lore):
    cards = 0
    coins = 0


class Lurker(Lore):
    worth = 15

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        if self.best_in_trash(plays.values, game, me) >= 40:
            return 25
        return 10 if count(rest, "lurker") else NEVER

    def best_in_trash(self, values: Values, game: Game, me: int) -> int:
        """Give the worth of the best Action in the trash."""
        best = -100
        for card in game.state.trash:
            if card.types & ACTION:
                best = max(best, values.worth(game, me, card.defn))
        return best

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        me = decision.seat
        if decision.intent == NO_INTENT:
            gain = self.best_in_trash(answers.values, game, me) >= 30
            return answers.modes(decision, ["gain" if gain else "trash"])
        if decision.intent == TO_TRASH and count(game.hand(me), "lurker"):
            # What the next one gains.
            return answers.pile(
                game, decision, [answers.worth_of_pile(game, me, pile) for pile in answers.piles(decision)]
            )
        return answers.by_intent(game, decision)


class Masquerade(Lore):
    worth = 69
    copies = 1
    forced = 0


class Mill(Lore):
    coins = 0
    worth = 56


class MiningVillage(Lore):
    coins = 0
    worth = 32

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Trash it if the two coins reach something much better."""
        values = answers.values
        money = values.money_in_hand(game, decision.seat)
        now = values.step(money)
        reached = values.step(money + 2)
        late = values.stage(game) == ESTATES
        return answers.yes(decision, (reached >= 8 and now < 8) or (late and reached > now))


class Minion(Lore):
    cards = 0
    coins = 2
    worth = 56
    copies = 9
    waits = True

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take coins while there are more Minions; a new hand if this one is worth less than four cards of the deck."""
        me = decision.seat
        hand = game.hand(me)
        if count(hand, "minion"):
            return answers.modes(decision, ["coins", "hand"])
        now = sum([max(use, 0) for use in answers.values.uses(game, me, hand)])
        full = any([len(game.hand(other)) >= 5 for other in game.others(me)])
        new = 4 * answers.values.density(game, me) - 20 + (8 if full else 0)
        return answers.modes(decision, ["hand", "coins"] if new > now else ["coins", "hand"])


class Nobles(Lore):
    actions = 1
    cards = 2
    worth = 62
    copies = 1


class Patrol(Lore):
    worth = 73
    copies = 1


class Pawn(Lore):
    actions = 1
    coins = 0
    buys = 0


class Replace(TradesIn):
    worth = 46
    attacks = 0
    curses = 0


class Saboteur(Lore):
    worth = 39


class Scout(Lore):
    worth = 17

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 1


class SecretChamber(DiscardsForCoins):
    worth = 31

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        # It can be shown again and again: once for each Attack is enough.
        return answers.uses_of(game, me, "secret_chamber") == 0


class SecretPassage(Lore):
    worth = 39
    copies = 2


class ShantyTown(Lore):
    cards = 1
    worth = 42
    waits = True


class Steward(Lore):
    cards = 2
    coins = 0
    worth = 50
    forced = 0


class Swindler(Lore):
    worth = 77

    def empties(self, values: Values, game: Game) -> bool:
        for info in game.state.rules.piles:
            # What costs as much as nothing else has to be taken.
            if values.would_end(game, info.index) and values.is_only_price(game, info.index):
                return True
        return False


class Torturer(Lore):
    worth = 69


class TradingPost(Lore):
    coins = 1
    worth = 39
    gains = 0
    forced = 1

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 40 if plays.values.has_junk(game, me, rest) >= 2 else NEVER


class Tribute(Lore):
    worth = 69

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 22


class Upgrade(TradesIn):
    worth = 43
    gains = 0
    more = 1
    exactly = True

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        won = super().value(plays, game, me, card, rest)
        return won + 10 if won > 0 else NEVER
