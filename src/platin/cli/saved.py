"""Files of saved games as the commands read them: whatever is wrong with one is told in the user's language."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from platin.cli.command import Problem
from platin.text.speech import say


def read_saved(file: Path, lang: str) -> Any:
    """Read what is in the file, before anybody knows whether it is a game."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise Problem(say("load.missing", lang, file=file), lang) from error
    except OSError as error:
        raise Problem(say("load.failed", lang, file=file, problem=error.strerror or error), lang) from error
    except (ValueError, RecursionError) as error:
        raise Problem(say("load.not_a_game", lang, file=file), lang) from error


@contextmanager
def telling_what_is_wrong(file: Path, lang: str) -> Iterator[None]:
    """Load a game in here: what is wrong with it becomes a problem of the file."""
    from platin.session import SaveError

    try:
        yield
    except SaveError as error:
        key = "load.not_a_game" if str(error).startswith(("not a saved", "version")) else "load.damaged"
        raise Problem(say(key, lang, file=file), lang) from error
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        # A file that somebody has changed: it can be wrong in any way, and none of them is a fault of the program.
        raise Problem(say("load.damaged", lang, file=file), lang) from error
