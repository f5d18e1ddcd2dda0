"""`platin play`: a game against bots in the terminal, in German or English.

Each question comes with what happened since the last one and with numbered choices; besides answers there are
commands (help, card, table, log, undo, save, load, quit). Drawing is in `table`, typed answers are read in `answers`.
"""

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

import click
from rich.text import Text

from platin.bots.roster import Contestant
from platin.cards import LIBRARY
from platin.cli.answers import Choice, Misread, choices_of, cost_text, names_choice, read_answer
from platin.cli.card import draw_card, find_card, no_such_card
from platin.cli.command import Command, Problem, complete_kingdom, lang_option, language_of
from platin.cli.new_game import (
    asks_for_list,
    choose_kingdom,
    missing_for,
    parse_bots,
    seat_names,
)
from platin.cli.saved import read_saved, telling_what_is_wrong
from platin.cli.screen import Reader, Screen
from platin.cli.studying import MOST_SECONDS, SECONDS, seated, study
from platin.cli.table import draw_log, draw_question, draw_result, draw_situation, draw_table
from platin.cli.table_options import options_said, table_options
from platin.engine.asking import Agent
from platin.engine.decision import IllegalAnswer
from platin.engine.setup import deal, lay_out
from platin.kingdom import NO_OPTIONS
from platin.session import CannotUndo, Question, Session, View
from platin.text.catalogue import find
from platin.text.kingdoms import all_sets
from platin.text.language import LANGUAGES, card_name, say
from platin.text.log import lines
from platin.text.messages import general
from platin.text.names import display

PROMPT: Final = "> "
INTERRUPTED: Final = 130


