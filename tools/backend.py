"""The build backend: that of setuptools, which also compiles the engine where there is a C compiler.

A wheel for one Python and one kind of machine has all that the pure one has and the compiled modules beside their
sources. Without a compiler, or if compiling fails, the pure wheel is built, and that is said.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "requirements-dev.txt"
CHOICE = "PLATIN_COMPILE"
"""The variable that says "0" where a pure wheel is wanted, "1" where only a compiled one will do."""


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Ask for the compiler that this source is tested with, if it can be used."""
    wanted: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*wanted, *compilers()] if _wants_compiled() else wanted


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Build a wheel: compiled if that is possible here."""
    pure: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    if not _wants_compiled():
        _say("no C compiler or no headers of Python: this wheel is pure Python, which plays the same, only slower")
        return pure
    place = Path(wheel_directory)
    with tempfile.TemporaryDirectory() as folder:
        # Beside what `make compile` has made, which is used again.
        target = Path(os.environ.get("PLATIN_BUILD") or folder, "wheel")
        command = [sys.executable, "-m", "tools.compile", "--force", "--target", str(target)]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            if os.environ.get(CHOICE) == "1":
                raise SystemExit("platin: the engine could not be compiled")
            _say("compiling failed (see above): this wheel is pure Python, which plays the same, only slower")
            return pure
        made = with_libraries(place / pure, target)
    (place / pure).unlink()
    _say(f"this wheel has the compiled engine: {made.name}")
    return made.name


def compilers() -> list[str]:
    """Give what compiles, as it is pinned: mypy and what mypyc needs of it at the same versions."""
    names = ("mypy", "mypy_extensions", "librt", "setuptools", "types-setuptools")
    pins = PINS.read_text(encoding="utf-8").splitlines() if PINS.is_file() else []
    found = [line.split("#")[0].strip() for line in pins if re.split(r"[=\[;]", line)[0] in names]
    return found or ["mypy[mypyc]"]


def tag() -> str:
    """Name the Python and the kind of machine that compiled modules are for."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{re.sub('[-.]', '_', sysconfig.get_platform())}"


def with_libraries(pure: Path, built: Path) -> Path:
    """Write the wheel that has the libraries of a build besides all of a pure wheel."""
    name, version, *_ = pure.stem.split("-")
    info = f"{name}-{version}.dist-info"
    made = pure.with_name(f"{name}-{version}-{tag()}.whl")
    record: list[str] = []
    with zipfile.ZipFile(pure) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:

        def add(path: str, data: bytes) -> None:
            new.writestr(path, data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{path},sha256={digest},{len(data)}")

        for path in old.namelist():
            if path == f"{info}/WHEEL":
                text = old.read(path).decode()
                text = re.sub(r"(?m)^Root-Is-Purelib: .*$", "Root-Is-Purelib: false", text)
                add(path, re.sub(r"(?m)^Tag: .*$", f"Tag: {tag()}", text).encode())
            elif path != f"{info}/RECORD":
                add(path, old.read(path))
        for library in sorted([*built.rglob("*.so"), *built.rglob("*.pyd")]):
            add(library.relative_to(built).as_posix(), library.read_bytes())
        new.writestr(f"{info}/RECORD", "\n".join([*record, f"{info}/RECORD,,"]) + "\n")
    return made


def _wants_compiled() -> bool:
    if os.environ.get(CHOICE) == "0":
        return False
    # Not what `cached_build` is for: this is asked before anything but setuptools is there.
    header = Path(sysconfig.get_path("include"), "Python.h")
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return os.environ.get(CHOICE) == "1" or (header.is_file() and _runs(compiler))


def _runs(program: str) -> bool:
    try:
        return subprocess.run([program, "--version"], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def _say(line: str) -> None:
    print(f"platin: {line}", flush=True)
