"""The search for strategies: what it begins with, how it varies it, that it is sound, and what it finds."""

import signal
from concurrent.futures import ProcessPoolExecutor
from random import Random

import pytest
from bench.menus import POINTS, as_menu

from platin.bots.random_bot import RandomBot
from platin.engine.game import Game
from platin.engine.spec import Spec
from platin.kingdom import prepare
from platin.mind.crew import Alone, Processes
from platin.mind.genome import Check, Either, Gene, Genome, Trash, strategy_of
from platin.mind.ground import Ground, match_of
from platin.mind.roles import Roles
from platin.mind.search import Learnt, Population, Progress, Search, Size
from platin.mind.tasks import STAGES, Climb, Island
from platin.mind.templates import sketch, templates
from platin.mind.variation import MOST_GENES, Varying
from platin.sim.games import mix
from platin.strategy.contestants import player_of
from platin.strategy.reader import StrategyFile, read_text
from platin.strategy.writer import write_strategy

WITCHES = "Witch, Chapel, Laboratory, Militia, Village, Smithy, Market, Festival, Remodel, Workshop"
KINGDOMS = (
    WITCHES,
    "Goons, Bishop, Watchtower, Worker's Village, Grand Market, Rabble, Monument, King's Court, Quarry, Loan, Colony",
    "Gardens, Workshop, Familiar, Alchemist, Vineyard, Herbalist, University, Golem, Apothecary, Transmute",
    "random",
)


def ground(kingdom: str, players: int = 2) -> Ground:
    return Ground(prepare(kingdom, players, seed=5).spec)


def cards_named(plan: Genome) -> set[str]:
    """Give all cards that a plan speaks of."""
    found = {*plan.names(), *plan.play}
    for gene in plan.genes:
        for condition in gene.when:
            tests = [condition.one, condition.two] if isinstance(condition, Either) else [condition]
            found |= {test.card for test in tests if test.card}
    return found


# Where it begins, and what it tries


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_templates_speak_of_what_is_on_the_table(kingdom: str) -> None:
    roles = ground(kingdom).roles
    found = templates(roles)
    assert len(found) > 20
    assert len({plan.deed for plan in found}) == len(found)
    there = {*roles.defs, *roles.landscapes}
    for plan in found:
        assert cards_named(plan) <= there, plan.origin


def test_each_useful_card_is_tried_with_money() -> None:
    roles = ground(WITCHES).roles
    tried = {plan.origin.partition("+")[2] for plan in templates(roles) if plan.origin.startswith("money+")}
    assert tried == set(roles.useful)


def test_roles_are_told_by_the_cards() -> None:
    roles: Roles = ground(WITCHES).roles
    assert roles.villages == ["festival", "village"]
    assert roles.smithies[0] in ("smithy", "witch")
    assert roles.laboratories == ["laboratory"]
    assert "chapel" in roles.trashers
    assert set(roles.attacks) == {"witch", "militia"}
    assert roles.is_terminal("militia")
    assert not roles.is_terminal("market")


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_children_can_be_played_and_stay_on_the_table(kingdom: str) -> None:
    at = ground(kingdom)
    varying = Varying(at.roles, Random(1))
    plans = templates(at.roles)
    there = {*at.roles.defs, *at.roles.landscapes}
    plan = plans[0]
    for number in range(60):
        plan = varying.child(plan, plans[:3]) if number % 4 else varying.crossed(plan, plans[number % len(plans)])
        assert cards_named(plan) <= there
        assert 0 < len(plan.genes) <= MOST_GENES
        strategy_of(plan, at.roles).bind(at.rules)
    for one in (plan, plans[-1]):
        assert at.play([at.agent(one), at.agent("big-money")], 3).state.turn_number > 4


def test_chance_alone_decides_what_is_tried() -> None:
    roles = ground(WITCHES).roles
    first = templates(roles)[0]
    one, two, other = [Varying(roles, Random(seed)).child(first, []) for seed in (4, 4, 5)]
    assert one == two
    assert one != other


