"""Learning as an errand: `{"table": ..., "seconds": 45}` is wanted, and what is kept of the search is found."""

from typing import Any

from platin.engine.spec import spec_from_data
from platin.mind.crew import Alone
from platin.mind.errand import end_if_alone, run
from platin.mind.search import Search, Size
from platin.mind.shelf import CHECKED, Kept


def study(wanted: dict[str, Any], parent: int = 0) -> Kept:
    """Learn a table; end the process if the one that started it has ended."""
    size = Size(**wanted.get("size", {}))
    spec = spec_from_data(wanted["table"])
    search = Search(spec, wanted.get("seed", 1), Alone(), progress=lambda _: end_if_alone(parent), size=size)
    return Kept.of(search.run(wanted["seconds"]), min(CHECKED, size.final))


if __name__ == "__main__":
    run(lambda wanted, parent: study(wanted, parent).to_json())
