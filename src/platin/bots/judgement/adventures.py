"""Judgement of cards and Events of Adventures."""

from platin.bots.lore import GOLD, SILVER, LandscapeLore, Lore
from platin.bots.patterns import RepeatsActions
from platin.bots.purse import Purse
from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import NEVER, Plays
from platin.bots.sense_values import EARLY
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION
from platin.engine.decision import Decision
from platin.engine.game import Game
from platin.engine.intent import NO_INTENT


class Amulet(Lore):
    worth = 41
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Trash junk, then gain Silver while there is time for it."""
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        junk = answers.values.has_junk(game, decision.seat, game.hand(decision.seat))
        late = answers.values.stage(game) != EARLY
        return answers.modes(decision, ["trash" if junk else "coins" if late else "silver"])


class Champion(Lore):
    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        # For the rest of the game.
        return 100


class CoinOfTheRealm(Lore):
    worth = 22
    copies = 1

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        """Call it for an Action that could not be played otherwise."""
        turn = game.state.turn
        return turn.seat == me and turn.actions == 0 and len(game.playable(me, ACTION)) > 0


class Disciple(RepeatsActions):
    """Plays an Action twice and gains another."""


class DistantLands(Lore):
    worth = 44
    copies = 3

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        # The points are worth an Action the more the nearer the end is.
        return 8 if plays.values.stage(game) == EARLY else 40


class Duplicate(Lore):
    worth = 48

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        if about is None:
            return False
        pile = game.pile_of(about.name)
        available = pile >= 0 and game.state.rules.piles[pile].supply and game.top_of(pile) is about
        points = answers.values.victory_points(game, me, about)
        late = answers.values.stage(game) != EARLY
        return available and (answers.values.worth(game, me, about) >= GOLD - 15 or (late and points >= 3))


class Guide(Lore):
    worth = 46
    copies = 1

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        """Exchange a hand that is worse than five cards of the deck on average."""
        uses = sum(answers.values.uses(game, me, game.hand(me)))
        return uses < 4 * answers.values.density(game, me)


class Miser(Lore):
    worth = 30
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Save three Coppers, as long as there is time; then let them pay."""
        seat = decision.seat
        saved = len([card for card in game.player(seat).mats.get("tavern", []) if card.name == "copper"])
        copper = any([card.name == "copper" for card in game.hand(seat)])
        early = answers.values.stage(game) == EARLY
        return answers.modes(decision, ["put" if copper and saved < (4 if early else 1) else "coins"])


class Ratcatcher(Lore):
    worth = 36

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return answers.values.has_junk(game, me, game.hand(me)) > 0


class RoyalCarriage(Lore):
    worth = 24
    copies = 1

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        """Play again what does more than give Actions: the best one of what may still come."""
        if about is None or answers.values.own_turn(game, me) is False:
            return False
        lore = answers.values.lore(about)
        best = max([answers.values.lore(card.defn).worth for card in game.playable(me, ACTION)], default=0)
        plays_on = lore.actions > 0 or not game.playable(me, ACTION) or game.state.turn.actions > 0
        return lore.worth >= SILVER and (lore.worth >= best or not plays_on)


class Transmogrify(Lore):
    worth = 40
    copies = 1

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return answers.values.has_junk(game, me, game.hand(me)) > 0


class Teacher(Lore):
    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        return 30

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Place the tokens that are best first: a card, a coin, an Action, a Buy."""
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        placed = [effect.name for effect in game.state.effects if effect.owner == decision.seat]
        for kind, mode in (("plus_card", "cards"), ("plus_coin", "coins"), ("plus_action", "actions")):
            if kind not in placed:
                return answers.modes(decision, [mode])
        return answers.modes(decision, ["buys"])


class Giant(Lore):
    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        # The token has to be turned down first, for what comes next time.
        return 65 if game.player(me).tokens.get("journey_down", 0) else 25


class Messenger(Lore):
    worth = 28
    copies = 1

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Turn the deck over if the cards outside it are the better ones: they come back sooner."""
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        p = game.player(decision.seat)
        outside = [answers.values.use(card) for card in p.discard + p.play]
        better = len(outside) > 0 and sum(outside) // len(outside) > answers.values.density(game, decision.seat)
        return answers.yes(decision, better)


