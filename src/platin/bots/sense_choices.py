"""The questions of single cards that need a thought of their own, by their keys."""

from collections.abc import Callable
from typing import Final

from platin.bots.sense_answers import Answers
from platin.bots.sense_plays import (
    Plays,
    apprentice_value,
    bishop_value,
    crucible_value,
    maroon_value,
    mine_value,
    pickaxe_value,
)
from platin.bots.sense_values import EARLY, ESTATES
from platin.engine.card import Card, CardDef
from platin.engine.const import ACTION, DURATION, OPT_PILE, OPT_SEAT, OPT_VALUE, RUINS, TREASURE, VICTORY
from platin.engine.decision import Decision
from platin.engine.game import Game

Choice = Callable[[Answers, Game, Decision], list[int]]
# What it is worth to a player to do something with a card.
Worth = Callable[[Plays, Game, int, Card], int]


# Trading in, and trashing for something


def _trade(answers: Answers, game: Game, decision: Decision, more: int, exactly: bool) -> list[int]:
    if answers.values.preferences(decision.key, "") is not None:
        return answers.trash(game, decision)
    cards = answers.cards(game, decision)
    return answers.one(decision, answers.plays.best_trade(game, decision.seat, cards, more, exactly)[0])


def _trade_2(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return _trade(answers, game, decision, 2, False)


def _trade_3(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return _trade(answers, game, decision, 3, False)


def _trade_up(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return _trade(answers, game, decision, 1, True)


def _mine(answers: Answers, game: Game, decision: Decision) -> list[int]:
    cards = answers.cards(game, decision)
    scores = [mine_value(answers.plays, game, decision.seat, card) for card in cards]
    if decision.low and max(scores) <= 0:
        return answers.trash(game, decision)
    return answers.prefer(game, decision, scores, decision.key)


def _trash_for(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Trash the card for which most comes back."""
    worth = TRASHED_FOR[decision.key]
    scores = [worth(answers.plays, game, decision.seat, card) for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "trash")


TRASHED_FOR: Final[dict[str, Worth]] = {
    "apprentice.trash": apprentice_value,
    "bishop.trash": bishop_value,
    "crucible.trash": crucible_value,
    "maroon.trash": maroon_value,
    "pickaxe.trash": pickaxe_value,
}
"""What trashing a card is worth where something comes back for it."""


def _transmute(answers: Answers, game: Game, decision: Decision) -> list[int]:
    scores: list[int] = []
    for card in answers.cards(game, decision):
        score = answers.values.trash(game, decision.seat, card)
        # A Gold for it.
        scores.append(score + 60 if card.types & VICTORY else score)
    return answers.prefer(game, decision, scores, "trash")


def _forge(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Trash junk, with other cards if their costs add up to something much better."""
    if answers.values.preferences(decision.key, "") is not None:
        return answers.trash(game, decision)
    me = decision.seat
    values = answers.values
    cards = answers.cards(game, decision)
    best: list[Card] = []
    most = -1000
    junk = [card for card in cards if values.trash(game, me, card) > 0]
    others = [card for card in cards if card not in junk and card.defn.name not in ("province", "colony")]
    # All the junk, with no other card, one, or two of them.
    for i in range(-1, len(others)):
        for j in range(-1, i):
            chosen = junk[:]
            if i >= 0:
                chosen.append(others[i])
            if j >= 0:
                chosen.append(others[j])
            total = sum([game.cost(card).coins for card in chosen])
            won = max(values.best_gain(game, me, total, 0, True), -5)
            won += sum([answers.plays.trade_loss(game, me, card) for card in chosen])
            if won > most:
                most = won
                best = chosen
        if i == -1:
            total = sum([game.cost(card).coins for card in junk])
            most = max(values.best_gain(game, me, total, 0, True), -5) + 8 * len(junk)
            best = junk
    return [card.uid for card in best]


def _death_cart_trash(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Trash Ruins or a weak Action rather than the Death Cart."""
    scores: list[int] = []
    for card in answers.cards(game, decision):
        scores.append(100 if card.types & RUINS else 30 - answers.values.worth(game, decision.seat, card.defn))
    return answers.prefer(game, decision, scores, "trash")


def _death_cart(answers: Answers, game: Game, decision: Decision) -> list[int]:
    ruins = [card for card in game.hand(decision.seat) if card.types & RUINS]
    return answers.modes(decision, ["action", "this"] if ruins else ["this", "action"])


def _weak_action(answers: Answers, game: Game, decision: Decision, limit: int) -> list[int]:
    scores = [limit - answers.values.worth(game, decision.seat, card.defn) for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "trash")


def _peril(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return _weak_action(answers, game, decision, 65)


def _siren(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return _weak_action(answers, game, decision, 55)


def _zombie_apprentice(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return _weak_action(answers, game, decision, 30)


def _loan(answers: Answers, game: Game, decision: Decision) -> list[int]:
    found = game.player(decision.seat).revealed
    gone = len(found) > 0 and answers.values.trash(game, decision.seat, found[-1]) > 0
    return answers.modes(decision, ["trash" if gone else "discard"])


def _mining_village(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Trash it if the two coins reach something much better."""
    money = answers.values.money_in_hand(game, decision.seat)
    now = answers.values.step(money)
    reached = answers.values.step(money + 2)
    late = answers.values.stage(game) == ESTATES
    return answers.yes(decision, (reached >= 8 and now < 8) or (late and reached > now))


def _inherited(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Replace an Estate or Shelter rather than a Copper."""
    scores = [0 if card.types & TREASURE else 10 for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "trash")


def _lurker(answers: Answers, game: Game, decision: Decision) -> list[int]:
    worth = [answers.values.worth(game, decision.seat, card.defn) for card in game.state.trash if card.types & ACTION]
    return answers.modes(decision, ["gain" if worth and max(worth) >= 30 else "trash"])


def _lurker_trash(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Trash what the next Lurker in hand gains; or else what nobody wants."""
    again = any([card.defn.name == "lurker" for card in game.hand(decision.seat)])
    scores: list[int] = []
    for pile in answers.piles(decision):
        worth = _worth_of_pile(answers, game, decision.seat, pile)
        scores.append(worth if again else -worth)
    return answers.pile(game, decision, scores)


def _worth_of_pile(answers: Answers, game: Game, me: int, pile: int) -> int:
    top = game.top_of(pile)
    return answers.values.worth(game, me, top) if top is not None else 0


def _steward(answers: Answers, game: Game, decision: Decision) -> list[int]:
    me = decision.seat
    values = answers.values
    money = values.money_in_hand(game, me)
    junk = [card for card in game.hand(me) if values.trash(game, me, card) > 0]
    worse = [card for card in junk if card.defn.name != "copper"]
    # Two Coppers are money of this turn, unless that buys nothing anyway.
    if len(worse) >= 2 or (len(junk) >= 2 and money < (6 if worse else 4)):
        return answers.modes(decision, ["trash", "coins"])
    coins = values.step(money + 2) > values.step(money) and values.density(game, me) < 14
    return answers.modes(decision, ["coins", "cards"] if coins else ["cards", "coins"])


def _scrounge(answers: Answers, game: Game, decision: Decision) -> list[int]:
    me = decision.seat
    lying = any([card.defn.name == "estate" for card in game.state.trash])
    junk = answers.values.has_junk(game, me, game.hand(me))
    return answers.modes(decision, ["gain" if lying or not junk else "trash"])


def _investment(answers: Answers, game: Game, decision: Decision) -> list[int]:
    names = [card.defn.name for card in game.hand(decision.seat) if card.types & TREASURE]
    points = len(dict.fromkeys(names))
    late = answers.values.stage(game) != EARLY
    return answers.modes(decision, ["trash" if points >= (2 if late else 4) else "coin"])


def _cabin_boy(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Trade it for a good Duration while that can still be played often."""
    if answers.values.stage(game) != EARLY:
        return answers.modes(decision, ["coins"])
    best = 0
    for info in game.state.rules.piles:
        top = game.top_of(info.index)
        if info.supply and top is not None and top.types & DURATION and top.name != "cabin_boy":
            best = max(best, answers.values.worth(game, decision.seat, top))
    return answers.modes(decision, ["trash" if best >= 76 else "coins"])


# Giving cards away


def _ambassador(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Show the worst card; of two that are as bad the one held twice."""
    cards = answers.cards(game, decision)
    names = [card.defn.name for card in cards]
    scores: list[int] = []
    for card in cards:
        score = answers.values.trash(game, decision.seat, card)
        if score > 0 and names.count(card.defn.name) > 1:
            score += 20
        scores.append(score)
    return answers.prefer(game, decision, scores, "return")


def _ambassador_return(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return answers.trash(game, decision)


def _masquerade(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Pass the worst card. In another's turn it counts the same."""
    cards = answers.cards(game, decision)
    scores = [answers.values.trash(game, decision.seat, card) for card in cards]
    return answers.prefer(game, decision, scores, "pass")


def _swindler(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Give the other player what is worth least, without ending the game at the wrong time."""
    scores = [-_worth_of_pile(answers, game, decision.seat, pile) for pile in answers.piles(decision)]
    return answers.pile(game, decision, scores)


def _jester(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Take a copy of a good card; let the other player have another bad one."""
    me = decision.seat
    other = me
    for code in decision.options():
        if code & OPT_VALUE != me:
            other = code & OPT_VALUE
    discard = game.player(other).discard
    good = len(discard) > 0 and answers.values.worth(game, me, discard[-1].defn) >= 30
    return [OPT_SEAT + (me if good else other)]


def _torturer(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Discard while there is something to discard; take the Curse if there is none left, or the hand is small."""
    me = decision.seat
    hand = game.hand(me)
    uses = answers.values.uses(game, me, hand)
    uses.sort()
    free = not game.state.piles[game.state.rules.curse]
    dear = sum([max(use, 0) for use in uses[:2]]) > 35
    return answers.modes(decision, ["curse" if free or dear else "discard"])


def _spy(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Discard the good cards of others."""
    bad = [card for card in answers.cards(game, decision) if answers.values.use(card) < 10]
    return decision.options()[: decision.low] if bad else decision.options()[:1]


def _spy_own(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return answers.discard_from_top(game, decision)


def _contraband(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Name the best card that the other player is likely to be able to buy."""
    st = game.state
    seat = st.turn.seat
    # What lies in the other hand is not known, but how many cards.
    money = st.turn.coins + len(game.hand(seat)) * 12 // 10
    return _name_best(answers, game, decision, money, seat)


def _war_chest(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return _name_best(answers, game, decision, 5, game.state.turn.seat)


def _name_best(answers: Answers, game: Game, decision: Decision, money: int, seat: int) -> list[int]:
    ranked: list[tuple[int, str]] = []
    for info in game.state.rules.piles:
        top = game.top_of(info.index)
        if info.supply and top is not None and game.coins_of(top) <= money:
            worth = answers.values.worth(game, seat, top)
            # A Province is what it is all about, whatever else there is.
            ranked.append((-worth - (60 if top.name in ("province", "colony") else 0), top.name))
    ranked.sort()
    return answers.name(decision, [name for _, name in ranked])


def _wishing_well(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Name the card of which most are left in the own draw pile, by counting."""
    p = game.player(decision.seat)
    counts: dict[str, int] = {}
    for card in p.deck if p.deck else p.discard:
        name = card.defn.name
        # Of two as frequent ones that of more use.
        counts[name] = counts.get(name, 0) + 1000 + (answers.values.use(card) if name not in counts else 0)
    ranked: list[tuple[int, str]] = []
    for name, count in counts.items():
        ranked.append((-count, name))
    ranked.sort()
    return answers.name(decision, [name for _, name in ranked])


# Discarding for something


def _any_number(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Exchange cards that are of less use than what comes for them."""
    return answers.discard_below(game, decision, min(answers.plays.a_card(game, decision.seat), 10))


def _for_coins(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Discard for a coin each what brings less."""
    return answers.discard_below(game, decision, 10)


def _two_useless(answers: Answers, game: Game, decision: Decision) -> list[int]:
    uses = answers.values.uses(game, decision.seat, game.hand(decision.seat))
    uses.sort()
    return answers.yes(decision, len(uses) >= 2 and uses[0] + uses[1] < 10)


def _hamlet_action(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Discard something useless if there are more Actions in hand than can be played."""
    me = decision.seat
    needed = 0
    for card in game.hand(me):
        if card.types & ACTION:
            needed += 1 - answers.values.lore(card.defn).actions
    limit = 5 if needed > game.state.turn.actions else -100
    return answers.discard_below(game, decision, limit, decision.key)


def _hamlet_buy(answers: Answers, game: Game, decision: Decision) -> list[int]:
    limit = 2 if answers.values.money_in_hand(game, decision.seat) >= 6 else -100
    return answers.discard_below(game, decision, limit, decision.key)


def _anvil(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Discard a Copper for a good card, if the turn can spare it."""
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


def _figurine(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Actions are of no more use in the Buy phase: discard any."""
    scores = [100 - answers.values.lore(card.defn).worth for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "discard")


def _foray(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Discard three different cards if that is possible, the least useful of each name."""
    if answers.values.preferences(decision.key, "") is not None:
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


def _friendly(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Gain another Friendly card as long as more of them are wanted."""
    pile = answers.cards(game, decision)[0].home
    more = game.top_of(pile) is not None and answers.values.wanted_pile(game, decision.seat, [pile]) >= 0
    return answers.offer(game, decision, 1 if more else 0)


def _shy(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Discard a Shy card for two others if it would not bring as much."""
    two = 2 * answers.plays.a_card(game, decision.seat)
    scores = [two - answers.values.use(card) for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "discard")


def _gladly(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Show or discard what is asked for: it costs little and brings, or spares, a lot."""
    return answers.offer(game, decision, 1)


def _library(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Set aside Actions that cannot be played any more."""
    left = game.state.turn.actions
    aside = left < 1
    for card in game.hand(decision.seat):
        if card.types & ACTION and card.uid not in decision.options():
            left -= 1 - answers.values.lore(card.defn).actions
    return answers.offer(game, decision, 1 if aside or left < 1 else 0)


def _archer(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return answers.hurt(game, decision)


# Choosing bonuses


def _actions_in_hand(game: Game, me: int) -> int:
    count = 0
    for card in game.hand(me):
        if card.types & ACTION:
            count += 1
    return count


def _pawn(answers: Answers, game: Game, decision: Decision) -> list[int]:
    more = _actions_in_hand(game, decision.seat) > 0 and game.state.turn.actions == 0
    return answers.modes(decision, ["card", "action", "coin"] if more else ["card", "coin", "action"])


def _nobles(answers: Answers, game: Game, decision: Decision) -> list[int]:
    more = _actions_in_hand(game, decision.seat) > 1 and game.state.turn.actions == 0
    return answers.modes(decision, ["actions", "cards"] if more else ["cards", "actions"])


def _trusty_steed(answers: Answers, game: Game, decision: Decision) -> list[int]:
    more = _actions_in_hand(game, decision.seat) > 0 and game.state.turn.actions == 0
    return answers.modes(decision, ["cards", "actions", "coins"] if more else ["cards", "coins", "actions"])


def _minion(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Take coins while there are more Minions; a new hand if this one is worth less than four cards of the deck."""
    me = decision.seat
    hand = game.hand(me)
    if any([card.defn.name == "minion" for card in hand]):
        return answers.modes(decision, ["coins", "hand"])
    now = sum([max(use, 0) for use in answers.values.uses(game, me, hand)])
    full = any([len(game.hand(other)) >= 5 for other in game.others(me)])
    new = 4 * answers.values.density(game, me) - 20 + (8 if full else 0)
    return answers.modes(decision, ["hand", "coins"] if new > now else ["coins", "hand"])


def _courtier_reveal(answers: Answers, game: Game, decision: Decision) -> list[int]:
    scores = [card.type_count for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "reveal")


def _courtier(answers: Answers, game: Game, decision: Decision) -> list[int]:
    me = decision.seat
    money = answers.values.money_in_hand(game, me)
    late = answers.values.stage(game) != EARLY
    coins = late or (answers.values.step(money + 3) >= 8 and money < 8)
    wanted = ["coins", "gold"] if coins else ["gold", "coins"]
    if _actions_in_hand(game, me) and game.state.turn.actions == 0:
        return answers.modes(decision, [*wanted, "action", "buy"])
    return answers.modes(decision, [*wanted, "buy", "action"])


def _blacksmith(answers: Answers, game: Game, decision: Decision) -> list[int]:
    me = decision.seat
    missing = 6 - len(game.hand(me))
    if _actions_in_hand(game, me) and game.state.turn.actions == 0 and missing < 3:
        return answers.modes(decision, ["action", "two"])
    return answers.modes(decision, ["six", "two"] if missing >= 2 else ["two", "action"])


def _town_crier(answers: Answers, game: Game, decision: Decision) -> list[int]:
    me = decision.seat
    if _actions_in_hand(game, me) and game.state.turn.actions == 0:
        return answers.modes(decision, ["action", "coins"])
    money = answers.values.money_in_hand(game, me)
    useless = answers.values.step(money + 2) == answers.values.step(money)
    silver = useless and answers.values.stage(game) == EARLY
    return answers.modes(decision, ["silver", "coins"] if silver else ["coins", "silver"])


def _native_village(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Take the cards when there are some, or the end is near."""
    waiting = len(game.player(decision.seat).mats.get("native_village", []))
    late = answers.values.stage(game) == ESTATES
    return answers.modes(decision, ["take" if waiting >= 3 or (waiting and late) else "put"])


def _pirate_ship(answers: Answers, game: Game, decision: Decision) -> list[int]:
    tokens = game.player(decision.seat).tokens.get("pirate_ship", 0)
    return answers.modes(decision, ["coins", "rob"] if tokens >= 3 else ["rob", "coins"])


def _now_or_next_turn(answers: Answers, game: Game, decision: Decision, coins: int) -> list[int]:
    """Take the coins now if they reach something better; otherwise they are there at the next turn."""
    me = decision.seat
    money = answers.values.money_in_hand(game, me)
    better = answers.values.step(money + coins) > answers.values.step(money)
    now = better or answers.values.stage(game) == ESTATES
    return answers.modes(decision, ["now", "next_turn"] if now else ["next_turn", "now"])


def _amphora(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return _now_or_next_turn(answers, game, decision, 3)


def _gondola(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return _now_or_next_turn(answers, game, decision, 2)


def _orb(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Play a card that brings more than three coins and a Buy."""
    me = decision.seat
    best = 0
    for card in game.player(me).discard:
        if card.types & TREASURE:
            best = max(best, answers.values.use(card))
        elif card.types & ACTION:
            best = max(best, answers.plays.value(game, me, card, game.hand(me)))
    return answers.modes(decision, ["play_card", "bonus"] if best > 36 else ["bonus", "play_card"])


def _crystal_ball(answers: Answers, game: Game, decision: Decision) -> list[int]:
    me = decision.seat
    looked = game.player(me).looked
    if not looked:
        return answers.modes(decision, ["keep"])
    card = looked[-1]
    if answers.values.trash(game, me, card) > 0:
        # A Copper is money for now, if that is needed.
        return answers.modes(decision, ["trash"])
    if card.types & TREASURE and answers.plays.is_good_treasure(game, me, card):
        return answers.modes(decision, ["play", "keep"])
    if card.types & ACTION:
        good = answers.plays.value(game, me, card, game.hand(me)) > 0
        return answers.modes(decision, ["play", "keep"] if good else ["discard"])
    return answers.modes(decision, ["discard"])


def _survivors(answers: Answers, game: Game, decision: Decision) -> list[int]:
    me = decision.seat
    total = sum([answers.on_top(game, me, card) for card in game.player(me).looked])
    return answers.modes(decision, ["back" if total > 0 else "discard"])


def _chancellor(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Turn the deck over if the cards outside it are the better ones: they come back sooner."""
    p = game.player(decision.seat)
    outside = [answers.values.use(card) for card in p.discard + p.play]
    if not outside:
        return answers.yes(decision, False)
    return answers.yes(decision, sum(outside) // len(outside) > answers.values.density(game, decision.seat))


def _watchtower(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return answers.modes(decision, ["trash" if is_junk(answers, game, decision.seat, answers.about) else "deck"])


def _quartermaster_take(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Take a card in every other turn."""
    return answers.take(game, decision)


def _tournament(answers: Answers, game: Game, decision: Decision) -> list[int]:
    prizes = game.pile_of("diadem")
    some = prizes >= 0 and len(game.state.piles[prizes]) > 0
    late = answers.values.stage(game) == ESTATES
    # Of no Prize there is always one more: the last Duchy may end the game at the wrong time.
    duchy = answers.values.is_safe(game, decision.by, game.state.rules.pile_of["duchy"])
    return answers.modes(decision, ["prize" if (some and not late) or not duchy else "duchy"])


def _prize(answers: Answers, game: Game, decision: Decision) -> list[int]:
    scores = [answers.values.lore(card.defn).worth for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "take")


# Putting aside, and where cards go


def _avoid(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Keep out of the shuffle what is not worth drawing."""
    scores = [-answers.on_top(game, decision.seat, card) for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "keep")


def _best_card(answers: Answers, game: Game, decision: Decision) -> list[int]:
    scores = [answers.values.use(card) for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "topdeck")


def _useless_aside(answers: Answers, game: Game, decision: Decision) -> list[int]:
    uses = answers.values.uses(game, decision.seat, answers.cards(game, decision))
    return answers.prefer(game, decision, [3 - use for use in uses], "aside")


def _puzzle_box(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Keep an Action for the next turn, or money that this turn does not need."""
    return answers.prefer(game, decision, answers.surplus(game, decision.seat, answers.cards(game, decision)), "aside")


def _patient(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Set aside what is good to play next turn whatever the hand."""
    scores = [answers.values.use(card) for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "aside")


def _fated_top(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Put good cards on top, but not more Actions than can be played."""
    uses = answers.values.uses(game, decision.seat, answers.cards(game, decision))
    return answers.prefer(game, decision, [use - 10 for use in uses], "topdeck")


def _fated_bottom(answers: Answers, game: Game, decision: Decision) -> list[int]:
    scores = [8 - answers.values.use(card) for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, decision.key)


def _secret_passage(answers: Answers, game: Game, decision: Decision) -> list[int]:
    picked = answers.topdeck(game, decision)
    card = game.state.rules.cards[picked[0]]
    answers.useful = answers.values.use(card) > 5
    return picked


def _secret_passage_place(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """On top what is of use, to the bottom what is not."""
    return answers.number(decision, 0 if answers.useful else OPT_VALUE)


def _herbalist(answers: Answers, game: Game, decision: Decision) -> list[int]:
    scores = [answers.values.use(card) - 12 for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "topdeck")


def _harbinger(answers: Answers, game: Game, decision: Decision) -> list[int]:
    scores = [answers.values.use(card) - 12 for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "topdeck")


def _bureaucrat(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Put back a Victory card that is good for nothing else."""
    scores = [-answers.values.use(card) for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, "topdeck")


# Playing


def _throne(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return answers.play(game, decision, 2)


def _kings_court(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return answers.play(game, decision, 3)


def _treasure_again(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Play the best money several times."""
    scores: list[int] = []
    for card in answers.cards(game, decision):
        good = answers.plays.is_good_treasure(game, decision.seat, card)
        scores.append(answers.values.use(card) if good else 0)
    return answers.prefer(game, decision, scores, "play")


def _storyteller(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Exchange Silver and better for cards, if those bring more than Coppers."""
    scores: list[int] = []
    for card in answers.cards(game, decision):
        scores.append(card.coins - 1 if card.plain else 0)
    return answers.prefer(game, decision, scores, "play")


def _market_treasure(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Play plain money: it is there for the Buy phase too. The strategy can hold some of it back."""
    values = answers.values
    scores: list[int] = []
    for card in answers.cards(game, decision):
        held = values.strategy.holds_back(card.defn.name, values.at)
        scores.append(card.coins if card.plain and not held else 0)
    return answers.prefer(game, decision, scores, "play")


def _market_buy(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Buy what is better than anything that the same coins buy in the Supply later in this turn."""
    me = decision.seat
    turn = game.state.turn
    other = max(answers.values.best_gain(game, me, turn.coins, turn.potions, False), 42)
    scores = [answers.values.worth(game, me, card.defn) - other for card in answers.cards(game, decision)]
    return answers.prefer(game, decision, scores, decision.key)


def _mint(answers: Answers, game: Game, decision: Decision) -> list[int]:
    scores: list[int] = []
    for card in answers.cards(game, decision):
        pile = game.pile_of(card.defn.name)
        there = pile >= 0 and game.state.rules.piles[pile].supply and len(game.state.piles[pile]) > 0
        safe = there and answers.values.is_safe(game, decision.seat, pile)
        scores.append(answers.values.lore(card.defn).worth - 25 if safe else -1)
    return answers.prefer(game, decision, scores, "reveal")


def _training(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Put the token where most cards of the deck come from."""
    best = decision.options()[0]
    most = -1
    for pile in answers.piles(decision):
        count = 0
        for card in game.owned(decision.seat):
            if card.home == pile:
                count += 1
        if count > most:
            most = count
            best = OPT_PILE + pile
    return [best]


# Yes, no, all, none


def _yes(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return answers.yes(decision, True)


def _no(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return answers.yes(decision, False)


def _all(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return answers.number(decision, OPT_VALUE)


def _first(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return decision.options()[: max(1, decision.low)]


def _gain_first(answers: Answers, game: Game, decision: Decision) -> list[int]:
    return answers.modes(decision, ["gain"])


def _coffers(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Spend what the best purchase in reach needs."""
    return answers.number(decision, max(coffers_needed(answers, game, decision.seat), 1))


def coffers_needed(answers: Answers, game: Game, me: int) -> int:
    """Give how many Coffers the best purchase in reach needs; 0 if none is worth it."""
    st = game.state
    coins = st.turn.coins
    for wish in answers.values.strategy.gain:
        if wish.pile < 0 or not wish.holds(answers.values.at):
            continue
        top = game.top_of(wish.pile)
        if top is None or top.name != wish.name or top.potion > st.turn.potions or game.is_forbidden(me, top):
            continue
        price = game.coins_of(top)
        if price <= coins:
            return 0
        if price <= coins + st.players[me].coffers and answers.values.is_safe(game, me, wish.pile):
            return price - coins
    return 0


# Reactions and other abilities

_SHIELDS: Final = ("moat", "shield", "horse_traders", "clerk", "stowaway", "hovel", "alchemist", "mining_road")
_ONTO_DECK: Final = ("royal_seal", "tiara", "insignia")
# What comes first when several things happen at once: what goes onto the deck before what draws.
_ORDER: Final = (
    "crew",
    "taskmaster",
    "siren",
    "longship",
    "stowaway",
    "warlord",
    "figurehead",
    "grotto",
    "rope",
    "quartermaster",
    "shaman",
    "prepare",
    "patient",
    "hasty",
)


def is_junk(answers: Answers, game: Game, me: int, name: str) -> bool:
    """Tell whether a card that was just gained is better gone."""
    for card in game.state.rules.defs:
        if card.name == name:
            if name == "copper":
                return True
            return answers.values.lore(card).has("junk") and not card.types & TREASURE
    return False


def _ability_may(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Use abilities that help; the strategy can forbid them or ask for them."""
    me = decision.seat
    about = decision.about.split("@")[0]
    answers.about = about
    for i in range(len(decision.labels)):
        name = decision.labels[i].split("#")[0]
        use = answers.values.strategy.uses.get(name)
        if use is not None:
            if use.value(answers.values.at):
                return answers.ability(decision, i)
            continue
        if _helps(answers, game, me, name, about):
            return answers.ability(decision, i)
    return answers.ability(decision, -1)


def _helps(answers: Answers, game: Game, me: int, name: str, about: str) -> bool:
    """Tell whether using an ability is good."""
    defn = _find(game, about)
    if name in _SHIELDS:
        return True
    if name == "watchtower":
        return is_junk(answers, game, me, about) or (defn is not None and _is_good_on_top(answers, defn))
    if name in _ONTO_DECK:
        return defn is not None and _is_good_on_top(answers, defn)
    if name == "secret_chamber":
        # It can be shown again and again: once for each Attack is enough. A bot plays game after game; the state of
        # the generator tells them apart, and nothing else is read from it.
        st = game.state
        moment = (st.rng1, st.rng2, st.turn_number, sum(st.turn.plays), me)
        if moment == answers.shown_at:
            return False
        answers.shown_at = moment
        return True
    if name == "diplomat":
        uses = answers.values.uses(game, me, game.hand(me))
        return len([use for use in uses if use < 5]) >= 2
    if name == "mapmaker":
        return game.state.turn.seat != me
    if name in ("herbalist", "trickster"):
        return defn is not None and (defn.brings.coins >= 2 or answers.values.lore(defn).worth >= 40)
    return True


def _is_good_on_top(answers: Answers, defn: CardDef) -> bool:
    if not defn.types & (ACTION | TREASURE):
        return False
    return answers.values.lore(defn).worth >= 30


def _find(game: Game, name: str) -> CardDef | None:
    for defn in game.state.rules.defs:
        if defn.name == name:
            return defn
    return None


def _ability_next(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Order abilities; one that can be declined comes last."""
    answers.about = decision.about.split("@")[0]
    best = 0
    rank = 1000
    for i in range(len(decision.labels)):
        name = decision.labels[i].split("#")[0]
        place = _ORDER.index(name) if name in _ORDER else 50
        if name in ("watchtower", "royal_seal", "tiara", "insignia", "mapmaker"):
            place = 100 if not _helps(answers, game, decision.seat, name, answers.about) else 40
        if place < rank:
            rank = place
            best = i
    return answers.ability(decision, best)


def _cleanup(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Discard the cards first whose abilities are wanted: Alchemists, then the best Treasures."""
    scores: list[int] = []
    for card in answers.cards(game, decision):
        if card.defn.name == "alchemist":
            scores.append(200)
        elif card.defn.name == "herbalist":
            scores.append(100)
        else:
            scores.append(answers.values.use(card) if answers.values.use(card) >= 20 else 1)
    return answers.pick(decision, scores)


def _way(answers: Answers, game: Game, decision: Decision) -> list[int]:
    """Follow a Way if that is better than the card; the strategy can forbid one or ask for it."""
    rules = game.state.rules
    allowed: list[int] = []
    for code in decision.options():
        index = code & OPT_VALUE
        use = answers.values.strategy.uses.get(rules.landscapes[index].name)
        if use is None:
            allowed.append(index)
        elif use.value(answers.values.at):
            return [code]
    about = decision.about.split("@")[0]
    for card in game.in_play(decision.seat) + game.state.trash:
        if card.defn.name == about:
            index = answers.plays.best_way(game, decision.seat, card, allowed)
            for code in decision.options():
                if index >= 0 and code & OPT_VALUE == index:
                    return [code]
            break
    return []


CHOICES: Final[dict[str, Choice]] = {
    "ability.may": _ability_may,
    "ability.next": _ability_next,
    "ambassador.return": _ambassador_return,
    "ambassador.reveal": _ambassador,
    "amphora.choose": _amphora,
    "anvil.discard": _anvil,
    "apprentice.trash": _trash_for,
    "archer.discard": _archer,
    "avoid.keep": _avoid,
    "baron.discard": _gladly,
    "battle_plan.reveal": _gladly,
    "battle_plan.rotate": _no,
    "bishop.trash": _trash_for,
    "black_market.buy": _market_buy,
    "black_market.treasure": _market_treasure,
    "blacksmith.choose": _blacksmith,
    "bureaucrat.topdeck": _bureaucrat,
    "bury.bottom": _best_card,
    "cabin_boy.choose": _cabin_boy,
    "cage.aside": _useless_aside,
    "cellar.discard": _any_number,
    "chancellor.dump": _chancellor,
    "cleanup.may": _cleanup,
    "cleanup.next": _cleanup,
    "contraband.name": _contraband,
    "counting_house.take": _all,
    "courtier.choose": _courtier,
    "courtier.reveal": _courtier_reveal,
    "crucible.trash": _trash_for,
    "crystal_ball.choose": _crystal_ball,
    "death_cart.action": _death_cart_trash,
    "death_cart.choose": _death_cart,
    "death_cart.trash": _death_cart_trash,
    "engineer.trash": _yes,
    "enlarge.trash": _trade_2,
    "expand.trash": _trade_3,
    "fated.bottom": _fated_bottom,
    "fated.top": _fated_top,
    "figurine.discard": _figurine,
    "foray.discard": _foray,
    "forge.trash": _forge,
    "friendly.discard": _friendly,
    "gondola.choose": _gondola,
    "grotto.aside": _useless_aside,
    "hamlet.action": _hamlet_action,
    "hamlet.buy": _hamlet_buy,
    "harbinger.topdeck": _harbinger,
    "herbalist.topdeck": _herbalist,
    "inherited.replace": _inherited,
    "investment.choose": _investment,
    "jester.gain": _jester,
    "kings_cache.play": _treasure_again,
    "kings_court.play": _kings_court,
    "library.set_aside": _library,
    "loan.choose": _loan,
    "lurker.choose": _lurker,
    "lurker.trash": _lurker_trash,
    "maroon.trash": _trash_for,
    "masquerade.pass": _masquerade,
    "mill.may_discard": _two_useless,
    "mine.may_trash": _mine,
    "mine.trash": _mine,
    "mining_village.trash": _mining_village,
    "minion.choose": _minion,
    "mint.reveal": _mint,
    "moneylender.may_trash": _yes,
    "mountebank.discard": _gladly,
    "native_village.choose": _native_village,
    "nobles.choose": _nobles,
    "orb.choose": _orb,
    "patient.aside": _patient,
    "pawn.choose": _pawn,
    "peril.trash": _peril,
    "pickaxe.trash": _trash_for,
    "pirate_ship.choose": _pirate_ship,
    "pirate_ship.trash": _archer,
    "puzzle_box.aside": _puzzle_box,
    "quartermaster.empty": _gain_first,
    "quartermaster.take": _quartermaster_take,
    "remake.trash": _trade_up,
    "remodel.trash": _trade_2,
    "replace.trash": _trade_2,
    "scrounge.choose": _scrounge,
    "scrying_pool.discard": _spy,
    "scrying_pool.discard_own": _spy_own,
    "secret_chamber.discard": _for_coins,
    "secret_passage.card": _secret_passage,
    "secret_passage.place": _secret_passage_place,
    "sentry.discard": _spy_own,
    "sextant.discard": _spy_own,
    "shy.discard": _shy,
    "siren.trash": _siren,
    "spy.discard": _spy,
    "spy.discard_own": _spy_own,
    "steward.choose": _steward,
    "storyteller.play": _storyteller,
    "survivors.choose": _survivors,
    "swindler.gain": _swindler,
    "thief.trash": _archer,
    "throne_room.may_play": _throne,
    "throne_room.play": _throne,
    "tiara.play": _treasure_again,
    "torturer.choose": _torturer,
    "tournament.choose": _tournament,
    "tournament.discard": _gladly,
    "tournament.prize": _prize,
    "tournament.reveal": _gladly,
    "tournament.reveal_own": _gladly,
    "town_crier.choose": _town_crier,
    "town_crier.rotate": _no,
    "training.pile": _training,
    "transmute.trash": _transmute,
    "trusty_steed.choose": _trusty_steed,
    "turn.coffers": _coffers,
    "turn.debt": _all,
    "turn.extra": _first,
    "turn.night": _first,
    "upgrade.trash": _trade_up,
    "vault.discard": _for_coins,
    "vault.may_discard": _two_useless,
    "vault.may_discard_last": _no,
    "war_chest.name": _war_chest,
    "watchtower.choose": _watchtower,
    "way.choose": _way,
    "wishing_well.name": _wishing_well,
    "young_witch.reveal": _gladly,
    "zombie_apprentice.trash": _zombie_apprentice,
    "zombie_spy.discard": _spy_own,
}
"""How single questions are answered. The others are answered by what is done with the cards: see `sense`."""
