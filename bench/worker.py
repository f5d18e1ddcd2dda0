"""One measurement in a process of its own: `python -m bench.worker WHAT SECONDS CORE` prints a line of JSON.

Seconds are those of the processor, so that other work on the same core does not count; `share_of_core` tells how
much there was.
"""

import cProfile
import json
import os
import pstats
import resource
import sys
from collections.abc import Callable
from time import perf_counter, perf_counter_ns, process_time, process_time_ns
from typing import Any

from bench.environment import steps
from bench.games import ENGINES, KINGDOM

WARM_UP = 0.5
Json = dict[str, Any]


def main() -> None:
    """Pin this process to a core, measure, print."""
    what, seconds, core = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    if core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    kind, _, rest = what.partition(":")
    measure: dict[str, Callable[[str, float], Json]] = {
        "games": games,
        "micro": micro,
        "profile": profile,
        "phases": phases,
        "steps": steps,
    }
    print(json.dumps({**measure[kind](rest, seconds), "compiled": is_compiled()}))


def is_compiled() -> bool:
    """Tell whether the Platin that was measured is the compiled one."""
    module = sys.modules.get("platin.engine.game")
    spec = module.__spec__ if module is not None else None
    return spec is not None and not (spec.origin or "").endswith(".py")


def games(which: str, seconds: float) -> Json:
    """Count games a second, after warming up."""
    engine, matchup = which.split(":")
    play = ENGINES[engine](matchup)
    number = 0
    begin = perf_counter()
    while number < 20 or perf_counter() - begin < WARM_UP:
        play(number)
        number += 1
    count = turns = decisions = 0
    before = peak_memory()
    begin, used = perf_counter(), process_time()
    while perf_counter() - begin < seconds:
        # The clock is read every tenth game, so that reading it does not count.
        for _ in range(10):
            played = play(number)
            turns += played.turns
            decisions += played.decisions
            number += 1
        count += 10
    used = process_time() - used
    return {
        "games_per_second": count / used,
        "turns_per_game": turns / count,
        "decisions_per_second": decisions / used,
        "games": count,
        "memory_mib": peak_memory(),
        "memory_growth_mib": peak_memory() - before,
        "share_of_core": used / (perf_counter() - begin),
    }


