"""Judgement of cards, Events and Traits of Plunder, and of its Loot."""

from platin.bots.lore import LandscapeLore, Lore
from platin.bots.patterns import (
    AsidesUseless,
    NowOrNextTurn,
    OntoDeck,
    RepeatsTreasures,
    TradesIn,
    TrashesFor,
    TrashesWeak,
    treasures_in,
)
from platin.bots.purse import Purse
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import EARLY, ESTATES
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, DURATION, TREASURE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT


class Abundance(Lore):
    coins = 1
    buys = 0
    worth = 25


class BuriedTreasure(Lore):
    buys = 0
    worth = 80


class CabinBoy(Lore):
    coins = 1
    worth = 69
    gains = 0

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Trade it for a good Duration while that can still be played often."""
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        best = 0
        for info in game.state.rules.piles:
            top = game.top_of(info.index)
            if info.supply and top is not None and top.types & DURATION and top.name != "cabin_boy":
                best = max(best, answers.values.worth(game, decision.seat, top))
        good = best >= 76 and answers.values.stage(game) == EARLY
        return answers.modes(decision, ["trash" if good else "coins"])


class Cage(AsidesUseless):
    worth = 18

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return (len(rest) - treasures_in(rest)) * 5


class Crew(Lore):
    worth = 77
    copies = 1
    place = 1


class Crucible(TrashesFor):
    coins = 1
    worth = 39
    rank = 98

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        return 10 * game.cost(card).coins - plays.values.use(card) + plays.trade_loss(game, me, card)


class Cutthroat(Lore):
    worth = 64
    copies = 3


class Enlarge(TradesIn):
    worth = 56
    more = 2


class Figurehead(Lore):
    place = 7


class Figurine(Lore):
    coins = 0
    buys = 0
    worth = 50
    rank = 94


class FirstMate(Lore):
    worth = 49


class Flagship(Lore):
    worth = 39


class FortuneHunter(Lore):
    worth = 69


class Frigate(Lore):
    worth = 55
    copies = 3


class Gondola(NowOrNextTurn):
    worth = 39


class Grotto(AsidesUseless):
    waits = True
    place = 8


class Hammer(Lore):
    gains = 1


class HarborVillage(Lore):
    coins = 0
    worth = 31


class JewelledEgg(Lore):
    worth = 27


class KingsCache(RepeatsTreasures):
    coins = 4
    worth = 71
    copies = 1
    rank = 100

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return treasures_in(rest)


class LandingParty(Lore):
    worth = 69


class Longship(Lore):
    cards = 1
    worth = 40
    place = 4


class Mapmaker(Lore):
    worth = 69
    copies = 3
    place = 40

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return game.state.turn.seat != me


class Maroon(TrashesFor):
    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        return 2 * card.type_count * plays.a_card(game, me) + plays.trade_loss(game, me, card)


class Pendant(Lore):
    worth = 54
    copies = 2
    rank = 3


class Pickaxe(TrashesFor):
    worth = 75
    copies = 3
    rank = 97

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        loot = game.pile_of("amphora")
        value = plays.trade_loss(game, me, card)
        if game.cost(card).coins >= 3 and loot >= 0 and game.state.piles[loot]:
            value += 75
        return value

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best = self.best(plays, game, me, rest) if rest else 0
        return 10 + best if best >= 0 else NEVER


class Pilgrim(Lore):
    worth = 76


class Quartermaster(Lore):
    worth = 86
    place = 10

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == NO_INTENT:
            return answers.modes(decision, ["gain"])
        return answers.by_intent(game, decision)


class Rope(Lore):
    worth = 73
    copies = 3
    forced = 0
    place = 9


class SackOfLoot(Lore):
    worth = 74
    copies = 1


class Search(Lore):
    worth = 39


class SecludedShrine(Lore):
    forced = 0


class Shaman(Lore):
    worth = 63
    copies = 1
    gains = 0
    forced = 0
    place = 11


class SilverMine(Lore):
    coins = 2
    worth = 59
    rank = 93


class Siren(TrashesWeak):
    worth = 40
    copies = 0
    forced = 0
    limit = 55
    place = 3


class SpellScroll(Lore):
    coins = 2
    worth = 62
    gains = 1
    rank = 92

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 40


class Staff(Lore):
    rank = 91


class Stowaway(Lore):
    worth = 44
    place = 5


class SwampShacks(Lore):
    worth = 22


class Taskmaster(Lore):
    worth = 33
    place = 2


class Tools(Lore):
    worth = 36

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best = -20
        for p in game.state.players:
            for other in p.play:
                pile = game.pile_of(other.defn.name)
                if pile >= 0 and game.state.rules.piles[pile].supply and game.state.piles[pile]:
                    best = max(best, plays.values.worth(game, me, other.defn))
        return best - 10


class Trickster(Lore):
    coins = 1
    worth = 91

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and (about.brings.coins >= 2 or answers.values.lore(about).worth >= 40)


class WealthyVillage(Lore):
    worth = 36


# Loot


class Amphora(NowOrNextTurn):
    pass


class Insignia(OntoDeck):
    place = 40


class Orb(Lore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Play a card that brings more than three coins and a Buy."""
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        me = decision.seat
        best = 0
        for card in game.player(me).discard:
            if card.types & TREASURE:
                best = max(best, answers.values.use(card))
            elif card.types & ACTION:
                best = max(best, answers.plays.value(game, me, card, game.hand(me)))
        return answers.modes(decision, ["play_card", "bonus"] if best > 36 else ["bonus", "play_card"])


class PrizeGoat(Lore):
    trashes = 1
    forced = 0


# Events