class Ranger(Lore):
    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        # The token has to be turned down first, for what comes next time.
        turned = game.player(me).tokens.get("journey_down", 0)
        return 5 * plays.a_card(game, me) if turned else 2 * plays.a_card(game, me)


class Storyteller(Lore):
    cards = 1
    worth = 38
    waits = True

    def value(self, plays: Plays, game: Game, me: int, card: Card, rest: list[Card]) -> int:
        # It spends the coins made so far.
        return plays.a_card(game, me) if game.state.turn.coins < 2 else NEVER

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        """Exchange Silver and better for cards, if those bring more than Coppers."""
        scores: list[int] = []
        for card in answers.cards(game, decision):
            scores.append(card.coins - 1 if card.plain else 0)
        return answers.prefer(game, decision, scores, "play")


class LostCity(Lore):
    worth = 39
    copies = 1


class Magpie(Lore):
    worth = 58
    copies = 4


class Port(Lore):
    worth = 24
    copies = 1


class Relic(Lore):
    worth = 64
    copies = 4


class TreasureTrove(Lore):
    worth = 66
    copies = 4


class BridgeTroll(Lore):
    worth = 64
    copies = 2


class CaravanGuard(Lore):
    worth = 38
    copies = 1


class Dungeon(Lore):
    worth = 70
    copies = 2


class Page(Lore):
    worth = 36
    copies = 1


class Peasant(Lore):
    worth = 17
    copies = 1


class Raze(Lore):
    worth = 24
    copies = 1


class LostArts(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        return purse.early and not purse.green and purse.most_played(game, me) >= 4


class Pathfinding(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        return purse.early and not purse.green and purse.most_played(game, me) >= 4


class Training(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        return purse.early and not purse.green and purse.most_played(game, me) >= 5


class Borrow(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        # A coin now for a card of the next hand: only where it reaches something better.
        coins = game.state.turn.coins
        return purse.values.step(coins + 1) > purse.values.step(coins)


class Ball(LandscapeLore):
    # Two cheap cards and a coin less are no better than one good card.
    judged = True


class Expedition(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        return purse.card is None


class Mission(LandscapeLore):
    # A turn without purchases brings a deck of money nothing.
    judged = True


class Quest(LandscapeLore):
    judged = True

    def way(self, game: Game, me: int) -> str:
        """Give what is discarded for a Gold, if that costs nothing."""
        names = [card.name for card in game.hand(me)]
        if names.count("curse") >= 2:
            return "curses"
        if len(names) >= 6:
            return "cards"
        return "attack" if [card for card in game.hand(me) if game.is_attack(card)] else ""

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        spare = purse.card is None or game.state.turn.buys > 1
        return spare and self.way(game, me) != ""

    def answer(self, answers: Answers, game: Game, decision: Decision) -> list[int]:
        if decision.intent != NO_INTENT:
            return answers.by_intent(game, decision)
        return answers.modes(decision, [self.way(game, decision.seat)])


class Raid(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        # A few Silvers at once, and a card less for the others.
        silvers = len([card for card in game.in_play(me) if card.name == "silver"])
        return purse.early and not purse.green and silvers >= 3


class Save(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        useful = [card for card in game.hand(me) if purse.values.use(card) >= 10]
        return len(useful) > 0 and (purse.card is None or purse.left >= 1)


class Seaway(LandscapeLore):
    # A card that costs 4 at most, and a Buy: too little for its price.
    judged = True


class TravellingFair(LandscapeLore):
    judged = True

    def fits(self, purse: Purse, game: Game, me: int) -> bool:
        # Once is enough.
        again = "travelling_fair" in game.state.turn.events
        return purse.card is not None and purse.left >= 2 and not purse.green and not again

    def helps(self, answers: Answers, game: Game, me: int, about: CardDef | None) -> bool:
        return about is not None and answers.good_on_top(about)