def peak_memory() -> float:
    """Give the most memory that this process has had, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def micro(which: str, seconds: float) -> Json:
    """Time what a server does with a game in progress, in microseconds."""
    from platin.cards import LIBRARY
    from platin.engine.offers import ALL_TREASURES
    from platin.engine.spec import Spec
    from platin.session import Session
    from platin.session.save import state_from_json, state_to_json

    session = Session.new(Spec(2, tuple(KINGDOM)), 1, log=False)
    while session.state.turn_number < 21:
        decision = session.decision
        assert decision is not None
        if decision.allows(ALL_TREASURES):
            session.submit([ALL_TREASURES])
        else:
            wanted = [option.code for option in session.options() if option.name in ("gold", "silver")]
            session.submit(wanted[:1] if decision.high else [])
    answer = [ALL_TREASURES]
    assert session.decision is not None
    session.decision.check(answer)
    state = session.state
    save = session.save()
    text = json.dumps(save)
    data = state_to_json(state)

    def submit_undo() -> None:
        session.submit(answer)
        session.undo(force=True)

    tasks: dict[str, Callable[[], object]] = {
        "copy of the state": state.copy,
        "clone of the session": session.clone,
        "submit and undo": submit_undo,
        "view of a player": lambda: session.view(0),
        "options": session.options,
        "save": session.save,
        "save as JSON text": lambda: json.dumps(session.save()),
        "load": lambda: Session.load(save),
        "load from JSON text": lambda: Session.load(json.loads(text)),
        "state to data": lambda: state_to_json(state),
        "state from data": lambda: state_from_json(data, LIBRARY),
    }
    results = {name: _microseconds(task, seconds / len(tasks)) for name, task in tasks.items()}
    results["submit"] = _submits(session, seconds / len(tasks))
    return results


def _microseconds(task: Callable[[], object], seconds: float) -> float:
    """Time a task that leaves everything as it was: the median of many short series."""
    series: list[float] = []
    begin = perf_counter()
    while len(series) < 5 or perf_counter() - begin < seconds:
        start = process_time_ns()
        for _ in range(20):
            task()
        series.append((process_time_ns() - start) / 20_000)
    return sorted(series)[len(series) // 2]


def _submits(session: Any, seconds: float) -> float:
    """Time decisions answered from outside, over the next turns of the game, from clones of it."""
    from platin.engine.offers import ALL_TREASURES

    spent = count = 0
    begin = perf_counter()
    while count < 50 or perf_counter() - begin < seconds:
        twin = session.clone()
        for _ in range(10):
            if twin.decision is None:
                break
            answer = [ALL_TREASURES] if twin.decision.allows(ALL_TREASURES) else []
            start = process_time_ns()
            twin.submit(answer)
            spent += process_time_ns() - start
            count += 1
    return spent / count / 1000


def profile(which: str, seconds: float) -> Json:
    """Give the functions that take most of the time (interpreted only: compiled functions are not seen)."""
    play = ENGINES["platin"](which)
    for number in range(50):
        play(number)
    profiler = cProfile.Profile()
    begin = perf_counter()
    number = 0
    profiler.enable()
    while perf_counter() - begin < seconds:
        play(number)
        number += 1
    profiler.disable()
    stats: Any = pstats.Stats(profiler)
    rows = [
        {
            "function": f"{os.path.basename(path)}:{name}" if line else name,
            "calls_per_game": calls / number,
            "own_share": own / stats.total_tt,
            "total_share": total / stats.total_tt,
        }
        for (path, line, name), (_, calls, own, total, _) in stats.stats.items()
    ]
    rows.sort(key=lambda row: -float(row["own_share"]))
    return {"top": rows[:15], "games": number}


def phases(which: str, seconds: float) -> Json:
    """Time the phases of the turn one by one, and the bots apart from them; works compiled too."""
    from platin.bots.big_money import BigMoney
    from platin.cards import LIBRARY
    from platin.engine.buys import buy_step
    from platin.engine.const import ACTIONS, BUYS, CLEANUP, OVER
    from platin.engine.game import Game
    from platin.engine.score import winners
    from platin.engine.setup import deal, lay_out
    from platin.engine.spec import Spec
    from platin.engine.turn import action_step, cleanup_step, step

    spent = dict.fromkeys(("deal", "action", "buy", "clean-up", "bots", "score"), 0)
    thinking = 0

    def timed(bot: Any) -> Any:
        def agent(game: Any, decision: Any) -> list[int]:
            nonlocal thinking
            start = perf_counter_ns()
            answer: list[int] = bot(game, decision)
            thinking += perf_counter_ns() - start
            return answer

        return agent

    bots = [timed(BigMoney()), timed(BigMoney("smithy" if which == "smithy" else ""))]
    table = lay_out(LIBRARY, Spec(2, tuple(KINGDOM)))
    begin = perf_counter()
    count = 0
    while perf_counter() - begin < seconds:
        start = perf_counter_ns()
        game = Game(deal(table, count), bots)
        game.auto = 3
        step(game)
        state = game.state
        at = perf_counter_ns()
        spent["deal"] += at - start
        while state.phase != OVER:
            before = thinking
            if state.phase < ACTIONS:
                # What `step` does at the start of a turn where nothing listens.
                state.phase = ACTIONS
            if state.phase == ACTIONS:
                name = "action"
                action_step(game)
            elif state.phase == BUYS:
                name = "buy"
                buy_step(game)
            else:
                assert state.phase == CLEANUP
                name = "clean-up"
                cleanup_step(game)
            now = perf_counter_ns()
            spent[name] += now - at - (thinking - before)
            at = now
        winners(game)
        spent["score"] += perf_counter_ns() - at
        count += 1
    spent["bots"] = thinking
    return {name: nanoseconds / count / 1000 for name, nanoseconds in spent.items()}


if __name__ == "__main__":
    main()