class Leave(Exception):
    """The player leaves the game; with which exit status."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


@dataclass
class Players:
    """Who sits at the table: the seat of the one who types, the bots in the order of the other seats, the seed."""

    me: int
    bots: list[Contestant]
    seed: int

    def agents(self, moves: int = 0) -> list[Agent | None]:
        """Make the bots. After so many moves a random one goes on differently, but always the same way."""
        agents: list[Agent | None] = [bot.make(self.seed * 31 + i + moves * 1009) for i, bot in enumerate(self.bots)]
        agents.insert(self.me, None)
        return agents

    def to_json(self) -> dict[str, Any]:
        """Write down who plays, to be kept with a saved game."""
        return {"me": self.me, "bots": [bot.text for bot in self.bots], "seed": self.seed}


class Match:
    """A game in the terminal: asks, reads, and carries out what is typed."""

    def __init__(
        self, session: Session, players: Players, lang: str, screen: Screen, read: Callable[[str], str]
    ) -> None:
        self.session = session
        self.players = players
        self.names = seat_names(players.bots, players.me, lang)
        self.lang = lang
        self.screen = screen
        self.read = read
        # How much of the log has been told, and for which turn the whole table has been drawn.
        self.told = 0
        self.drawn = -1
        self.interrupted = False
        # How many answers had been given when the game was last saved.
        self.saved = len(session.answers)

    @property
    def me(self) -> int:
        return self.players.me

    def say(self, key: str, **values: object) -> None:
        """Write a message. One with the name of a file is not broken, so that the name can be copied."""
        text = say(key, self.lang, **values)
        if "file" in values:
            self.screen.lines([Text(text)])
        else:
            self.screen.line(text)

    # The course of the game

    def run(self) -> None:
        """Play to the end."""
        try:
            while not self.session.over:
                self.ask()
        except EOFError:
            self.screen.line()
            self.say("end_of_input")
            self.keep()
            raise Leave from None
        self.tell()
        draw_result(self.screen, self.session.game, self.session.view(self.me), self.names, self.me, self.lang)

    def ask(self) -> None:
        """Show the pending question, and read lines until one answers it or changes the game."""
        self.tell()
        view = self.session.view(self.me)
        if self.me in (view.turn.seat, view.turn.controller) and self.drawn != view.turn.number:
            self.drawn = view.turn.number
            self.screen.line()
            draw_table(self.screen, view, self.names, self.lang)
        self.screen.line()
        draw_situation(self.screen, view, self.names, self.lang)
        question = view.question
        assert question is not None
        choices = self.choices(view, question)
        draw_question(self.screen, question, choices, self.lang)
        if isinstance(self.read, Reader):
            self.read.words = [choice.label for choice in choices] + self.command_words()
        while True:
            try:
                text = self.read(PROMPT).strip()
                self.interrupted = False
                if command_of(text) is None or names_choice(text, choices):
                    self.session.submit(read_answer(text, choices, question, self.lang))
                    return
                if self.command(text):
                    return
            except Misread as problem:
                self.screen.line(self.why_not(text, view) or str(problem))
            except IllegalAnswer as error:
                self.say("answer.refused", problem=error.problem)
            except KeyboardInterrupt:
                self.interrupt()

    def why_not(self, text: str, view: View) -> str:
        """Say why a card that somebody names cannot be chosen; "" if no card of this game is named."""
        entry = find(text)
        piles = {pile.name.partition("@")[0]: pile for pile in view.piles}
        if entry is None or entry.id not in piles or view.question is None or view.question.key != "turn.buy":
            return ""
        pile, turn = piles[entry.id], view.turn
        name = card_name(entry.id, self.lang)
        if not pile.count:
            return say("why_not.gone", self.lang, card=name)
        if pile.cost.coins > turn.coins or pile.cost.potion > turn.potions:
            amounts = {"card": name, "cost": cost_text(pile.cost, self.lang), "coins": turn.coins}
            return say("why_not.dear", self.lang, **amounts)
        return say("why_not.not_now", self.lang, card=name)

    def choices(self, view: View, question: Question) -> list[Choice]:
        """Give the choices of the pending question."""
        costs = {pile.top or pile.name: pile.cost for pile in view.piles}
        costs |= {landscape.name: landscape.cost for landscape in view.landscapes if landscape.cost is not None}
        return choices_of(self.session.options(), question, self.lang, self.names, costs)

    def tell(self) -> None:
        """Tell what happened since the last question."""
        log = self.session.log(self.me)
        told = lines(log[self.told :], self.lang, self.names, self.me, log[: self.told])
        draw_log(self.screen, told, self.me)
        self.told = len(log)

    def interrupt(self) -> None:
        """Take Ctrl-C as a question first, and as the wish to leave the second time."""
        self.screen.line()
        if self.interrupted:
            self.keep()
            raise Leave(INTERRUPTED)
        self.interrupted = True
        self.say("interrupt")

    # Commands

    def command_words(self) -> list[str]:
        """Give the usual words of the commands."""
        return [words[0] for words in general.COMMANDS.of(self.lang).values()]

    def command(self, text: str) -> bool:
        """Carry out a command; tell whether the question has to be asked again."""
        name, rest = command_of(text) or ("", "")
        match name:
            case "help":
                self.card(rest) if rest else self.help()
            case "card":
                self.card(rest) if rest else self.say("card_usage")
            case "table":
                view = self.session.view(self.me)
                self.screen.line()
                draw_table(self.screen, view, self.names, self.lang)
                return True
            case "log":
                self.log(rest)
            case "undo":
                return self.undo()
            case "save":
                self.save(rest)
            case "load":
                return self.load(rest)
            case "quit":
                self.keep()
                self.say("bye")
                raise Leave
        return False

    def help(self) -> None:
        """Explain how to answer and which commands there are."""
        self.screen.line()
        self.screen.line(say("help.answers", self.lang), style="bold")
        for key in ("help.number", "help.several", "help.all", "help.buy", "help.costs"):
            self.screen.line(say(key, self.lang), indent=2, hang=2)
        self.screen.line(say("help.commands", self.lang), style="bold")
        rows = general.COMMAND_HELP.of(self.lang).values()
        width = max(len(typed) for typed, _ in rows) + 2
        for typed, meaning in rows:
            self.screen.line(meaning, indent=2, lead=Text(f"{typed:<{width}}", style="bold"))
        self.screen.line()

    def card(self, name: str) -> None:
        """Show a card's text and rulings; the beginning of a name is enough for the cards of this game."""
        rules = self.session.state.rules
        here = [defn.name for defn in rules.defs] + [landscape.name for landscape in rules.landscapes]
        entry = find_card(name, here)
        if entry is None:
            self.screen.line(no_such_card(name, self.lang))
            return
        draw_card(self.screen, entry, self.lang)
        self.screen.line()

    def log(self, rest: str) -> None:
        """Tell the log again: from one's turn before this one on, or so many lines."""
        log = self.session.log(self.me)
        if rest and not rest.isdecimal():
            self.say("log_usage")
            return
        told = lines(log, self.lang, self.names, self.me)
        if rest:
            told = told[-int(rest[:6]) :] if int(rest[:6]) else []
        else:
            mine = [i for i, line in enumerate(told) if line.turn_of == self.me]
            told = told[mine[-2] if len(mine) > 1 else 0 :]
        if not told:
            self.say("log_empty")
        draw_log(self.screen, told, self.me)
        self.screen.line()

    def undo(self) -> bool:
        """Take back the last answer; if others would have to agree, the bots do, but the player is asked."""
        try:
            self.session.undo()
        except CannotUndo:
            if not self.session.undo_depth:
                self.say("undo.nothing")
                return False
            self.say("undo.consent")
            if not self.confirm("undo.confirm"):
                self.say("undo.kept")
                return False
            self.session.undo(force=True)
        self.say("undo.done")
        self.told = len(self.session.log(self.me))
        return True

    def confirm(self, key: str) -> bool:
        """Ask a yes-or-no question that is not part of the game."""
        answer = self.read(say(key, self.lang)).strip().casefold()
        return bool(answer) and any(say("yes", lang).startswith(answer) for lang in LANGUAGES)

    # Saving and loading

    def save(self, rest: str) -> None:
        """Save the game to a file."""
        if not rest:
            self.say("file_usage", command=general.COMMANDS.of(self.lang)["save"][0])
            return
        file = Path(rest).expanduser()
        if file.exists() and not is_saved_game(file):
            self.say("save.not_ours", file=rest)
            return
        try:
            self.write(file)
        except OSError as error:
            self.say("save.failed", file=rest, problem=error.strerror or error)
        else:
            self.saved = len(self.session.answers)
            self.say("save.done", file=rest)

    def write(self, file: Path) -> None:
        """Write the game to a file, which is whole or not there at all."""
        data = {**self.session.save(), "table": self.players.to_json()}
        part = file.with_name(f".{file.name}.{os.getpid()}.part")
        try:
            part.write_text(json.dumps(data), encoding="utf-8")
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)

    def keep(self) -> None:
        """Keep an unfinished game, so that nothing is lost by leaving."""
        if self.session.over or not self.session.undo_depth:
            return
        file = Path(click.get_app_dir("platin")) / f"game-{self.players.seed}.json"
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.write(file)
        except OSError as error:
            self.say("not_kept", problem=error.strerror or error)
        else:
            self.say("kept", file=file)
            self.say("go_on", file=file)

    def load(self, rest: str) -> bool:
        """Go on with a saved game; the game under way stays if that is not possible."""
        if not rest:
            self.say("file_usage", command=general.COMMANDS.of(self.lang)["load"][0])
            return False
        try:
            session, players = load_game(Path(rest).expanduser(), self.lang)
        except Problem as problem:
            self.screen.lines([Text(problem.message)])
            return False
        if len(self.session.answers) != self.saved and not self.confirm("load.confirm"):
            self.say("load.kept")
            return False
        self.session, self.players = session, players
        self.names = seat_names(players.bots, players.me, self.lang)
        self.told = len(session.log(players.me))
        self.drawn = -1
        self.saved = len(session.answers)
        self.say("load.done", file=rest)
        study(session.start.rules.spec, players.bots, SECONDS, self.screen, self.lang)
        return True


