"""What `platin scenario trace` shows: each question of a scenario with its possible answers, and what was answered."""

from rich.text import Text

from platin.cli.main import tell
from platin.cli.screen import Screen
from platin.position.table import LETTERS
from platin.scenario import Scenario, run_scenario
from platin.scenario.answers import show_options
from platin.scenario.loader import Step
from platin.session import Session, question_of
from platin.text.questions import how_many, mode_label, prompt


def draw_trace(screen: Screen, scenario: Scenario, lang: str) -> bool:
    """Run a scenario and show it question by question; tell whether it passed."""
    screen.line()
    screen.line(Text(scenario.name, style="bold"))
    screen.line(scenario.where, style="dim")
    drawing = _Drawing(screen, lang)
    outcome = run_scenario(scenario, drawing)
    if not outcome.passed:
        screen.line()
        for line in str(outcome).splitlines():
            screen.line(line, hang=2, style="red")
    return outcome.passed


class _Drawing:
    """A scenario being watched."""

    def __init__(self, screen: Screen, lang: str) -> None:
        self.screen = screen
        self.lang = lang

    def answered(self, session: Session, step: Step) -> None:
        """Show the question that a step answers, and the answer."""
        self.question(session)
        self.screen.line(Text(step.answer, style="bold"), indent=5, lead=Text("→ "))

    def held(self, session: Session, step: Step | None) -> None:
        """Show that what was expected is so; at the end also what is asked then."""
        if step is None:
            self.screen.line()
            self.screen.line(tell("trace.next", self.lang))
            self.question(session)
        key = "trace.end" if step is None else "trace.expected"
        self.screen.line(Text(tell(key, self.lang), style="green"), indent=2, lead=Text("• "))

    def question(self, session: Session) -> None:
        """Show who is asked what, and what can be answered."""
        decision = session.decision
        if decision is None:
            self.screen.line(tell("trace.over", self.lang), indent=2)
            return
        question = question_of(session.game, decision)
        who = LETTERS[decision.by]
        if decision.seat != decision.by:
            who = tell("trace.for", self.lang, who=who, other=LETTERS[decision.seat])
        line = Text(f"{who}  ", style="bold")
        line.append(decision.key, style="not bold cyan")
        line.append(f"  {prompt(question, self.lang)}", style="not bold")
        self.screen.line(line, indent=2, hang=3)
        if decision.high == 0:
            answers = tell("trace.only_nothing", self.lang)
        else:
            many = how_many(question, self.lang)
            answers = tell("trace.answers", self.lang, how_many=many, options=self.options(session, decision.key))
            if decision.low == 0:
                answers = tell("trace.or_nothing", self.lang, answers=answers)
        self.screen.line(answers, indent=5, hang=2)

    def options(self, session: Session, key: str) -> str:
        """List the options as answers name them, printed ones with their words."""
        offered = session.options()
        shown = [show_options(session, [option for option in offered if option.kind != "mode"], self.lang)]
        for option in offered:
            if option.kind == "mode":
                label = mode_label(key, option.name, self.lang)
                shown.append(label if label.casefold() == option.name else f"{option.name} ({label})")
        return ", ".join(filter(None, shown))