# Plans are strategies


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_plan_means_the_same_as_a_file(lang: str) -> None:
    at = ground(WITCHES)
    plan = Genome(
        (
            Gene("province", 0, (Either(Check("money>=", 14), Check("left<=", 4, "province")),)),
            Gene("duchy", 0, (Check("left<=", 4, "province"),)),
            Gene("chapel", 1, (Check("turn<=", 3),)),
            Gene("witch", 2, (Check("spare", 2),)),
            Gene("laboratory", 5, (Check("own>=", 1, "witch"),)),
            Gene("smithy", 1, (Check("density", 6), Check("empty>=", 1))),
            Gene("village", 2),
            Gene("gold"),
            Gene("silver", 0, (Check("money<", 12),)),
        ),
        play=("laboratory", "witch"),
        trash=Trash(4, 2),
    )
    strategy = strategy_of(plan, at.roles)
    text = write_strategy(StrategyFile("", {"en": "Plan", "de": "Plan"}, {}, None, strategy), lang)
    read = read_text(text).strategy
    assert read.improvises
    again = player_of(read)
    rival = at.agent("big-money")
    for seed in range(3):
        games = [at.play([agent, rival], seed).state for agent in (at.agent(plan), again)]
        assert games[0].turn_number == games[1].turn_number
        assert sorted([card.uid for card in games[0].players[0].discard]) == sorted(
            [card.uid for card in games[1].players[0].discard]
        )


def test_who_improvises_wins_at_once() -> None:
    """A list that never buys the last Province leaves it lying; its improvising twin takes it and wins."""
    at = ground(WITCHES)
    strict = Genome((Gene("gold", 1), Gene("silver")), improvises=False)
    games = [at.play([at.agent(plan), RandomBot(1)], 7) for plan in (strict, strict._replace(improvises=True))]
    owned = [len([card for card in game.owned(0) if card.defn.name == "province"]) for game in games]
    assert owned[0] == 0 < owned[1]


# Judging


def test_equals_have_half() -> None:
    for players in (2, 3):
        at = ground(WITCHES, players)
        agent = at.agent("big-money")
        worth = sum([at.block(agent, agent, number, 9) for number in range(12)]) / 12
        assert worth == pytest.approx(0.5, abs=0.06)


def test_blocks_exchange_the_seats() -> None:
    at = ground(WITCHES, 3)
    games = at.games
    found = at.matches(at.agent("big-money"), at.agent("random"), mix(1, 1))
    assert at.games == games + 3
    assert [match.won for match in found] == [1.0, 1.0, 1.0]
    assert all(match.worth > 0.8 for match in found)


def test_a_match_is_judged_by_win_and_margin() -> None:
    at = ground(WITCHES)
    game: Game = at.play([at.agent("big-money"), at.agent("random")], 2)
    won, lost = match_of(game, 0), match_of(game, 1)
    assert (won.won, lost.won) == (1.0, 0.0)
    assert won.worth + lost.worth == pytest.approx(1.0)


@pytest.mark.parametrize("kingdom", ["Conquest, Gardens, Village, Smithy, Witch", "Familiar, Colony, Chapel"])
def test_plans_made_up_by_chance_can_be_played(kingdom: str) -> None:
    """They wish for what is on the table, Events and points among it, and the same chance gives the same."""
    at = ground(kingdom)
    plans = [sketch(at.roles, Random(seed)) for seed in range(60)]
    names = {name for plan in plans for name in plan.names()}
    assert names <= {*at.roles.defs, *at.roles.landscapes}
    assert names >= {*at.roles.landscapes, *at.roles.greens, *at.roles.useful}
    assert plans[7] == sketch(at.roles, Random(7))
    assert len({plan.deed for plan in plans}) > 50
    at.play([at.agent(plans[0]), at.agent(plans[1])], 3)


def test_who_is_better_beyond_doubt_need_not_race_on() -> None:
    at = ground(WITCHES)
    idle = Genome((Gene("copper"),), improvises=False)
    money = Genome((Gene("province"), Gene("gold"), Gene("silver")))
    climb = Climb(at, Island(idle, "idle"), ["big-money"], [], seed=1)
    before = at.games
    assert climb.better(money)
    # Both played from both seats, and no further than the second stage or the third.
    assert at.games - before <= 2 * 2 * STAGES[2]
    assert not Climb(at, Island(money, "money"), ["big-money"], [], seed=1).better(idle)


# The search

SMALL = Size(sketches=3, first=3, lines=3, islands=2, rounds=2, population=5, opening=1, placing=2, final=4)


