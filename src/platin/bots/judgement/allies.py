"""Judgement of cards of Allies."""

from platin.bots.lore import Lore
from platin.bots.patterns import OntoDeck, RepeatsActions, TradesIn, TrashesFor
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.engine.card import Card
from platin.engine.const import ACTION
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_SET_ASIDE, TO_SPEND


class Archer(Lore):
    worth = 60
    copies = 1


class Barbarian(Lore):
    worth = 78
    copies = 2


class Bauble(OntoDeck):
    coins = 1
    worth = 34

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        return answers.modes(decision, ["coin", "favor", "topdeck", "buy"])


class Blacksmith(Lore):
    worth = 50

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        me = decision.seat
        missing = 6 - len(game.hand(me))
        more = any([card.types & ACTION for card in game.hand(me)]) and game.state.turn.actions == 0
        if more and missing < 3:
            return answers.modes(decision, ["action", "two"])
        return answers.modes(decision, ["six", "two"] if missing >= 2 else ["two", "action"])


class Broker(TrashesFor):
    worth = 40
    copies = 1

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        """Be rid of a card; what it costs comes back once."""
        return plays.values.trash(game, me, card) + 9 * game.cost(card).coins


class CapitalCity(Lore):
    cards = 2
    coins = 0
    worth = 44
    copies = 3

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Pay if the coins reach nothing better, or the cards are worth as much."""
        if decision.intent != TO_SPEND:
            return answers.by_intent(game, decision)
        values = answers.values
        money = values.money_in_hand(game, decision.seat)
        spare = values.step(money) == values.step(money - 2)
        return answers.yes(decision, spare or answers.plays.a_card(game, decision.seat) >= 10)


class Carpenter(TradesIn):
    forced = 0
    worth = 42

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return super().value(plays, game, me, card, rest) if game.state.empty else 25


class Contract(Lore):
    worth = 60

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Set aside the best Action: in the Buy phase it is of no use any more."""
        if decision.intent != TO_SET_ASIDE:
            return answers.by_intent(game, decision)
        scores = [answers.values.use(card) for card in answers.cards(game, decision)]
        return answers.prefer(game, decision, scores, "aside")


class Courier(Lore):
    cards = 1
    worth = 72
    copies = 2


class Emissary(Lore):
    worth = 64


class Galleria(Lore):
    buys = 0
    worth = 60


class Guildmaster(Lore):
    worth = 60


class Highwayman(Lore):
    worth = 72
    copies = 2


class Hunter(Lore):
    worth = 52


class Importer(Lore):
    worth = 42
    copies = 2


class Innkeeper(Lore):
    worth = 34

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Draw as many as there is room for useless cards to go."""
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        uses = answers.values.uses(game, decision.seat, game.hand(decision.seat))
        useless = len([use for use in uses if use < 5])
        return answers.modes(decision, ["five" if useless >= 5 else "three" if useless >= 2 else "one"])


class Marquis(Lore):
    worth = 70
    copies = 2

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return min(len(rest), max(10 - len(rest), 1)) * plays.a_card(game, me) + 2


class MerchantCamp(Lore):
    worth = 26


class Miller(Lore):
    worth = 50
    copies = 2


class Modify(TradesIn):
    worth = 40
    copies = 2

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        junk = 14 if plays.values.has_junk(game, me, rest) else NEVER
        return max(super().value(plays, game, me, card, rest), junk)


class RoyalGalley(RepeatsActions):
    worth = 28
    copies = 2
    times = 1


class Sentinel(Lore):
    worth = 48
    copies = 1
    forced = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        """Look while there is junk to find."""
        p = game.player(me)
        found = p.deck if len(p.deck) > 4 else p.deck + p.discard
        return 14 if plays.values.has_junk(game, me, found) * 4 >= len(found) > 0 else NEVER


class Skirmisher(Lore):
    worth = 44


class Specialist(RepeatsActions):
    worth = 38
    copies = 2

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == NO_INTENT:
            return answers.modes(decision, ["play", "gain"])
        return super().answer(answers, game, decision)


class Swap(Lore):
    gains = 0
    worth = 34


class Sycophant(Lore):
    coins = 2
    worth = 22
    copies = 1
    waits = True

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        """Three coins, less what the three worst cards would have brought."""
        if not rest:
            return NEVER
        uses = plays.values.uses(game, me, rest)
        uses.sort()
        won = 30 - sum([max(use, 0) for use in uses[:3]])
        return won if won > 0 else NEVER


class Town(Lore):
    actions = 1
    worth = 44


class TownCrier(Lore):
    worth = 42


class Underling(Lore):
    worth = 32


class Warlord(Lore):
    copies = 2
    place = 6