def command_of(text: str) -> tuple[str, str] | None:
    """Find the command that a line begins with, in either language, and the rest of the line."""
    if text.startswith("?"):
        return "help", text[1:].strip()
    word, _, rest = text.strip().partition(" ")
    for lang in LANGUAGES:
        for name, words in general.COMMANDS.of(lang).items():
            if word.casefold() in words:
                return name, rest.strip()
    return None


def is_saved_game(file: Path) -> bool:
    """Tell whether a file looks like a saved game, which may be overwritten."""
    try:
        with file.open(encoding="utf-8") as stream:
            return '"platin-save"' in stream.read(200)
    except (OSError, UnicodeDecodeError):
        return False


def load_game(file: Path, lang: str) -> tuple[Session, Players]:
    """Read a saved game with its players."""
    data = read_saved(file, lang)
    players = _players(data, file, lang)
    with telling_what_is_wrong(file, lang):
        session = Session.load(data, players.agents(len(data.get("answers", ()))))
    return session, players


def _players(data: Any, file: Path, lang: str) -> Players:
    """Read who plays a saved game; one saved elsewhere is played from the first seat against Big Money."""
    if not isinstance(data, dict) or not isinstance(data.get("base"), dict):
        raise Problem(say("load.not_a_game", lang, file=file), lang)
    table = data.get("table", {})
    try:
        seats = len(data["base"]["players"])
        if not table:
            return Players(0, parse_bots("general", lang) * (seats - 1), 0)
        bots = seated(parse_bots(",".join(table["bots"]), lang))
        players = Players(int(table["me"]), bots, int(table["seed"]))
    except (LookupError, TypeError, ValueError, Problem) as error:
        raise Problem(say("load.damaged", lang, file=file), lang) from error
    if len(bots) != seats - 1 or not 0 <= players.me < seats:
        raise Problem(say("load.damaged", lang, file=file), lang)
    return players


