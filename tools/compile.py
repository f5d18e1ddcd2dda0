"""Build the compiled Platin: copy the package to build/compiled and compile its hot part there with mypyc.

The sources stay as they are; `PYTHONPATH=build/compiled` selects the compiled build. A stamp in it holds a
hash of everything that went in, so that a stale build is noticed. Generated C and object files are kept
beside it, so that a second build compiles only what changed.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

COMPILED = (
    "engine/**/*.py",
    "cards/**/*.py",
    "bots/big_money.py",
    "bots/conditions.py",
    "bots/plan.py",
    "bots/general.py",
    "bots/judgement/*.py",
    "bots/lore.py",
    "bots/patterns.py",
    "bots/purse.py",
    "bots/race.py",
    "bots/random_bot.py",
    "bots/rush.py",
    "bots/sense*.py",
    "bots/strategy_bot.py",
    "bots/trial.py",
)
"""What is compiled, as globs below the package. A bot that is worth compiling is listed here by its file."""

PLAIN = ("engine/compiler.py",)
"""What stays plain Python: it stands in for the compiler where there is none."""

WHOLE_PROGRAM = ("-fvisibility=hidden", "-fno-semantic-interposition")
"""So that the modules, which are one library, are optimised as one program when they are linked (with -flto)."""

REPOSITORY = Path(__file__).resolve().parent.parent
STAMP = "stamp.json"

IMPORT_ALL = """
import importlib, sys
from importlib.machinery import EXTENSION_SUFFIXES
for name in sys.argv[1:]:
    origin = importlib.import_module(name).__spec__.origin
    if not origin.endswith(tuple(EXTENSION_SUFFIXES)):
        sys.exit(f"{name} was imported from {origin}, which is not compiled")
