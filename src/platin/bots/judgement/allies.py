"""Judgement of cards and Allies of Allies."""

from platin.bots.lore import SILVER, LandscapeLore, Lore
from platin.bots.patterns import OntoDeck, RepeatsActions, TradesIn, TrashesFor
from platin.bots.sense_answers import A_SILVER, HARDLY, Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, OPT_PILE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_DISCARD, TO_SET_ASIDE, TO_SPEND, TO_TRASH


class Acolyte(Lore):
    worth = 50
    copies = 1
    forced = 0


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


class Conjurer(Lore):
    worth = 55
    copies = 1


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


class DistantShore(Lore):
    worth = 45
    copies = 2


class Galleria(Lore):
    buys = 0
    worth = 60


class Garrison(Lore):
    worth = 52
    copies = 2


class Guildmaster(Lore):
    worth = 60


class HerbGatherer(Lore):
    worth = 66
    copies = 1
    coins = 2


class Highwayman(Lore):
    worth = 72
    copies = 2


class HillFort(Lore):
    worth = 58
    copies = 2

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Draw, unless a Treasure was gained that is worth more in hand than an unknown card."""
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        p = game.player(decision.seat)
        money = len(p.discard) > 0 and p.discard[-1].coins >= 2
        return answers.modes(decision, ["hand", "cards"] if money else ["cards", "hand"])


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


class Lich(Lore):
    worth = 25
    copies = 1

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        """Give up a turn only for something that this one does not reach otherwise."""
        values = plays.values
        money = values.money_in_hand(game, me)
        drawn = 6 * plays.a_card(game, me) // 10
        if money >= 8 or values.step(money + drawn) < 8:
            return NEVER
        return super().value(plays, game, me, card, rest)


class Marquis(Lore):
    worth = 70
    copies = 2

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return min(len(rest), max(10 - len(rest), 1)) * plays.a_card(game, me) + 2


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


class Sibyl(Lore):
    worth = 82


class Skirmisher(Lore):
    worth = 44


class Sorcerer(Lore):
    worth = 66
    copies = 2

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Name what the own deck has most of."""
        return answers.name(decision, answers.most_frequent(game, decision.seat))


class Sorceress(Lore):
    worth = 64
    copies = 2


class Specialist(RepeatsActions):
    worth = 38
    copies = 2

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == NO_INTENT:
            return answers.modes(decision, ["play", "gain"])
        return super().answer(answers, game, decision)


class Stronghold(Lore):
    worth = 55
    cards = 0

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Coins if they reach something better now, otherwise cards for the next turn."""
        money = answers.values.money_in_hand(game, decision.seat)
        better = answers.values.step(money + 3) > answers.values.step(money)
        return answers.modes(decision, ["coins", "cards"] if better else ["cards", "coins"])


class Student(Lore):
    worth = 20
    copies = 1


class SunkenTreasure(Lore):
    worth = 45
    copies = 1


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


class Tent(OntoDeck):
    worth = 68
    copies = 1


class Town(Lore):
    actions = 1
    worth = 44


class TownCrier(Lore):
    worth = 42


class Underling(Lore):
    worth = 32


class Voyage(Lore):
    worth = 60
    copies = 2


class Warlord(Lore):
    copies = 2
    place = 6


# Allies


class _Exchange(LandscapeLore):
    """Exchanges cards of the hand for a Favor, as often as wanted."""

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return self.poor(answers, game, me)

    def poor(self, answers: Answers, game: Game, me: int) -> bool:
        """Tell whether the hand is worth exchanging."""
        raise NotImplementedError

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_SPEND:
            return answers.yes(decision, self.poor(answers, game, decision.seat))
        return answers.by_intent(game, decision)


class ArchitectsGuild(LandscapeLore):
    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and game.coins_of(about) >= 4


class BandOfNomads(LandscapeLore):
    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        turn = game.state.turn
        return not game.is_turn_of(me) or not turn.bought or (turn.buys == 0 and turn.coins >= 3)

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """A Buy where there is money left for it, otherwise a card."""
        turn = game.state.turn
        more = game.is_turn_of(decision.seat) and turn.bought
        return answers.modes(decision, ["buys", "cards"] if more else ["cards", "buys"])


class CaveDwellers(_Exchange):
    def poor(self, answers: Answers, game: Game, me: int) -> bool:
        uses = answers.values.uses(game, me, game.hand(me))
        return not uses or min(uses) + 4 <= answers.plays.a_card(game, me)


class CityState(LandscapeLore):
    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and not answers.values.lore(about).forced and answers.values.lore(about).worth >= 30


class CoastalHaven(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Keep what is worth a Silver or more."""
        scores = [answers.values.use(card) - 19 for card in answers.cards(game, decision)]
        return answers.prefer(game, decision, scores, "keep")


class DesertGuides(_Exchange):
    def poor(self, answers: Answers, game: Game, me: int) -> bool:
        uses = answers.values.uses(game, me, game.hand(me))
        return sum(uses) + 8 <= 5 * answers.plays.a_card(game, me)


class FamilyOfInventors(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """What is wanted most shall cost less."""
        dear = [pile for pile in answers.piles(decision) if answers.worth_of_pile(game, decision.seat, pile) >= SILVER]
        return [OPT_PILE + answers.values.best_pile(game, decision.seat, dear)] if dear else []


class ForestDwellers(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_DISCARD:
            return answers.discard_from_top(game, decision)
        return answers.by_intent(game, decision)


class GangOfPickpockets(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Pay only for cards that would be missed."""
        if decision.intent != TO_SPEND:
            return answers.by_intent(game, decision)
        hand = game.hand(decision.seat)
        uses = answers.values.uses(game, decision.seat, hand)
        uses.sort()
        return answers.yes(decision, sum([max(use, 0) for use in uses[: len(hand) - 4]]) >= HARDLY)


class IslandFolk(LandscapeLore):
    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return game.state.previous_seat != me


class OrderOfAstrologers(LandscapeLore):
    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        p = game.player(me)
        return any([answers.values.use(card) >= A_SILVER for card in p.discard + p.deck])


class OrderOfMasons(LandscapeLore):
    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return self.useless(answers, game, me) >= 2 * answers.uses_of(game, me, "order_of_masons") + 2

    def useless(self, answers: Answers, game: Game, me: int) -> int:
        """Count the cards that are better left out."""
        p = game.player(me)
        return len([card for card in p.discard if answers.on_top(game, me, card) <= -HARDLY])

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        scores = [-answers.on_top(game, decision.seat, card) for card in answers.cards(game, decision)]
        return answers.prefer(game, decision, scores, "keep")


class TrappersLodge(LandscapeLore):
    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and answers.good_on_top(about)


class WoodworkersGuild(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Trade an Action for one that is a good deal better."""
        if decision.intent != TO_TRASH:
            return answers.by_intent(game, decision)
        me = decision.seat
        best = max([0] + [answers.worth_of_pile(game, me, pile) for pile in game.showing(ACTION)])
        cards = answers.cards(game, decision)
        scores = [best - 15 - answers.values.worth(game, me, card.defn) for card in cards]
        return answers.prefer(game, decision, scores, "trash")