class Avoid(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Keep out of the shuffle what is not worth drawing."""
        scores = [-answers.on_top(game, decision.seat, card) for card in answers.cards(game, decision)]
        return answers.prefer(game, decision, scores, "keep")


class Bury(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Put the best card of the discard pile where it comes back sooner."""
        scores = [answers.values.use(card) for card in answers.cards(game, decision)]
        return answers.prefer(game, decision, scores, "topdeck")


class Deliver(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        # Once is enough.
        again = "deliver" in game.state.turn.events
        return purse.card is not None and purse.left >= 2 and not purse.green and not again


class Foray(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        names = [one.defn.name for one in game.hand(me)]
        return len(dict.fromkeys(names)) >= 3 and not purse.green and purse.values.stage(game) != ESTATES

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Discard three different cards if that is possible, the least useful of each name."""
        if answers.values.preferences(decision, "") is not None:
            return answers.discard(game, decision)
        cards = answers.cards(game, decision)
        uses = answers.values.uses(game, decision.seat, cards)
        ranked: list[tuple[int, int]] = []
        for i in range(len(cards)):
            ranked.append((uses[i], i))
        ranked.sort()
        picked: list[int] = []
        names: list[str] = []
        for _, i in ranked:
            if len(picked) < decision.low and cards[i].defn.name not in names:
                names.append(cards[i].defn.name)
                picked.append(cards[i].uid)
        for _, i in ranked:
            if len(picked) < decision.low and cards[i].uid not in picked:
                picked.append(cards[i].uid)
        return picked


class Invasion(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        # A Duchy is little where Colonies are played for.
        if purse.card is not None and purse.card.name in ("platinum", "colony"):
            return False
        return purse.early or purse.card is None or purse.card.name == "duchy"


class Journey(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        if game.state.previous_seat == me:
            return False
        little = purse.card is None or purse.card.name in ("silver", "estate")
        return purse.left >= 4 or (game.state.players[me].turns >= 7 and little)


class Launch(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        hand = game.hand(me)
        best = 0
        for one in hand:
            if one.types & ACTION:
                best = max(best, purse.plays.value(game, me, one, hand))
        return best >= 25 and (purse.left >= 3 or not purse.green)


class Looting(LandscapeLore):
    worth = 75
    judged = True


class Maelstrom(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        return purse.early and purse.values.has_junk(game, me, game.hand(me)) >= 3 and not purse.green


class Mirror(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        card = purse.card
        if card is None or purse.left < 3 or not card.types & ACTION:
            return False
        return purse.owned(game, me, card.name) + 2 <= purse.values.lore(card).copies


class Peril(LandscapeLore):
    judged = True
    limit: int = 65

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        worth = [purse.values.worth(game, me, one.defn) for one in game.hand(me) if one.types & ACTION]
        weak = len(worth) > 0 and min(worth) < self.limit
        return weak and purse.early and (not purse.green or purse.left >= 2)

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        cards = answers.cards(game, decision)
        scores = [self.limit - answers.values.worth(game, decision.seat, card.defn) for card in cards]
        return answers.prefer(game, decision, scores, "trash")


class Prepare(LandscapeLore):
    place = 12


class Prosper(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        return purse.early and len(game.owned(me)) < 30


class Rush(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        card = purse.card
        if card is None or purse.left < 2 or not card.types & ACTION:
            return False
        known = purse.values.lore(card)
        return known.coins + known.cards > 1


class Scrounge(LandscapeLore):
    judged = True

    def lies_there(self, game: Game) -> bool:
        """Tell whether there is an Estate to gain from the trash."""
        return any([one.defn.name == "estate" for one in game.state.trash])

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        if not self.lies_there(game) or not purse.early or purse.green:
            return False
        little = purse.card is None or purse.values.lore(purse.card).worth < 60
        return little and purse.values.best_gain(game, me, 5, 0, False) >= 66

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        junk = answers.values.has_junk(game, decision.seat, game.hand(decision.seat))
        return answers.modes(decision, ["gain" if self.lies_there(game) or not junk else "trash"])


# Traits


class Cheap(LandscapeLore):
    adds = 4


class Cursed(LandscapeLore):
    adds = 6


class Fated(LandscapeLore):
    adds = 4


class Fawning(LandscapeLore):
    adds = 4


class Friendly(LandscapeLore):
    adds = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Gain another Friendly card as long as more of them are wanted."""
        pile = answers.cards(game, decision)[0].home
        more = game.top_of(pile) is not None and answers.values.wanted_pile(game, decision.seat, [pile]) >= 0
        return answers.offer(game, decision, 1 if more else 0)


class Hasty(LandscapeLore):
    adds = 5
    place = 14


class Inherited(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Replace an Estate or Shelter rather than a Copper."""
        scores = [0 if card.types & TREASURE else 10 for card in answers.cards(game, decision)]
        return answers.prefer(game, decision, scores, "trash")


class Inspiring(LandscapeLore):
    adds = 3


class Nearby(LandscapeLore):
    adds = 3


class Patient(LandscapeLore):
    adds = 3
    place = 13

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Set aside what is good to play next turn whatever the hand."""
        if decision.word != "aside":
            return answers.by_intent(game, decision)
        scores = [answers.values.use(card) for card in answers.cards(game, decision)]
        return answers.prefer(game, decision, scores, "aside")


class Pious(LandscapeLore):
    adds = 6


class Reckless(LandscapeLore):
    adds = 4


class Rich(LandscapeLore):
    adds = 8


class Shy(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Discard a Shy card for two others if it would not bring as much."""
        two = 2 * answers.plays.a_card(game, decision.seat)
        scores = [two - answers.values.use(card) for card in answers.cards(game, decision)]
        return answers.prefer(game, decision, scores, "discard")


class Tireless(LandscapeLore):
    adds = 5
