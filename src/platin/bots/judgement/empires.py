"""Judgement of cards, Events and Landmarks of Empires."""

from typing import Final

from platin.bots.lore import LandscapeLore, Lore
from platin.bots.patterns import RepeatsTreasures
from platin.bots.purse import Purse
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import Plays
from platin.bots.sense_values import ESTATES
from platin.engine.abilities import source_of
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, ACTIONS, OPT_VALUE, TREASURE
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT, TO_SPEND

# The Debt that eight points are worth.
MOST_BID: Final = 18


class Archive(Lore):
    worth = 60
    copies = 2


class Capital(Lore):
    worth = 51
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Pay off all that can be: the coins are of no other use any more."""
        if decision.intent == TO_SPEND:
            return answers.number(decision, OPT_VALUE)
        return answers.by_intent(game, decision)


class Catapult(Lore):
    worth = 50
    copies = 1


class ChariotRace(Lore):
    worth = 41


class Charm(Lore):
    worth = 43
    copies = 2


class CityQuarter(Lore):
    worth = 10
    copies = 0


class Crown(RepeatsTreasures):
    worth = 42
    copies = 1
    rank = 97

    def best(self, plays: Plays, game: Game, me: int, rest: list[Card]) -> int:
        """Judge playing the best Action of a hand."""
        best = 0
        for other in rest:
            if other.types & ACTION and not other.types & TREASURE:
                best = max(best, plays.value(game, me, other, [one for one in rest if one is not other]))
        return best

    def acts(self, plays: Plays, game: Game, me: int, card: Card) -> bool:
        """Play an Action twice that is worth more than the best money is."""
        rest = [other for other in game.hand(me) if other is not card]
        money = [plays.values.use(other) for other in rest if other.types & TREASURE]
        return self.best(plays, game, me, rest) > max(money, default=0)

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        if game.state.phase != ACTIONS:
            return plays.usual(self, game, me, card, rest)
        return 2 * self.best(plays, game, me, rest)


class Enchantress(Lore):
    worth = 40
    copies = 1


class Encampment(Lore):
    worth = 10


class Engineer(Lore):
    worth = 39


class FarmersMarket(Lore):
    worth = 60
    copies = 2


class Fortune(Lore):
    # After all other money, which it doubles.
    rank = 1


class Forum(Lore):
    worth = 63
    copies = 3


class Gladiator(Lore):
    worth = 46
    copies = 1


class Groundskeeper(Lore):
    worth = 45
    copies = 3


class Legionary(Lore):
    worth = 63
    copies = 1


class Overlord(Lore):
    worth = 24
    copies = 1


class Patrician(Lore):
    worth = 16


class RoyalBlacksmith(Lore):
    worth = 12
    copies = 0


class Sacrifice(Lore):
    worth = 62
    copies = 1


class Settlers(Lore):
    worth = 42
    copies = 1


class Temple(Lore):
    worth = 53
    copies = 1


class Villa(Lore):
    worth = 18


class WildHunt(Lore):
    worth = 60
    copies = 2

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take the tokens when they are worth an Estate in the deck, or when there is not much time left."""
        there = game.vp_on(game.pile_of("wild_hunt"))
        late = answers.values.stage(game) == ESTATES
        return answers.modes(decision, ["estate", "cards"] if there >= (1 if late else 4) else ["cards", "estate"])


class HumbleCastle(Lore):
    worth = 30


class SmallCastle(Lore):
    worth = 10
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Trade it in, unless a Humble Castle in hand can go for it."""
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        humble = [card for card in game.hand(decision.seat) if card.name == "humble_castle"]
        return answers.modes(decision, ["hand" if humble else "this"])


class SprawlingCastle(Lore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Take the Duchy while there is one: as many points in fewer cards."""
        duchy = game.pile_of("duchy")
        return answers.modes(decision, ["duchy" if game.state.piles[duchy] else "estates"])


class Annex(LandscapeLore):
    # Paying off the Debt costs more than a Duchy is worth.
    judged = True


class Banquet(LandscapeLore):
    judged = True


class Conquest(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        # Two points and two Silvers: more than a Gold when Duchies are bought.
        return not purse.early and (purse.card is None or purse.card.name in ("gold", "duchy"))


class Delve(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        # A Silver for one coin less, and with what is left of a good card.
        return purse.early and (purse.card is None or purse.card.name == "silver" or purse.left >= 2)


class Dominate(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        return len(game.state.piles[game.pile_of("province")]) > 0


class Donate(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        # Once, as soon as there is enough money without the Coppers and Estates.
        if not purse.early or any([source_of(effect) == "donate" for effect in game.state.effects]):
            return False
        owned = game.owned(me)
        junk = [card for card in owned if card.name in ("copper", "estate", "curse")]
        return len(junk) >= 8 and purse.values.money_in_deck(game, me) - len(junk) >= 6


class MountainPass(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Bid what eight points are worth: about two turns' money. Who comes last bids as little as will do."""
        lowest = decision.options()[0] & OPT_VALUE
        if lowest > MOST_BID:
            return []
        return answers.number(decision, lowest if decision.seat == game.state.turn.seat else MOST_BID - 4)


class Ritual(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        dearest = max([game.cost(card).coins for card in game.hand(me)] + [0])
        return purse.values.stage(game) == ESTATES and dearest >= 4 and not purse.green

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Trash what brings most."""
        scores = [1 + game.cost(card).coins for card in answers.cards(game, decision)]
        return answers.prefer(game, decision, scores, "trash")


class SaltTheEarth(LandscapeLore):
    judged = True


class Tax(LandscapeLore):
    judged = True


class Triumph(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        return not purse.early and len(game.player(me).gained) >= 2


class Wedding(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        # With a coin more than for a Gold; on credit it would cost a turn.
        return game.state.turn.coins >= 7 and purse.card is not None and purse.card.name == "gold"


class Windfall(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        p = game.player(me)
        return not p.deck and not p.discard


class Arena(LandscapeLore):
    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Discard an Action that cannot be played any more, while there are tokens."""
        uses = answers.values.uses(game, decision.seat, answers.cards(game, decision))
        filled = bags_filled(game)
        return answers.prefer(game, decision, [1000 - use if filled else 0 for use in uses], "discard")


def bags_filled(game: Game) -> bool:
    """Tell whether VP tokens lie on any landscape."""
    return any([tokens.get("vp", 0) for tokens in game.state.landscape_tokens.values()])


class Keep(LandscapeLore):
    def worth_here(self, defn: CardDef, worth: int) -> int:
        # Who has most of a Treasure gets five points for it.
        return worth + 12 if defn.types & TREASURE else worth


class Orchard(LandscapeLore):
    def copies_here(self, defn: CardDef, copies: int) -> int:
        return max(copies, 3) if copies > 1 and defn.types & ACTION else copies


class Palace(LandscapeLore):
    def worth_here(self, defn: CardDef, worth: int) -> int:
        # Sets of three make three points: about as many Silvers and Golds as there are Coppers.
        return worth + 8 if defn.name in ("silver", "gold") else worth


class WolfDen(LandscapeLore):
    def copies_here(self, defn: CardDef, copies: int) -> int:
        # A single card costs three points.
        return max(copies, 2) if copies else 0
