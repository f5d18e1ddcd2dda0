"""What a search tries next: a plan with something changed, or two plans put together."""

from random import Random
from typing import Final

from platin.engine.const import ACTION
from platin.mind.genome import CROWDED, Check, Condition, Either, Gene, Genome, Trash
from platin.mind.roles import Roles
from platin.mind.templates import sketch

MOST_GENES: Final = 24
# Another change after the last one, and how many there may be.
_MORE: Final = 0.45
_MOST_CHANGES: Final = 5
# How often a plan to borrow from is made up.
_MADE_UP: Final = 0.3
_COPIES: Final = (1, 1, 1, 2, 2, 3, 4, 5, 7, 10, 0)


class Varying:
    """Changes plans for a table by chance. The same chance gives the same plans."""

    def __init__(self, roles: Roles, chance: Random) -> None:
        self.roles = roles
        self.chance = chance

    def child(self, parent: Genome, mates: list[Genome]) -> Genome:
        """Give a plan that differs a little from another; pieces of its mates may come in."""
        changes = 1
        while changes < _MOST_CHANGES and self.chance.random() < _MORE:
            changes += 1
        child = parent
        for _ in range(changes):
            child = self.changed(child, mates)
        return child._replace(genes=child.genes[:MOST_GENES])

    def crossed(self, one: Genome, other: Genome) -> Genome:
        """Put the beginning of one plan before the end of another."""
        chance = self.chance
        first = one.genes[: chance.randint(1, len(one.genes))]
        last = other.genes[chance.randint(0, len(other.genes) - 1) :]
        return one._replace(
            genes=(*first, *last)[:MOST_GENES],
            play=one.play if chance.random() < 0.5 else other.play,
            trash=one.trash if chance.random() < 0.5 else other.trash,
        )

    def changed(self, plan: Genome, mates: list[Genome]) -> Genome:
        """Change one thing."""
        chance = self.chance
        dice = chance.random()
        genes = list(plan.genes)
        if dice < 0.24 or len(genes) < 3:
            genes.insert(chance.randint(0, len(genes)), self.gene())
            return plan._replace(genes=tuple(genes))
        at = chance.randrange(len(genes))
        gene = genes[at]
        if dice < 0.38:
            del genes[at]
        elif dice < 0.55:
            del genes[at]
            to = at + chance.choice((-4, -3, -2, -1, -1, 1, 1, 2, 3, 4))
            genes.insert(max(0, min(len(genes), to)), gene)
        elif dice < 0.70:
            step = chance.choice((-2, -1, -1, 1, 1, 2))
            most = chance.choice(_COPIES) if chance.random() < 0.3 else max(0, gene.most + step)
            genes[at] = gene._replace(most=most)
        elif dice < 0.83:
            genes[at] = gene._replace(when=self.conditions(gene.when))
        elif dice < 0.89:
            return self.with_another_card(plan, gene.name, at)
        elif dice < 0.94 and mates:
            other = self.mate(mates).genes
            first = chance.randrange(len(other))
            genes[at:at] = other[first : first + chance.randint(1, 4)]
        elif dice < 0.96:
            return plan._replace(trash=self.trash(plan.trash))
        elif dice < 0.985:
            return plan._replace(play=self.play(plan))
        else:
            return plan._replace(improvises=not plan.improvises)
        return plan._replace(genes=tuple(genes))

    def mate(self, mates: list[Genome]) -> Genome:
        """Give another plan to borrow from: one that is known, or one made up."""
        return sketch(self.roles, self.chance) if self.chance.random() < _MADE_UP else self.chance.choice(mates)

    def gene(self) -> Gene:
        """Give a new wish."""
        roles, chance = self.roles, self.chance
        if roles.landscapes and chance.random() < 0.14:
            name = chance.choice(roles.landscapes)
            most = 0
        else:
            name = chance.choice(
                roles.useful if roles.useful and chance.random() < 0.8 else [*roles.kingdom, *roles.basic]
            )
            most = chance.choice(_COPIES)
        return Gene(name, most, (self.condition(),) if chance.random() < 0.35 else ())

    def with_another_card(self, plan: Genome, name: str, at: int) -> Genome:
        """Put another card in the place of one: in a single wish, or everywhere."""
        roles, chance = self.roles, self.chance
        if name not in roles.useful:
            return plan
        new = chance.choice(roles.useful)
        if chance.random() < 0.5:
            genes = list(plan.genes)
            genes[at] = genes[at]._replace(name=new)
            return plan._replace(genes=tuple(genes))
        return plan._replace(genes=tuple([_renamed(gene, name, new) for gene in plan.genes]))

    # Conditions

    def conditions(self, when: tuple[Condition, ...]) -> tuple[Condition, ...]:
        """Change the conditions of a wish."""
        chance = self.chance
        if when and chance.random() < 0.65:
            at = chance.randrange(len(when))
            one = when[at]
            dice = chance.random()
            if dice < 0.7:
                return (*when[:at], self.shifted(one), *when[at + 1 :])
            if dice < 0.85 or isinstance(one, Either):
                return (*when[:at], *when[at + 1 :])
            return (*when[:at], Either(one, self.condition()), *when[at + 1 :])
        return (*when, self.condition()) if len(when) < 2 else when

    def shifted(self, condition: Condition) -> Condition:
        """Compare with a number nearby."""
        chance = self.chance
        if isinstance(condition, Either):
            if chance.random() < 0.5:
                return condition._replace(one=self.shifted_test(condition.one))
            return condition._replace(two=self.shifted_test(condition.two))
        return self.shifted_test(condition)

    def shifted_test(self, test: Check) -> Check:
        step = self.chance.choice((1, 1, 1, 2, 3)) * self.chance.choice((-1, 1))
        n = test.n + (2 * step if test.what == "lead<" else step)
        return test._replace(n=n if test.what == "lead<" else max(0, n))

    def condition(self) -> Check:
        """Give a new condition."""
        roles, chance = self.roles, self.chance
        owned = [*roles.useful, "gold", "silver"]
        dice = chance.random()
        if dice < 0.14:
            return Check("turn<=", chance.choice((2, 3, 4, 6, 8, 10, 12)))
        if dice < 0.24:
            return Check("turn>=", chance.choice((3, 4, 5, 6, 8, 10, 12, 14)))
        if dice < 0.36:
            return Check("left<=", chance.randint(1, 7), roles.green)
        if dice < 0.48:
            return Check("own>=", chance.randint(1, 4), chance.choice(owned))
        if dice < 0.56:
            return Check("own<", chance.randint(1, 5), chance.choice(owned))
        if dice < 0.68:
            return Check(CROWDED[0], chance.randint(0, 3))
        if dice < 0.73:
            return Check(CROWDED[1], chance.choice((4, 5, 6, 8, 10)))
        if dice < 0.79:
            return Check("money>=", chance.randint(6, 25))
        if dice < 0.84:
            return Check("money<", chance.randint(4, 14))
        if dice < 0.88:
            return Check("cards>=", chance.randint(10, 30))
        if dice < 0.92:
            return Check("play>=", chance.randint(1, 3), chance.choice(owned))
        if dice < 0.95:
            return Check("coins>=", chance.choice((9, 10, 11, 12, 13, 16, 18)))
        if dice < 0.97 and roles.kingdom:
            return Check("left<=", chance.randint(0, 5), chance.choice(roles.kingdom))
        if dice < 0.985:
            return Check("empty>=", chance.randint(1, 2))
        return Check("lead<", chance.choice((0, -3, 6)))

    # Play and trash

    def trash(self, trash: Trash | None) -> Trash | None:
        """Change what is trashed."""
        chance = self.chance
        if trash is None:
            return Trash(chance.randint(3, 7), chance.randint(0, 5))
        dice = chance.random()
        if dice < 0.2:
            return None
        if dice < 0.7:
            return trash._replace(money=max(0, trash.money + chance.choice((-2, -1, 1, 2))))
        return trash._replace(greens=max(0, trash.greens + chance.choice((-1, 1))))

    def play(self, plan: Genome) -> tuple[str, ...]:
        """Change the order in which Actions are played."""
        roles, chance = self.roles, self.chance
        actions = [n for n in plan.names() if n in roles.defs and roles.defs[n].types & ACTION]
        order = list(plan.play)
        if not order:
            chance.shuffle(actions)
            return tuple(actions[: chance.randint(1, max(1, len(actions)))])
        dice = chance.random()
        if dice < 0.25:
            return ()
        if dice < 0.6 and len(order) > 1:
            one, two = chance.sample(range(len(order)), 2)
            order[one], order[two] = order[two], order[one]
        elif dice < 0.8:
            order.pop(chance.randrange(len(order)))
        elif actions:
            name = chance.choice(actions)
            if name not in order:
                order.insert(chance.randint(0, len(order)), name)
        return tuple(order)


def _renamed(gene: Gene, old: str, new: str) -> Gene:
    """Put another card in the place of one, in the conditions too."""
    when = tuple([_renamed_in(condition, old, new) for condition in gene.when])
    return Gene(new if gene.name == old else gene.name, gene.most, when)


def _renamed_in(condition: Condition, old: str, new: str) -> Condition:
    if isinstance(condition, Either):
        return Either(_test_renamed(condition.one, old, new), _test_renamed(condition.two, old, new))
    return _test_renamed(condition, old, new)


def _test_renamed(test: Check, old: str, new: str) -> Check:
    return test._replace(card=new) if test.card == old else test