def learn(spec: Spec, jobs: int, seed: int = 1) -> Learnt:
    crew = Processes(jobs) if jobs > 1 else Alone()
    try:
        return Search(spec, seed, crew, size=SMALL).run(decisions=2000)
    finally:
        crew.close()


@pytest.mark.slow
def test_the_same_seed_and_number_of_decisions_find_the_same() -> None:
    spec = prepare("Witch, Chapel, Laboratory", 2, seed=5).spec
    alone, together = learn(spec, 1), learn(spec, 2)
    assert alone.plan.deed == together.plan.deed
    assert alone.games == together.games
    assert not alone.cut
    assert Search(spec, 1).fresh() != Search(spec, 2).fresh()


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals cannot be held back here")
def test_no_process_of_a_crew_hears_ctrl_c_while_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    held_back: list[bool] = []
    begin = vars(ProcessPoolExecutor)["_spawn_process"]

    def watched(self: ProcessPoolExecutor) -> None:
        held_back.append(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))
        begin(self)

    monkeypatch.setattr(ProcessPoolExecutor, "_spawn_process", watched)
    learn(prepare("Witch, Chapel, Laboratory", 2, seed=5).spec, 2)
    assert held_back == [True, True]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.slow
def test_only_plans_of_a_form_are_looked_for() -> None:
    """A search for menus finds one: no conditions but of points, nothing that goes beyond the list."""
    spec = prepare("Witch, Chapel, Laboratory", 2, seed=5).spec
    learnt = Search(spec, size=SMALL, form=as_menu).run(decisions=2000)
    for plan in learnt.finalists:
        assert as_menu(plan).deed == plan.deed
        assert not plan.improvises
        assert all(not gene.when for gene in plan.genes if gene.name not in POINTS)


def test_a_menu_keeps_of_a_plan_what_a_menu_can_say() -> None:
    late = Check("left<=", 4, "province")
    plan = Genome((Gene("duchy", 0, (Check("turn>=", 5), late)), Gene("witch", 2, (late,))), play=("witch",))
    assert as_menu(plan).genes == (Gene("duchy", 0, (late,)), Gene("witch", 2))
    assert as_menu(plan).play == ()


def test_what_members_have_against_each_other_is_pooled() -> None:
    """Two meetings count by their blocks, for both; and who leaves takes them along."""
    population = Population()
    population.add("general", [], 0)
    population.add("big-money", [0.2], 10)
    population.add(Genome((Gene("gold"),)), [0.6, 0.9], 10)
    population.meet_again(2, 0, 0.9, 20)
    assert population.table[2] == pytest.approx([0.8, 0.9, 0.5])
    assert population.table[0] == pytest.approx([0.5, 0.8, 0.2])
    assert population.blocks[0] == [0, 10, 30]
    population.balance()
    assert sum(population.weights) == pytest.approx(1.0)
    assert population.weights[2] == max(population.weights)
    population.drop(1)
    assert population.table == [pytest.approx([0.5, 0.2]), pytest.approx([0.8, 0.5])]
    assert population.blocks == [[0, 30], [30, 0]]


def test_the_better_lines_are_left_of_the_heats() -> None:
    """A line that cannot win does not come through, and what is best so far is told."""
    told: list[Progress] = []
    spec = prepare("Witch, Chapel, Laboratory", 2, seed=5).spec
    search = Search(spec, size=SMALL, progress=told.append)
    search.begin()
    idle = Island(Genome((Gene("copper"),), improvises=False), "idle")
    search.islands = [idle, *search.islands]
    lines = len(search.islands)
    search.heats(4000, 2)
    assert lines > len(search.islands) == SMALL.islands
    assert idle.champion not in [island.champion for island in search.islands]
    assert told[-1].best == search.islands[0].champion
    assert 0 < told[-1].share < 1


def test_a_search_keeps_to_its_decisions() -> None:
    """What it takes to place those who are new is saved in later rounds."""
    spec = prepare("Witch, Chapel, Laboratory", 2, seed=5).spec
    search = Search(spec, size=SMALL._replace(rounds=12))
    search.begin()
    begun = search.spent.decisions
    used = Search(spec, size=SMALL._replace(rounds=12))
    given = 8 * begun
    used.run(decisions=given)
    assert begun + given < used.spent.decisions < begun + 1.7 * given