"""


def main() -> int:
    """Compile, or say with --check whether there is nothing to compile."""
    options = parse_arguments()
    source: Path = options.source.resolve()
    target: Path = options.target.resolve()
    if not source.is_dir():
        say(f"there is no package at {source}")
        return 2
    current = is_current(source, target)
    if options.check:
        return 0 if current else 1
    if current and not options.force:
        say(f"{target} is up to date")
        return 0
    if importlib.util.find_spec("mypyc") is None:
        say("mypyc is not installed here; run this with the Python of the virtual environment")
        return 2
    build(source, target, options.jobs)
    return 0


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Compile Platin with mypyc.")
    parser.add_argument("--source", type=Path, default=REPOSITORY / "src" / "platin", help="the package to compile")
    parser.add_argument("--target", type=Path, default=REPOSITORY / "build" / "compiled", help="where it goes")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C compilers at a time")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument("--check", action="store_true", help="only exit with 0 if the build is current, else 1")
    return parser.parse_args()


def build(source: Path, target: Path, jobs: int) -> None:
    """Make the whole compiled build, and stamp it once it imports."""
    started = time.monotonic()
    shutil.rmtree(target, ignore_errors=True)
    package = target / source.name
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static"))
    # The browser client is built on its own, perhaps later: the server finds it where it is.
    (package / "server" / "static").symlink_to((source / "server" / "static").resolve(), target_is_directory=True)
    fingerprint = fingerprint_of(package)  # of the copy: the sources may change while we compile
    modules = sorted({path for glob in COMPILED for path in package.glob(glob)} - {package / name for name in PLAIN})
    if not modules:
        sys.exit(f"nothing to compile in {source}: no file matches {', '.join(COMPILED)}")
    say(f"copied {source.name}, {len(modules)} modules to compile")
    compile_modules([path.relative_to(target).as_posix() for path in modules], target, jobs)
    names = [module_name(path.relative_to(target)) for path in modules]
    say("importing all compiled modules")
    environment = {**os.environ, "PYTHONPATH": str(target)}
    command = [sys.executable, "-c", IMPORT_ALL, *names]
    if subprocess.run(command, cwd=target, env=environment, check=False).returncode:
        sys.exit("compile: the compiled modules cannot be imported")
    stamp = {"fingerprint": fingerprint, "modules": names}
    (target / STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
    say(f"done in {time.monotonic() - started:.0f} s: {target}")


def compile_modules(paths: list[str], target: Path, jobs: int) -> None:
    """Compile the modules at these paths, which are relative to the target, in place."""
    # setuptools first: mypyc looks at which of setuptools and distutils is there.
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    from mypyc.build import mypycify  # noqa: PLC0415  # isort: skip

    work = target.parent / f"mypyc-{version('mypy')}-{sys.implementation.cache_tag}"
    os.chdir(target)  # module names and the file names in tracebacks are relative to here
    began = time.monotonic()
    extensions = mypycify(
        # Checking is the business of `make lint`; here mypy only needs to know where the modules are.
        ["--config-file=", "--explicit-package-bases", f"--cache-dir={os.devnull}", *paths],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=Path(paths[0]).parts[0],
    )
    say(f"generated C in {time.monotonic() - began:.0f} s")

    class ParallelBuild(build_ext):
        """Compile the C files of one extension several at a time, and only those that changed."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compile_serially = compiler.compile
            total = sum(len(extension.sources) for extension in self.extensions)
            headers = max((path.stat().st_mtime for path in (work / "c").rglob("*.h")), default=0.0)
            progress = iter(range(1, total + 1))

            def compile_one(c_file: str, output_dir: str, options: dict[str, Any]) -> list[str]:
                began = time.monotonic()
                objects: list[str] = compiler.object_filenames([c_file], output_dir=output_dir)
                newest = max(headers, Path(c_file).stat().st_mtime)
                if not all(os.path.exists(made) and os.path.getmtime(made) > newest for made in objects):
                    compile_serially([c_file], output_dir=output_dir, **options)
                number, took = next(progress), time.monotonic() - began
                if took >= 0.5:
                    say(f"[{number}/{total}] {Path(c_file).name} {took:.1f} s")
                return objects

            def compile_all(sources: list[str], output_dir: str = "", **options: Any) -> list[str]:
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(jobs) as pool:
                    made = pool.map(lambda c_file: compile_one(c_file, output_dir, options), largest_first)
                    objects = dict(zip(largest_first, made))
                return [item for c_file in sources for item in objects[c_file]]

            compiler.compile = compile_all
            super().build_extensions()

    command = ParallelBuild(Distribution({"name": "platin-compiled", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(work / "o")
    command.ensure_finalized()
    whole = [*WHOLE_PROGRAM, f"-flto={jobs}"] if optimises_as_a_whole() else []
    for extension in command.extensions:
        extension.extra_compile_args.append("-Wno-error")  # a newer C compiler may warn of generated code
        extension.extra_compile_args.extend(whole)
        extension.extra_link_args.extend([*whole, "-O3"] if whole else [])
    command.run()


def optimises_as_a_whole() -> bool:
    """Tell whether the C compiler can optimise all modules together when they are linked."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "")
    if not compiler or not shutil.which(compiler[0]):
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("int probe(void) { return 0; }\n", encoding="utf-8")
        command = [*compiler, *WHOLE_PROGRAM, "-flto=1", "-fPIC", "-shared", str(probe), "-o", f"{folder}/probe.so"]
        return subprocess.run(command, check=False, capture_output=True).returncode == 0


def is_current(source: Path, target: Path) -> bool:
    """Whether the build in target was made from just these sources, with these tools."""
    try:
        stamp = json.loads((target / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(stamp.get("fingerprint") == fingerprint_of(source))


def fingerprint_of(package: Path) -> str:
    """A hash of the package's files, the compiler's version and this script."""
    digest = hashlib.sha256()
    for part in (sys.version, version("mypy"), Path(__file__).read_text(encoding="utf-8")):
        digest.update(part.encode() + b"\0")
    for path in files_of(package):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def files_of(package: Path) -> Iterator[Path]:
    """The package's files in a fixed order, without what Python, compilers and the client's build left there."""
    for path in sorted(package.rglob("*")):
        left_there = {"__pycache__", "static"} & set(path.parts)
        if path.is_file() and not left_there and path.suffix not in {".so", ".pyd"}:
            yield path


def module_name(path: Path) -> str:
    """The dotted name of the module at a path relative to the import root."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def say(line: str) -> None:
    """Print a progress line at once."""
    print(f"compile: {line}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
