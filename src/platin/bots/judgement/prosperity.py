"""Judgement of cards of Prosperity."""

from platin.bots.lore import Lore
from platin.bots.patterns import (
    DiscardsForCoins,
    DrawsTo,
    OntoDeck,
    RepeatsActions,
    RepeatsTreasures,
    TradesIn,
    TrashesFor,
    count,
    treasures_in,
)
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import EARLY, ESTATES, Values
from platin.engine.card import Card, CardDef
from platin.engine.const import TREASURE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_DISCARD, TO_NAME, TO_REVEAL, TO_TRASH


class Platinum(Lore):
    worth = 95
    copies = 99


class Anvil(Lore):
    rank = 95

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Discard a Copper for a good card, if the turn can spare it."""
        if decision.intent != TO_DISCARD:
            return answers.by_intent(game, decision)
        me = decision.seat
        values = answers.values
        gain = values.best_gain(game, me, 4, 0, False)
        if gain < 36:
            return []
        money = values.money_in_hand(game, me)
        scores: list[int] = []
        for card in answers.cards(game, decision):
            coins = card.coins if card.plain else values.lore(card.defn).coins
            lost = values.step(money) - values.step(money - coins)
            scores.append(gain - 20 - 12 * lost - 10 * coins)
        return answers.prefer(game, decision, scores, "discard")


class Bank(Lore):
    worth = 71
    copies = 2
    rank = 2


class Bishop(TrashesFor):
    worth = 52

    def worth_of(self, plays: Plays, game: Game, me: int, card: Card) -> int:
        points = game.cost(card).coins // 2
        if card.types & TREASURE and plays.values.money_in_deck(game, me) < 12:
            # The deck must still be able to buy something.
            return -40
        stage = plays.values.stage(game)
        return points * (8 if stage == EARLY else 25 if stage == ESTATES else 15) + plays.trade_loss(game, me, card)

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best = self.best(plays, game, me, rest) if rest else 2
        return 18 + best if best > -5 else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        # The others may trash too, but get nothing for it.
        return super().answer(answers, game, decision) if decision.low else answers.trash(game, decision)


class Charlatan(Lore):
    worth = 86


class City(Lore):
    cards = 1
    coins = 0
    buys = 0
    worth = 39


class Clerk(Lore):
    worth = 69
    copies = 9


class Collection(Lore):
    worth = 40


class Contraband(Lore):
    worth = 38


class CountingHouse(Lore):
    worth = 36

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 10 * count(game.player(me).discard, "copper") + 1


class CrystalBall(Lore):
    copies = 3
    trashes = 0


class Expand(TradesIn):
    worth = 52
    more = 3


class Forge(Lore):
    worth = 48
    forced = 0

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Trash junk, with other cards if their costs add up to something much better."""
        if decision.intent != TO_TRASH or answers.values.preferences(decision, "") is not None:
            return answers.by_intent(game, decision)
        me = decision.seat
        values = answers.values
        cards = answers.cards(game, decision)
        junk = [card for card in cards if values.trash(game, me, card) > 0]
        others = [card for card in cards if card not in junk and card.defn.name not in ("province", "colony")]
        best = junk
        total = sum([game.cost(card).coins for card in junk])
        most = max(values.best_gain(game, me, total, 0, True), -5) + 8 * len(junk)
        # All the junk, with one other card, or two of them.
        for i in range(len(others)):
            for j in range(-1, i):
                chosen = [*junk, others[i]]
                if j >= 0:
                    chosen.append(others[j])
                total = sum([game.cost(card).coins for card in chosen])
                won = max(values.best_gain(game, me, total, 0, True), -5)
                won += sum([answers.plays.trade_loss(game, me, card) for card in chosen])
                if won > most:
                    most = won
                    best = chosen
        return [card.uid for card in best]


class Goons(Lore):
    copies = 3


class GrandMarket(Lore):
    worth = 71
    copies = 1


class Hoard(Lore):
    copies = 1


class Investment(Lore):
    worth = 37
    forced = 0
    rank = 96

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 15 if not rest or plays.values.has_junk(game, me, rest) else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        names = [card.defn.name for card in game.hand(decision.seat) if card.types & TREASURE]
        late = answers.values.stage(game) != EARLY
        return answers.modes(decision, ["trash" if len(dict.fromkeys(names)) >= (2 if late else 4) else "coin"])


class KingsCourt(RepeatsActions):
    worth = 44
    times = 3


class Loan(Lore):
    forced = 0


class Magnate(Lore):
    worth = 53

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return treasures_in(rest) * plays.a_card(game, me) + 1


class Mint(Lore):
    worth = 36

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        best = 0
        for other in rest:
            if other.types & TREASURE:
                best = max(best, plays.values.lore(other.defn).worth)
        return best // 2 if best >= 30 else 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != TO_REVEAL:
            return answers.by_intent(game, decision)
        scores: list[int] = []
        for card in answers.cards(game, decision):
            pile = game.pile_of(card.defn.name)
            there = pile >= 0 and game.state.rules.piles[pile].supply and len(game.state.piles[pile]) > 0
            safe = there and answers.values.is_safe(game, decision.seat, pile)
            scores.append(answers.values.lore(card.defn).worth - 25 if safe else -1)
        return answers.prefer(game, decision, scores, "reveal")


class Monument(Lore):
    worth = 69

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 32


class Mountebank(Lore):
    worth = 84

    def empties(self, values: Values, game: Game) -> bool:
        st = game.state
        if super().empties(values, game):
            return True
        return st.empty + 1 >= st.rules.empty_limit and 0 < len(st.piles[st.rules.copper]) < len(st.players)


class Peddler(Lore):
    copies = 1


class Quarry(Lore):
    worth = 24


class Rabble(Lore):
    copies = 3


class RoyalSeal(OntoDeck):
    copies = 2
    place = 40


class Talisman(Lore):
    worth = 28


class Tiara(RepeatsTreasures):
    coins = 1
    worth = 64
    copies = 1
    rank = 99
    place = 40

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and answers.good_on_top(about)


class TradeRoute(Lore):
    worth = 34
    forced = 1

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 15 if not rest or plays.values.has_junk(game, me, rest) else NEVER


class Vault(DiscardsForCoins):
    worth = 71


class Venture(Lore):
    worth = 65


class WarChest(Lore):
    worth = 39

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent == TO_NAME:
            return answers.name(decision, answers.best_named(game, 5, game.state.turn.seat))
        return answers.by_intent(game, decision)


class Watchtower(DrawsTo):
    size = 6
    place = 40

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and (answers.is_junk(game, about.name) or answers.good_on_top(about))

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        return answers.modes(decision, ["trash" if answers.is_junk(game, answers.about) else "deck"])


class WorkersVillage(Lore):
    worth = 32
