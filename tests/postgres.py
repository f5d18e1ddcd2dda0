"""A PostgreSQL for tests: the one that PLATIN_TEST_POSTGRES names, or a cluster that lives as long as the tests.

Tests take the fixture `postgres` (import it) and get the address of an empty database of their own. Where there is
no PostgreSQL they are skipped, unless PLATIN_REQUIRE_ALL is set: then they fail.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import URL, create_engine, make_url, text

START_SECONDS: Final = 30.0


class Cluster:
    """A PostgreSQL that this process has started, reached by a socket in its own directory."""

    # What survives a loss of power is PostgreSQL's to prove.
    settings: dict[str, str] = {"fsync": "off", "full_page_writes": "off", "max_connections": "50"}

    def __init__(self, programs: Path) -> None:
        # Not below pytest's directory, which other users cannot enter; and the name of a socket must be short.
        self.directory = Path(tempfile.mkdtemp(prefix="platin-pg-"))
        self.log = self.directory / "log"
        # PostgreSQL refuses to run as root.
        as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = _unprivileged_user()
            shutil.chown(self.directory, user)
            as_user = {"user": user, "extra_groups": []}
        data = self.directory / "data"
        try:
            subprocess.run(
                [
                    programs / "initdb",
                    *("--pgdata", data, "--username", "platin", "--auth", "trust"),
                    *("--encoding", "UTF8", "--locale", "C", "--no-sync"),
                ],
                check=True,
                capture_output=True,
                text=True,
                cwd=self.directory,
                **as_user,
            )
            settings = {**self.settings, "listen_addresses": "", "unix_socket_directories": str(self.directory)}
            with self.log.open("w") as log:
                self._process = subprocess.Popen(
                    [
                        programs / "postgres",
                        *("-D", data),
                        *(word for name, value in settings.items() for word in ("-c", f"{name}={value}")),
                    ],
                    stdout=log,
                    stderr=log,
                    cwd=self.directory,
                    **as_user,
                )
        except subprocess.CalledProcessError as error:
            shutil.rmtree(self.directory, ignore_errors=True)
            raise RuntimeError(f"initdb failed: {error.stderr}") from error
        except BaseException:
            shutil.rmtree(self.directory, ignore_errors=True)
            raise
        self.url = URL.create(
            "postgresql+psycopg", username="platin", database="postgres", query={"host": str(self.directory)}
        )
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        engine = create_engine(self.url)
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                engine.connect().close()
                break
            except Exception as error:
                if self._process.poll() is not None or time.monotonic() > until:
                    said = self.log.read_text(errors="replace")
                    self.stop()
                    raise RuntimeError(f"PostgreSQL does not start: {said}") from error
                time.sleep(0.05)
        engine.dispose()

    def stop(self) -> None:
        """Stop it, and leave nothing behind."""
        if self._process.poll() is None:
            # The fast shutdown, which does not wait for clients.
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(START_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.send_signal(signal.SIGQUIT)
                self._process.wait()
        shutil.rmtree(self.directory, ignore_errors=True)


def _unprivileged_user() -> str:
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def find_programs() -> Path | None:
    """Find the directory of PostgreSQL's server programs: the newest that Debian has installed, or one on the path."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if installed:
        return installed[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class _Shared:
    """The one cluster of this process, however many modules of tests use it."""

    cluster: Cluster | None = None
    users = 0


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[URL]:
    """Give the address of a PostgreSQL in which databases can be made."""
    given = os.environ.get("PLATIN_TEST_POSTGRES", "")
    if given:
        yield make_url(given).set(drivername="postgresql+psycopg")
        return
    programs = find_programs()
    if programs is None:
        missing = "PostgreSQL is not installed, and PLATIN_TEST_POSTGRES is not set"
        if os.environ.get("PLATIN_REQUIRE_ALL", "") not in ("", "0"):
            pytest.fail(missing)
        pytest.skip(missing)
    if _Shared.cluster is None:
        _Shared.cluster = Cluster(programs)
    _Shared.users += 1
    yield _Shared.cluster.url
    _Shared.users -= 1
    if _Shared.users == 0:
        _Shared.cluster.stop()
        _Shared.cluster = None


@pytest.fixture
def postgres(postgres_server: URL) -> Iterator[str]:
    """Give the address of an empty database, which is dropped after the test."""
    name = f"platin_{uuid.uuid4().hex}"
    engine = create_engine(postgres_server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE template0"))
    yield postgres_server.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()
