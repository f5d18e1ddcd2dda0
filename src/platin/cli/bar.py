"""Bars on the terminal for what takes a while, if somebody is watching."""

from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from rich.progress import ProgressColumn


class Bar:
    """A bar between other columns, which is gone when it has ended; with fields that its columns may show."""

    def __init__(self, *columns: "str | ProgressColumn", total: float | None = None, **fields: Any) -> None:
        from rich.console import Console
        from rich.progress import Progress

        console = Console(stderr=True)
        self.bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.task: Any = self.bar.add_task("", total=total, **fields)

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self.bar.stop()
