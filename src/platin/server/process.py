"""A server as a process of its own on this machine: for measuring it, and for putting it to the test."""

import os
import re
import resource
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Final

START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 30.0
_ADDRESS: Final = re.compile(r"http://[^\s/]+:\d+")


class DidNotStart(RuntimeError):
    """A server that ended instead of telling its address. What it said is in the message."""


class ServerProcess:
    """A running `platin serve`. Its log goes to a file."""

    def __init__(self, database: str, log: Path, **settings: object) -> None:
        """Start a server on a free port (unless `port` is given) and wait until it takes connections.

        The settings are those of `server.settings`, by the names of its fields.
        """
        wanted = {"port": 0, "log_format": "json", **settings, "database": database}
        flags = [word for name, value in wanted.items() for word in (f"--{name.replace('_', '-')}", str(value))]
        command = [sys.executable, "-m", "platin.cli.main", "serve", "--lang", "en", "--no-open", *flags]
        # The package that runs here, wherever it is; and nothing that is set for another server.
        environ = {name: value for name, value in os.environ.items() if not name.startswith("PLATIN_")}
        environ |= {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONUNBUFFERED": "1"}
        self.log = log
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, text=True, env=environ
            )
        self.url = self._address()

    def _address(self) -> str:
        """Read the address that the server tells when its port is taken: from then on connections wait for it."""
        out = self.process.stdout
        assert out is not None
        late = threading.Timer(START_SECONDS, self.process.kill)
        late.start()
        said = ""
        for line in out:
            said += line
            found = _ADDRESS.search(line)
            if found is not None:
                late.cancel()
                # localhost would be tried by IPv6 first.
                return found.group().replace("localhost", "127.0.0.1")
        late.cancel()
        self.process.wait()
        raise DidNotStart(said + self.log.read_text(errors="replace"))

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self.process.pid

    @property
    def port(self) -> int:
        """The port that the server listens at."""
        return int(self.url.rpartition(":")[2])

    def stop(self) -> int:
        """Ask the server to stop, and give its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def kill(self) -> int:
        """End the server on the spot, as a loss of power would."""
        if self.process.poll() is None:
            self.process.kill()
        return self._ended()

    def _ended(self) -> int:
        try:
            self.process.communicate(timeout=STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            raise
        return self.process.returncode

    def __enter__(self) -> "ServerProcess":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()


def allow_many_connections() -> int:
    """Let this process, and those that it starts, open as many connections as the system permits; give that number."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard
