"""Another table that looks the same to one viewer: everything hidden is exchanged, and every card gets a new number.

Works on saved states, so that it does not share code with what it puts to the test.
"""

from collections.abc import Collection
from random import Random
from typing import Any

from platin.cards import LIBRARY
from platin.engine.buys import BuyDecision
from platin.engine.const import OPT_PILE, OVER
from platin.engine.decision import Decision, IllegalAnswer
from platin.engine.game import Game
from platin.engine.zones import COUNTERS, NOBODY_SEES, OWNER_SEES, PLAYER_ZONES, TABLE_ZONES, Zone
from platin.session.save import state_from_json, state_to_json
from platin.session.session import Session

Json = dict[str, Any]
Slot = tuple[list[int], int]
"""A place that holds a card: a zone and an index."""


def other_world(session: Session, seat: int, rng: Random) -> tuple[Game, Decision | None]:
    """Make a table that differs from a session's in all that a viewer (-1: a spectator) cannot see."""
    state = session.state
    data = state_to_json(state)
    decision = session.decision
    # Who may pick a card has been shown it, also where it lies in another hand.
    shown = decision.options() if decision is not None and decision.by == seat else []
    exchange_hidden(data, seat, rng, shown=shown)
    number = renumber(data, rng)
    game = Game(state_from_json(data, LIBRARY), [None] * len(state.players))
    if decision is None:
        return game, None
    twin: Decision
    if isinstance(decision, BuyDecision):
        # What can be bought is found out again: it must not depend on what is hidden.
        buying = BuyDecision(game)
        buying.seat = decision.seat
        buying.by = decision.by
        buying.has_plain = decision.has_plain
        twin = buying
    else:
        codes = [number[code] if code < OPT_PILE else code for code in decision.options()]
        if codes and codes[0] < OPT_PILE:
            rng.shuffle(codes)
        twin = Decision(decision.seat, decision.by, decision.key, decision.source, decision.low, decision.high, codes)
        twin.ordered = decision.ordered
        twin.about = decision.about
        twin.asking = number[decision.asking] if decision.asking >= 0 else -1
        twin.intent = decision.intent
        twin.whose = decision.whose
        twin.labels = decision.labels
    return game, twin


def other_start(session: Session, seat: int, rng: Random) -> Session:
    """Make a session whose step begins with all exchanged that a player cannot see."""
    data = state_to_json(session._base)
    hands = [player["hand"][:] for player in data["players"]]
    exchange_hidden(data, seat, rng)
    # Treasures are played, and a hand is discarded, in the order in which the hand is held.
    for eye in (seat, data["turn"]["seat"]) if data["turn"]["controller"] == seat else (seat,):
        data["players"][eye]["hand"] = hands[eye]
    renumber(data, rng)
    return Session(state_from_json(data, LIBRARY))


def other_line(session: Session, answer: list[int], seat: int, rng: Random) -> Session | None:
    """Play the step under way and an answer to its question at a table that looks the same to a viewer.

    Cards are picked by where they lie, so what is picked there is another card. None where that is not possible.
    """
    data = state_to_json(session._base)
    before = _places(data)
    # The cards of the answers before this one stay, so that the step comes as far as this.
    exchange_hidden(data, seat, rng, keep=[code for given in session._tape for code in given])
    other = dict(zip(before, _places(data), strict=True))
    tape = [[other.get(code, code) for code in given] for given in [*session._tape, answer]]
    try:
        twin = Session.replay(state_from_json(data, LIBRARY), tape)
    except IllegalAnswer:
        return None
    return twin if len(twin.answers) == len(tape) else None


def hidden_uids(session: Session, seat: int) -> set[int]:
    """Give the cards that a viewer cannot see now."""
    return {cards[i] for cards, i in _hidden_places(state_to_json(session.state), seat)}


def _places(data: Json) -> list[int]:
    """Give the cards of all zones in a fixed order."""
    lists = [cards for player in data["players"] for zone in PLAYER_ZONES for cards in _lists(player, zone)]
    lists += [cards for zone in TABLE_ZONES for cards in _lists(data, zone)]
    return [uid for cards in lists for uid in cards]


def _lists(holder: Json, zone: Zone) -> list[list[int]]:
    """Give the lists of cards of a player, or of the table, that lie in a zone."""
    if not zone.field:
        return [holder["mats"][zone.name]] if zone.name in holder["mats"] else []
    held = holder[zone.field]
    if not zone.many:
        return [held]
    return held if zone.shared else list(held.values())


def _eyes(data: Json, seat: int) -> list[int]:
    """Give the players with whose eyes a viewer sees."""
    eyes = [seat] if seat >= 0 else []
    if seat >= 0 and data["turn"]["controller"] == seat:
        eyes.append(data["turn"]["seat"])
    return eyes if data["phase"] != OVER else list(range(len(data["players"])))


def _hidden_places(data: Json, seat: int) -> list[Slot]:
    """Give the places of other players that a viewer cannot look at."""
    slots: list[Slot] = []
    eyes = _eyes(data, seat)
    for who, player in enumerate(data["players"]):
        if who in eyes:
            continue
        for zone in PLAYER_ZONES:
            if zone.seen in (OWNER_SEES, NOBODY_SEES):
                for cards in _lists(player, zone):
                    slots.extend([(cards, i) for i in range(_below(cards, zone))])
        for host, cards in player["stores"].items():
            key = data["rules"]["cards"][int(host)][0]
            if not LIBRARY.card(key).store_open:
                slots.extend([(cards, i) for i in range(len(cards))])
    return slots


