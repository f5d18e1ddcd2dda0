"""Judgement of cards of Nocturne."""

from typing import Final

from platin.bots.lore import GOLD, SILVER, Lore
from platin.bots.patterns import TrashesFor, TrashesWeak
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import ESTATES, Values
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, TREASURE, VICTORY
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import TO_DISCARD, TO_GAIN, TO_SET_ASIDE, TO_TRASH

A_PROVINCE: Final = 8
# A Treasure that is set aside brings at least so much.
A_SILVER: Final = 2
# So many Treasures under a Crypt come back in time.
IN_TIME: Final = 4


class Cemetery(Lore):
    worth = 25


class Changeling(Lore):
    worth = 12
    copies = 1
    waits = True

    def copied(self, values: Values, game: Game, me: int, card: Card) -> int:
        """Judge a copy of a card in play: nothing if there is none to gain."""
        pile = game.pile_of(card.name)
        if pile < 0 or not game.state.rules.piles[pile].supply:
            return 0
        top = game.top_of(pile)
        return values.worth(game, me, card.defn) if top is not None and top.name == card.name else 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best = 0
        for other in game.in_play(me):
            best = max(best, self.copied(plays.values, game, me, other))
        return best if best > SILVER else NEVER

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        """Exchange what is worth less than a Changeling."""
        if about is None or about.types & VICTORY:
            return False
        return answers.values.worth(game, me, about) < self.worth

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != TO_GAIN:
            return answers.by_intent(game, decision)
        cards = answers.cards(game, decision)
        scores = [self.copied(answers.values, game, decision.seat, card) for card in cards]
        return answers.prefer(game, decision, scores, "gain")


class Cobbler(Lore):
    worth = 44
    copies = 1


class Conclave(Lore):
    worth = 39
    copies = 1


class Crypt(Lore):
    worth = 44
    copies = 1
    waits = True

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        good = [other for other in game.in_play(me) if self.is_good(other)]
        return 10 * len(good) if good else NEVER

    def is_good(self, card: Card) -> bool:
        """Tell whether a Treasure is worth having in one of the next turns for certain."""
        return card.types & TREASURE != 0 and not card.is_duration and card.coins >= A_SILVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Set the best Treasures aside, but not more than come back in time."""
        if decision.intent != TO_SET_ASIDE:
            return answers.by_intent(game, decision)
        cards = answers.cards(game, decision)
        most = 1 if answers.values.stage(game) == ESTATES else IN_TIME
        best = sorted([card.coins for card in cards if self.is_good(card)], reverse=True)[:most]
        scores: list[int] = []
        for card in cards:
            kept = self.is_good(card) and card.coins in best
            if kept:
                best.remove(card.coins)
            scores.append(card.coins if kept else 0)
        return answers.prefer(game, decision, scores, "aside")


class CursedGold(Lore):
    worth = 12
    rank = 20

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        """Play it for a last Province, or when there are no Curses: one costs more than three coins bring."""
        if not game.state.piles[game.state.rules.curse]:
            return 30
        money = plays.values.money_in_hand(game, me)
        last = plays.values.stage(game) == ESTATES
        return 10 if last and money >= A_PROVINCE > money - card.coins else NEVER


class DenOfSin(Lore):
    worth = 54
    copies = 3


class DevilsWorkshop(Lore):
    worth = 36
    copies = 1
    waits = True


class Exorcist(TrashesFor):
    worth = 34
    copies = 1
    waits = True

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        spirit = 12 if game.cost(card).coins > 2 else 6 if game.cost(card).coins else 0
        return spirit + plays.trade_loss(game, me, card)


class FaithfulHound(Lore):
    worth = 49
    copies = 1


class Ghost(Lore):
    worth = 50
    copies = 2


class GhostTown(Lore):
    worth = 22
    copies = 1


class Goat(Lore):
    worth = 25
    rank = 60


class Guardian(Lore):
    worth = 24
    copies = 0


class HauntedMirror(Lore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Discard the Action of least use."""
        if decision.intent == TO_DISCARD:
            return answers.discard_below(game, decision, GOLD)
        return answers.by_intent(game, decision)


class Imp(Lore):
    worth = 48
    copies = 3


class MagicLamp(Lore):
    rank = 10


class Monastery(Lore):
    worth = 16
    copies = 1
    waits = True


class Necromancer(Lore):
    worth = 31
    copies = 1
    cards = 1

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best = NEVER
        for other in game.state.trash:
            if other.types & ACTION and other.defn is not card.defn and not other.is_duration:
                best = max(best, plays.value(game, me, other, rest))
        return best if best > 0 else NEVER


