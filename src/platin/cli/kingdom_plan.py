"""`platin kingdom show --plan`: the best deck of a kingdom in words, learnt now if nobody knows it yet."""

from typing import TYPE_CHECKING, Any, NamedTuple

import click

from platin.cli.running import INTERRUPTED, worker_problem
from platin.cli.screen import Screen
from platin.kingdom import tell
from platin.text.language import LANGUAGES
from platin.text.numbers import number

if TYPE_CHECKING:
    from platin.engine.spec import Spec
    from platin.mind.best_deck import Best
    from platin.mind.telling import Telling


class ToldPlan(NamedTuple):
    """The best deck of a kingdom, and what was seen of it."""

    best: "Best"
    telling: "Telling"


def told_plan(ctx: click.Context, spec: "Spec", seconds: float, lang: str) -> ToldPlan:
    """Find the best deck of a table, let it be seen and measured; a bar shows how far that is."""
    from platin.cli.learn import Watched
    from platin.mind.best_deck import best_deck, learn_plan
    from platin.mind.crew import gather
    from platin.mind.ground import Ground
    from platin.mind.shelf import SHELF
    from platin.mind.telling import Telling

    ground = Ground(spec)
    kept = SHELF.find(spec)
    crew = gather(0 if kept is None else 1)
    try:
        with Watched(lang) as watched:
            plan = kept or learn_plan(spec, seconds, crew, watched)
            watched.measuring()
            best = best_deck(ground, plan, learnt=kept is None)
            return ToldPlan(best, Telling(ground, best.strategy))
    except KeyboardInterrupt:
        click.echo(tell("plan.interrupted", lang), err=True)
        ctx.exit(INTERRUPTED)
    except RuntimeError as error:
        raise worker_problem(error, lang) from error
    finally:
        crew.close()


def draw_told(screen: Screen, told: ToldPlan, lang: str) -> None:
    """Draw the plan below its kingdom."""
    from platin.mind.telling import wins

    best = told.best
    kept = best.kept
    source = tell(f"plan.{best.source}", lang, games=number(kept.games, lang), seconds=number(kept.seconds, lang))
    screen.line()
    screen.rule(tell("plan.title", lang))
    screen.line(told.telling.text(lang), indent=2)
    screen.line()
    screen.line(wins(best.against, lang), indent=2)
    screen.line(f"{tell('plan.fresh', lang, games=number(best.games, lang))} {source}", indent=2, style="dim")


def plan_as_data(told: ToldPlan) -> dict[str, Any]:
    """Give the plan as JSON; the all-rounder's own has no file."""
    best = told.best
    return {
        "source": best.source,
        "words": {lang: told.telling.text(lang) for lang in LANGUAGES},
        "strategy": best.kept.strategy if best.source != "general" else None,
        "against": {rival: share.__dict__ for rival, share in best.against},
        "fresh_games": best.games,
        "found": best.kept.to_json()["found"],
    }