def _below(cards: list[int], zone: Zone) -> int:
    """Count the cards of a zone that do not lie open on top of it."""
    return max(len(cards) - 1, 0) if zone.top_seen else len(cards)


def exchange_hidden(
    data: Json, seat: int, rng: Random, keep: Collection[int] | None = None, shown: Collection[int] = ()
) -> None:
    """Deal out again all cards that the viewer cannot see, and change chance and the hidden part of the log.

    With some cards to be kept where they are, the order of hands and open zones is kept too. Cards that the viewer has
    been `shown` in a hidden place stay in it, and so do those that everybody knows by their backs.
    """
    eyes = _eyes(data, seat)
    if keep is None:
        _mix(data, rng)
    before = _places(data)
    fixed = {*(keep or ()), *[uid for uid, (key, _) in enumerate(data["rules"]["cards"]) if LIBRARY.card(key).marked]}
    for who in eyes:
        # What one owns is no secret, but the order of the deck is.
        for zone in PLAYER_ZONES:
            if zone.seen == NOBODY_SEES:
                for cards in _lists(data["players"][who], zone):
                    _deal_again([(cards, i) for i in range(len(cards)) if cards[i] not in fixed], rng)
    for who, player in enumerate(data["players"]):
        for counter in COUNTERS:
            if not counter.public and who not in eyes:
                tokens = player if counter.field else player["tokens"]
                tokens[counter.name] = rng.randint(0, 9)
    kept = {*fixed, *shown}
    slots = [(cards, i) for cards, i in _hidden_places(data, seat) if cards[i] not in kept]
    _deal_again(slots, rng)
    for index, (_, _, _, face_down, shuffled, _) in enumerate(data["rules"]["piles"]):
        pile = data["piles"][index]
        hidden = len(pile) if face_down else len(pile) - 1 if shuffled else 0
        if hidden > 0:
            # Only cards of this pile can lie on it: it exchanges its cards with those that hidden hands hold.
            held = [(cards, i) for cards, i in slots if data["rules"]["cards"][cards[i]][1] == index]
            top = [(pile, i) for i in range(hidden) if pile[i] not in kept]
            _deal_again(held + top, rng)
    # An effect that keeps a card set aside keeps the one that lies there now.
    other = dict(zip(before, _places(data), strict=True))
    for effect in data["effects"]:
        effect["cards"] = [other[uid] for uid in effect["cards"]]
    data["rng"] = rng.getrandbits(30) << 31 | rng.getrandbits(30)
    log = data["log"] or []
    keys = data["rules"]["defs"]
    # Who decides for another player sees with that player's eyes, but not what those have seen before this turn.
    began = max([at for at, entry in enumerate(log) if entry[0] == "extra_turn"], default=0)
    for at, entry in enumerate(log):
        shared = eyes if at >= began or data["phase"] == OVER else [seat]
        seen = entry[3]
        if entry[2] and seen >= 0 and not any(seen >> eye & 1 for eye in shared if eye >= 0):
            entry[2] = [rng.choice(keys) for _ in range(rng.randint(1, 4))]


def _mix(data: Json, rng: Random) -> None:
    """Change the order of cards where it says only when they came (in a hand): nobody shall learn that."""
    rows = [(player, zone) for player in data["players"] for zone in PLAYER_ZONES]
    rows += [(data, zone) for zone in TABLE_ZONES]
    for holder, zone in rows:
        if not zone.ordered:
            for cards in _lists(holder, zone):
                below = cards[: _below(cards, zone)]
                rng.shuffle(below)
                cards[: len(below)] = below


def _deal_again(slots: list[Slot], rng: Random) -> None:
    """Exchange the cards of these places among each other."""
    uids = [cards[i] for cards, i in slots]
    rng.shuffle(uids)
    for (cards, i), uid in zip(slots, uids, strict=True):
        cards[i] = uid


def renumber(data: Json, rng: Random) -> list[int]:
    """Give all cards new numbers; returns the new number of each."""
    cards = data["rules"]["cards"]
    number = list(range(len(cards)))
    rng.shuffle(number)

    def new(uids: list[int]) -> list[int]:
        return [number[uid] for uid in uids]

    def new_effect(effect: Json) -> None:
        for name in ("source", "repeater"):
            if effect[name] >= 0:
                effect[name] = number[effect[name]]
        effect["cards"] = new(effect["cards"])

    dealt: list[Any] = [None] * len(cards)
    moves = [0] * len(cards)
    for uid, (card, count) in enumerate(zip(cards, data["moves"], strict=True)):
        dealt[number[uid]] = card
        moves[number[uid]] = count
    data["rules"]["cards"] = dealt
    data["moves"] = moves
    for player in data["players"]:
        player["stores"] = {str(number[int(host)]): held for host, held in player["stores"].items()}
        for zone in PLAYER_ZONES:
            for cards in _lists(player, zone):
                cards[:] = new(cards)
    for zone in TABLE_ZONES:
        for cards in _lists(data, zone):
            cards[:] = new(cards)
    data["turn"]["played"] = new(data["turn"]["played"])
    data["guises"] = [[number[uid], key] for uid, key in data["guises"]]
    for effect in data["effects"]:
        new_effect(effect)
    for extra in data["extra_turns"]:
        if extra[3] is not None:
            new_effect(extra[3])
    return number