class NightWatchman(Lore):
    worth = 30
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_DISCARD:
            return answers.discard_from_top(game, decision)
        return answers.by_intent(game, decision)


class Pooka(Lore):
    worth = 36
    copies = 1
    forced = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        most = NEVER
        for other in rest:
            if other.types & TREASURE and other.name != "cursed_gold":
                most = max(most, 4 * plays.a_card(game, me) - plays.values.use(other))
        return most if most > 0 else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Trash the least Treasure for the cards, no good one."""
        if decision.intent != TO_TRASH:
            return answers.by_intent(game, decision)
        scores = [A_SILVER * 10 - answers.values.use(card) for card in answers.cards(game, decision)]
        return answers.prefer(game, decision, scores, "trash")


class Raider(Lore):
    worth = 53
    copies = 2


class SecretCave(Lore):
    worth = 40
    copies = 1


class Shepherd(Lore):
    worth = 54
    copies = 2

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        victory = len([other for other in rest if other.types & VICTORY])
        return 2 * victory * plays.a_card(game, me) + 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_DISCARD:
            return answers.discard_below(game, decision, A_SILVER * 10)
        return answers.by_intent(game, decision)


class TragicHero(Lore):
    worth = 66
    copies = 2


class Wish(Lore):
    worth = 55
    copies = 3


class ZombieApprentice(TrashesWeak):
    actions = 1
    worth = 35
    copies = 0
    trashes = 1
    forced = 0
    limit = 30

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        worth = [plays.values.worth(game, me, other.defn) for other in rest if other.types & ACTION]
        return 25 if worth and min(worth) < self.limit else 1


class ZombieMason(Lore):
    worth = 30
    copies = 0
    gains = 1
    trashes = 1
    forced = 0

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 15 - plays.values.density(game, me)


class ZombieSpy(Lore):
    worth = 40
    copies = 0


class Vampire(Lore):
    worth = 36
    copies = 1


class Skulk(Lore):
    worth = 76
    copies = 2


class Tormentor(Lore):
    worth = 41
    copies = 1


class Bard(Lore):
    worth = 66
    copies = 2


class SacredGrove(Lore):
    worth = 70
    copies = 3


class Tracker(Lore):
    worth = 48
    copies = 1


class CursedVillage(Lore):
    worth = 38
    copies = 1


class _Boon(Lore):
    """A Boon: what it is worth, set against other Boons and not against cards; and whether it can wait for a turn."""

    waits = True


class TheEarthsGift(_Boon):
    worth = 45


class TheFieldsGift(_Boon):
    worth = 60


class TheFlamesGift(_Boon):
    worth = 55


class TheForestsGift(_Boon):
    worth = 58


class TheMoonsGift(_Boon):
    worth = 30
    waits = False


class TheMountainsGift(_Boon):
    worth = 50
    waits = False


class TheRiversGift(_Boon):
    worth = 62
    waits = False


class TheSeasGift(_Boon):
    worth = 56


class TheSkysGift(_Boon):
    worth = 48

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Give three cards for a Gold that would hardly be missed."""
        if decision.word != "may":
            return answers.by_intent(game, decision)
        uses = sorted(answers.values.uses(game, decision.seat, game.hand(decision.seat)))
        return answers.yes(decision, len(uses) >= 3 and uses[0] + uses[1] + uses[2] < 20)


class TheSunsGift(_Boon):
    worth = 40
    waits = False


class TheSwampsGift(_Boon):
    worth = 52
    waits = False


class TheWindsGift(_Boon):
    worth = 46


class BlessedVillage(Lore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Wait with a Boon that is of more use at the beginning of a turn."""
        if decision.word != "when":
            return answers.by_intent(game, decision)
        taken = game.pieces_before(decision.seat)
        later = len(taken) > 0 and answers.values.lore(taken[-1].defn).waits
        return answers.modes(decision, ["later" if later else "now"])


class Fool(Lore):
    worth = 41
    copies = 1

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 1 if game.has_piece(me, "lost_in_the_woods") else 30


class LostInTheWoods(Lore):
    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return min(answers.values.uses(game, me, game.hand(me))) < 10


class Pixie(Lore):
    worth = 38
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Give the Pixie for a good Boon; it lies on top of the discarded ones."""
        spent = game.state.spent
        if decision.word != "trash" or not spent:
            return answers.by_intent(game, decision)
        return answers.yes(decision, answers.values.lore(spent[-1].defn).worth >= 50)


class Bat(Lore):
    worth = 45
    forced = 0
