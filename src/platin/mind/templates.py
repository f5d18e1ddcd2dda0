"""Where a search begins: plans of the kinds that players know, made of whatever a table has for them.

What the all-rounder buys, money with each card, decks of laboratories, engines of villages, draw, trashing and payload,
villages with terminals, rushes on cheap points, slogs, attacks first, many Buys, Colonies, Potions, Events and
Projects. No card is known by its name here but the basic ones: the others are found by their roles.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from platin.bots.general import candidates, choose_terminals, worth_on
from platin.bots.lore import SILVER, lore_of_landscape
from platin.mind.genome import Check, Condition, Either, Gene, Genome, Trash
from platin.mind.roles import Roles

# When a deck of money is good enough for points: so much money, or so few left.
RICH: Final = 18
RICH_FOR_COLONIES: Final = 33
_ANY: Final = ()
# A Chapel, say, in one of the first turns.
_OPENING: Final[tuple[Condition, ...]] = (Check("turn<=", 3),)


def templates(roles: Roles) -> list[Genome]:
    """Give all plans that a table suggests, each once."""
    found: dict[object, Genome] = {}
    for genome in _all(roles):
        found.setdefault(genome.deed, genome)
    return list(found.values())


def _all(roles: Roles) -> Iterator[Genome]:
    yield from _all_rounder(roles)
    yield from _money(roles)
    yield from _trashing_money(roles)
    yield from _attacks(roles)
    yield from _engines(roles)
    yield from _villages_with_terminals(roles)
    yield from _rushes(roles)
    yield from _many_buys(roles)
    yield from _landscapes(roles)


def _greening(roles: Roles, when: tuple[Condition, ...], duchies: int = 4, estates: int = 2) -> list[Gene]:
    """Wish for points: the dearest when it is time, the others when few are left."""
    if not roles.colonies:
        return [
            Gene("province", 0, when),
            Gene("duchy", 0, (Check("left<=", duchies, "province"),)),
            Gene("estate", 0, (Check("left<=", estates, "province"),)),
        ]
    return [
        Gene("colony", 0, when),
        Gene("province", 0, (Check("left<=", 5, "colony"),)),
        Gene("duchy", 0, (Either(Check("left<=", duchies, "colony"), Check("left<=", duchies, "province")),)),
        Gene("estate", 0, (Either(Check("left<=", estates, "colony"), Check("left<=", estates, "province")),)),
    ]


def _treasures(roles: Roles) -> list[Gene]:
    """Wish for money, and for Duchies before Silver as the end comes near."""
    dear = [Gene("platinum")] if roles.colonies else []
    return [*dear, Gene("gold"), Gene("duchy", 0, (Check("left<=", 6, "province"),)), Gene("silver")]


def _potion(roles: Roles, name: str) -> list[Gene]:
    return [Gene("potion", 1)] if roles.takes_potion(name) and "potion" in roles.defs else []


def _soon(roles: Roles) -> tuple[Condition, ...]:
    return (Either(Check("own>=", 1, "gold"), Check("left<=", 5, "province")),)


def _among_money(roles: Roles, name: str, copies: int) -> list[Gene]:
    """Put a card where it belongs among Platinum, Gold, Duchy and Silver."""
    money = _treasures(roles)
    names = [gene.name for gene in money]
    before = "gold" if roles.cost(name) >= 6 or roles.lore[name].curses else "silver"
    at = names.index(before)
    last = names.index("silver")
    return [*money[:at], Gene(name, copies), *money[at:last], *_potion(roles, name), *money[last:]]


def _all_rounder(roles: Roles) -> Iterator[Genome]:
    """What the all-rounder would buy: all that is better than Silver to it, the best first."""
    terminals = {one.defn.name: one.copies for one in choose_terminals(roles.rules)}
    ranked: list[tuple[int, Gene]] = []
    for one in candidates(roles.rules):
        name = one.defn.name
        if name in terminals:
            ranked.append((-one.worth, Gene(name, terminals[name], (Check("density", 10),))))
        elif not one.terminal and one.worth > SILVER and one.copies > 0:
            ranked.append((-one.worth, Gene(name, one.copies)))
        if one.defn.potion and one.worth > SILVER:
            ranked.append((-one.worth, Gene("potion", 1, (Check("turn<=", 6),))))
    for name in ("platinum", "gold", "silver"):
        if name in roles.defs:
            ranked.append((-worth_on(roles.rules, roles.defs[name]), Gene(name)))
    for name in roles.landscapes:
        if lore_of_landscape(name).worth > SILVER:
            ranked.append((-lore_of_landscape(name).worth, Gene(name)))
    ranked.sort(key=lambda one: one[0])
    for when in ((), _soon(roles)):
        yield Genome((*_greening(roles, when), *[gene for _, gene in ranked]), origin="all-rounder")


def _money(roles: Roles) -> Iterator[Genome]:
    rich = RICH_FOR_COLONIES if roles.colonies else RICH
    yield Genome((*_greening(roles, (Check("money>=", rich),)), *_treasures(roles)), origin="money")
    for name in roles.useful:
        for copies in (1, 2) if roles.is_terminal(name) else (1, 4):
            genes = (*_greening(roles, _soon(roles)), *_among_money(roles, name, copies))
            yield Genome(genes, origin=f"money+{name}")
        if not roles.is_terminal(name):
            many = [Gene("gold", 1), Gene(name, 10), *_potion(roles, name), *_treasures(roles)]
            yield Genome((*_greening(roles, _soon(roles)), *many), origin=f"mono-{name}")


def _trashing_money(roles: Roles) -> Iterator[Genome]:
    for trasher in roles.trashers[:3]:
        for name in roles.best(roles.useful)[:4]:
            if name != trasher:
                copies = 2 if roles.is_terminal(name) else 5
                genes = (
                    *_greening(roles, _soon(roles)),
                    Gene(trasher, 1, _OPENING),
                    *_among_money(roles, name, copies),
                )
                yield Genome(genes, trash=Trash(5, 3), origin=f"thin-{trasher}-{name}")


def _attacks(roles: Roles) -> Iterator[Genome]:
    for name in roles.attacks:
        early = [Gene(name, 2), *_potion(roles, name), *_treasures(roles)]
        yield Genome((*_greening(roles, _soon(roles)), *early), origin=f"attack-{name}")


def _engines(roles: Roles) -> Iterator[Genome]:
    """Villages and what draws, perhaps after a trasher, with payload; or laboratories alone."""
    trashers: list[str | None] = [*roles.trashers[:3], None]
    villages = [*roles.villages[:3], *roles.repeaters[:1]]
    late = (
        (Either(Check("money>=", 15), Check("turn>=", 14)),),
        (Either(Check("turn>=", 12), Check("left<=", 6, "province")),),
    )
    for trasher in trashers:
        first = [Gene(trasher, 1, _OPENING)] if trasher is not None else []
        trash = Trash(5, 3) if trasher is not None else None
        for village in villages:
            for smithy in roles.smithies[:3]:
                for variant in (0, 1):
                    others = [name for name in roles.payload[:3] if name not in (village, smithy, trasher)]
                    genes = [*_greening(roles, late[variant]), *first]
                    genes += [Gene("silver", 2, (Check("turn<=", 2),))] if variant == 0 else []
                    genes += [Gene("platinum", 2)] if roles.colonies else []
                    genes += [Gene("gold", 1)]
                    genes += [Gene(name, 1) for name in others[:2]] if variant == 1 else []
                    genes += [Gene(name, 5) for name in roles.laboratories[:1] if name != village]
                    genes += [Gene(smithy, 4, (Check("spare", 1),)), Gene(village, 5)]
                    genes += [Gene(name, 1) for name in others]
                    poor = Either(Check("left<=", 4, roles.green), Check("money<", 8))
                    genes += [Gene("gold"), Gene("silver", 0, (poor,))]
                    origin = f"engine-{village}-{smithy}-{trasher or ''}"
                    yield Genome(tuple(genes), trash=trash, origin=origin)
        for laboratory in roles.laboratories[:2]:
            others = [name for name in roles.payload[:3] if name not in (laboratory, trasher)]
            genes = [*_greening(roles, late[0]), *first, Gene("gold", 1)]
            genes += [Gene(name, 1) for name in others[:1]]
            genes += [Gene(laboratory, 10), *_potion(roles, laboratory)]
            genes += [*[Gene(name, 1) for name in others], Gene("gold"), Gene("silver")]
            yield Genome(tuple(genes), trash=trash, origin=f"laboratories-{laboratory}-{trasher or ''}")


def _villages_with_terminals(roles: Roles) -> Iterator[Genome]:
    """Villages and the best terminals in a small deck without Silver: for tables where little draws."""
    terminals = roles.best(roles.terminals)
    for trasher in [*roles.trashers[:2], None]:
        first: list[Gene] = []
        if trasher is not None:
            first = [Gene(trasher, 1, _OPENING)] if roles.is_terminal(trasher) else [Gene(trasher, 2)]
        for village in roles.villages[:2]:
            played = [name for name in terminals if name != trasher][:3]
            genes = [*_greening(roles, _soon(roles)), *first, *[Gene(name, 1) for name in played[:1]]]
            genes += [Gene("silver", 1, (Check("turn<=", 2),)), Gene("gold", 2)]
            genes += [Gene(name, 2, (Check("spare", 1),)) for name in played]
            genes += [Gene(village, 4), Gene("gold")]
            yield Genome(tuple(genes), trash=Trash(3, 1), origin=f"terminals-{village}-{trasher or ''}")


def _rushes(roles: Roles) -> Iterator[Genome]:
    """Cheap points with gainers or many Buys, so that three piles run out; or slowly, with money."""
    for green in roles.greens:
        helpers = list(dict.fromkeys([*roles.gainers, *[n for n in roles.buyers if roles.cost(n) <= 5]]))
        for helper in helpers:
            if helper == green:
                continue
            for copies in (4, 7):
                genes = [Gene(green, 0, (Check("own>=", copies, helper),)), Gene(helper, copies), Gene(green)]
                genes += [Gene("duchy", 0, (Check("left<=", 2, green),))]
                last = Either(Check("left<=", 4, green), Check("empty>=", 1))
                genes += [Gene("estate", 0, (last,)), Gene("silver", 2), Gene("estate"), Gene("copper")]
                yield Genome(tuple(genes), origin=f"rush-{green}-{helper}")
            all_of_it = [Gene(helper), Gene(green), Gene("duchy"), Gene("estate"), Gene("copper")]
            yield Genome(tuple(all_of_it), origin=f"rush-{green}-{helper}")
            third = [n for n in roles.kingdom if roles.cost(n) <= 4 and n not in (green, helper)]
            for other in [n for n in third if n in roles.greens or not roles.is_terminal(n)][:3]:
                genes = [Gene(helper, 4), Gene(green), Gene("duchy", 0, (Check("left<=", 0, green),))]
                genes += [Gene(other, 0, (Check("left<=", 5, green),)), Gene("estate", 0, (Check("left<=", 3, green),))]
                genes += [Gene(other), Gene("silver", 3), Gene("estate"), Gene("copper")]
                yield Genome(tuple(genes), origin=f"rush-{green}-{helper}-{other}")
        slog = [
            Gene("province"),
            Gene(green, 0, (Check("left<=", 6, "province"),)),
            Gene("duchy", 0, (Check("left<=", 5, "province"),)),
            Gene("gold"),
            Gene(green, 0, (Check("turn>=", 8),)),
            Gene("silver"),
            Gene("estate", 0, (Check("left<=", 2, "province"),)),
            Gene("copper", 0, (Check("own>=", 2, green),)),
        ]
        yield Genome(tuple(slog), origin=f"slog-{green}")
        duchies = [
            Gene("duchy", 0, (Check("turn>=", 6),)),
            Gene(green),
            Gene("gold"),
            Gene("silver"),
            Gene("estate", 0, (Check("left<=", 3, green),)),
            Gene("copper", 0, (Check("own>=", 2, green),)),
        ]
        yield Genome(tuple(duchies), improvises=False, origin=f"duchies-{green}")


def _many_buys(roles: Roles) -> Iterator[Genome]:
    """Cards with Buys or cheaper prices as payload of an engine, and points in bulk."""
    villages: list[str | None] = [*roles.villages[:2], None]
    for payload in roles.buyers:
        for village in villages:
            if village == payload:
                continue
            trasher = roles.trashers[0] if roles.trashers else None
            bulk = Either(Check("coins>=", 16), Check("left<=", 4, "province"))
            genes = [Gene(trasher, 1, _OPENING)] if trasher is not None else []
            genes += [Gene(roles.green, 0, (bulk,)), Gene("province", 0, (Check("play>=", 3, payload),))]
            genes += [Gene("duchy", 0, (Either(Check("play>=", 2, payload), Check("left<=", 4, "province")),))]
            genes += [Gene("estate", 0, (Check("left<=", 2, "province"),))]
            genes += [Gene(payload, 4, (Check("spare", 2),) if village is not None else _ANY)]
            genes += [Gene(name, 5) for name in roles.laboratories[:1] if name != payload]
            genes += [Gene("gold", 1)]
            genes += [Gene(name, 2, (Check("spare", 1),)) for name in roles.smithies[:1] if name != payload]
            genes += [Gene(village, 5)] if village is not None else []
            genes += [Gene("silver", 3), Gene("gold")]
            # Whether a play rewards each purchase, even of a Copper, turns out at the table.
            for copper in (False, True):
                more = [Gene("copper", 0, (Check("play>=", 1, payload),))] if copper else []
                trash = Trash(4, 2) if trasher is not None else None
                yield Genome((*genes, *more), trash=trash, origin=f"buys-{payload}-{village or ''}")


def _landscapes(roles: Roles) -> Iterator[Genome]:
    for name in roles.wanted_landscapes:
        early = [Gene(name, 0, (Check("turn<=", 12),)), *_treasures(roles)]
        yield Genome((*_greening(roles, _soon(roles)), *early), origin=f"event-{name}")
        later = [Gene("gold", 2), Gene(name), *_treasures(roles)]
        yield Genome((*_greening(roles, _soon(roles)), *later), origin=f"event-{name}")
        yield Genome((Gene(name), *_greening(roles, _soon(roles)), *_treasures(roles)), origin=f"event-{name}")


def sketch(roles: Roles, chance: Random) -> Genome:
    """Put a plan together by chance: some cards that go with each other, money below, points when it is time.

    No player would think of most of these; a few are decks that no template knows, in which several cards belong
    together that are no use one by one.
    """
    picked = _picked(roles, chance)
    trasher = chance.choice(roles.trashers) if roles.trashers and chance.random() < 0.6 else None
    genes: list[Gene] = []
    if trasher is not None:
        early = roles.is_terminal(trasher) and chance.random() < 0.7
        genes.append(Gene(trasher, chance.choice((1, 1, 2)), _OPENING if early else _ANY))
    wanted = [Gene("gold", chance.choice((0, 0, 1, 2)))]
    wanted += [_some_of(roles, name, chance) for name in picked if name != trasher]
    if roles.landscapes and chance.random() < 0.5:
        wanted.append(Gene(chance.choice(roles.landscapes), chance.choice((0, 0, 1))))
    if roles.greens and chance.random() < 0.4:
        late = (Check("left<=", chance.randint(3, 7), roles.green),)
        wanted.append(Gene(chance.choice(roles.greens), chance.choice((0, 0, 2)), chance.choice((_ANY, late))))
    # The dearest first, as a rule: who can have it seldom wants less.
    prices = [_price(roles, gene.name) + chance.choice((-2, -1, 0, 0, 0, 0, 1, 2)) for gene in wanted]
    ranked = sorted(range(len(wanted)), key=lambda at: -prices[at])
    genes += [wanted[at] for at in ranked]
    for name in picked:
        genes += _potion(roles, name)
    genes += [Gene("platinum")] if roles.colonies else []
    poor = (Check("money<", chance.randint(6, 12)),)
    first = (Check("turn<=", 2),)
    genes.append(Gene("silver", *chance.choice(((0, _ANY), (0, _ANY), (2, _ANY), (0, poor), (1, first)))))
    genes.append(Gene("gold"))
    when = chance.choice(
        (
            _soon(roles),
            _soon(roles),
            _ANY,
            (Either(Check("money>=", chance.randint(10, 20)), Check("left<=", 5, roles.green)),),
            (Either(Check("turn>=", chance.randint(8, 15)), Check("left<=", 6, roles.green)),),
        )
    )
    trash = Trash(chance.randint(3, 6), chance.randint(1, 4)) if trasher is not None else None
    return Genome((*_greening(roles, when, chance.randint(3, 6)), *genes), trash=trash, origin="sketch")


def _picked(roles: Roles, chance: Random) -> list[str]:
    """Choose some cards, one after the other; where terminals come together there is mostly a village."""
    better = roles.best(roles.useful)[: max(4, len(roles.useful) // 2)]
    found: list[str] = []
    for _ in range(chance.choice((1, 2, 2, 3, 3, 4, 5))):
        if roles.useful:
            found.append(chance.choice(better if chance.random() < 0.5 else roles.useful))
    villages = [*roles.villages, *roles.repeaters]
    if villages and sum([roles.is_terminal(name) for name in found]) > 1 and chance.random() < 0.7:
        found.append(chance.choice(villages))
    return list(dict.fromkeys(found))


def _some_of(roles: Roles, name: str, chance: Random) -> Gene:
    """Wish for some copies of a card: of one that may collide with others few, or as there is room for it."""
    if not roles.is_terminal(name):
        return Gene(name, chance.choice((1, 2, 3, 5, 8, 0)))
    spare, density = Check("spare", chance.randint(1, 2)), Check("density", chance.choice((6, 8, 10)))
    room = chance.choice((_ANY, (spare,), (density,)))
    return Gene(name, chance.choice((1, 1, 2)) if room == _ANY else chance.choice((2, 3, 5)), room)


def _price(roles: Roles, name: str) -> int:
    return roles.cost(name) if name in roles.defs else 4