@click.command(cls=Command, help="play.help")
@click.option("--kingdom", default="", metavar="NAME", shell_complete=complete_kingdom, help="play.kingdom")
@click.option("--players", type=int, metavar="N", help="play.players")
@click.option("--bots", default="general", metavar="NAMES", help="play.bots")
@click.option("--seed", type=click.IntRange(0), metavar="N", help="play.seed")
@click.option("--seat", type=int, default=1, metavar="N", help="play.seat")
@click.option(
    "--learn-seconds",
    type=click.FloatRange(0, MOST_SECONDS),
    default=SECONDS,
    metavar="S",
    help="play.learn_seconds",
)
@table_options
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="play.load")
@lang_option
@click.pass_context
def play(
    ctx: click.Context,
    kingdom: str,
    players: int | None,
    bots: str,
    seed: int | None,
    seat: int,
    learn_seconds: float,
    load: Path | None,
    lang: str | None,
) -> None:
    lang = language_of(ctx)
    screen = Screen()
    if asks_for_list(kingdom):
        draw_sets(screen, lang)
        return
    if load is not None:
        session, who = load_game(load, lang)
        match = Match(session, who, lang, screen, Reader(screen))
        match.told = len(session.log(who.me))
        match.say("load.done", file=load)
        study(session.start.rules.spec, who.bots, learn_seconds, screen, lang)
    else:
        table = kingdom, players, bots, seed, seat, options_said(ctx), learn_seconds
        match = new_match(screen, Reader(screen), lang, *table)
    try:
        match.run()
    except Leave as leave:
        ctx.exit(leave.status)
    except KeyboardInterrupt:
        match.keep()
        ctx.exit(INTERRUPTED)
    except Exception:
        # A fault of the program: it must not cost the game.
        match.keep()
        raise


def draw_sets(screen: Screen, lang: str) -> None:
    """List the recommended sets, those that can be played first."""
    missing = {kingdom: kingdom.missing() for kingdom in all_sets()}
    for title, some in (("sets.playable", False), ("sets.missing", True)):
        members = [kingdom for kingdom in missing if bool(missing[kingdom]) == some]
        if members:
            screen.line(say(title, lang), style="bold")
        for kingdom in members:
            name = kingdom.title(lang)
            cards = ", ".join(card_name(key, lang) for key in missing[kingdom])
            screen.line(f"{name}: {cards}" if cards else name, indent=2, hang=2)


def new_match(
    screen: Screen,
    read: Callable[[str], str],
    lang: str,
    kingdom: str = "",
    players: int | None = None,
    bots: str = "general",
    seed: int | None = None,
    seat: int = 1,
    options: Mapping[str, bool | None] = NO_OPTIONS,
    learn_seconds: float = SECONDS,
) -> Match:
    """Set up a game as the options of the command say."""
    opponents = seated(parse_bots(bots, lang))
    players = players if players is not None else len(opponents) + 1
    if not 2 <= players <= 6:
        raise Problem(say("error.players", lang, n=players), lang)
    if len(opponents) > players - 1:
        given = len(opponents)
        raise Problem(say("error.bot_count", lang, players=players, needed=players - 1, given=given), lang)
    opponents += [opponents[-1]] * (players - 1 - len(opponents))
    if not 1 <= seat <= players:
        raise Problem(say("error.seat", lang, seat=seat, players=players), lang)
    seed = seed if seed is not None else SystemRandom().randrange(10**6)
    chosen = choose_kingdom(kingdom, players, seed, options, lang)
    for bot in opponents:
        missing = missing_for(bot, chosen.spec)
        if missing:
            raise Problem(say("error.bot_card", lang, bot=bot.name(lang), card=display(missing, lang)), lang)
    who = Players(seat - 1, opponents, seed)
    screen.rule(say("title", lang), heavy=True)
    screen.line(chosen.title, indent=2)
    screen.line(say("welcome", lang, players=players, seed=seed), indent=2)
    study(chosen.spec, opponents, learn_seconds, screen, lang)
    # Who types may take back the last purchase as long as the new hand is not drawn.
    start = deal(lay_out(LIBRARY, chosen.spec), seed, log=True, stops=1 << who.me)
    return Match(Session(start, who.agents()), who, lang, screen, read)
