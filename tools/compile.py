"""Build the compiled Platin: copy the package to build/compiled and compile its hot part there with mypyc.

The sources stay as they are; `PYTHONPATH=build/compiled` selects the compiled build. A stamp in it holds a
hash of everything that went in, so that a stale build is noticed. Engine and bots are one library that is optimised
as a whole; each module of cards is a small library of its own, so that a changed card recompiles little.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import io
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

if sys.platform != "win32":
    import fcntl

COMPILED = (
    "engine/**/*.py",
    "cards/**/*.py",
    "bots/big_money.py",
    "bots/conditions.py",
    "bots/plan.py",
    "bots/general.py",
    "bots/gentle.py",
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
    "rl/desk.py",
    "rl/encode.py",
)
"""What is compiled, as globs below the package. A bot that is worth compiling is listed here by its file."""

PLAIN = ("engine/compiler.py", "cards/*/__init__.py")
"""What stays plain Python: it stands in for the compiler where there is none, or has nothing in it."""

HOT = "platin_hot"
"""The library of all that is not cold."""

APART = "platin_rl"
"""The library of what only researchers use, and what it needs: compiled as well as the hot one."""

COLD = "-Og"
"""How cards are compiled: their time passes in the engine, and there are many of them. It takes half as long as -O1."""

WHOLE_PROGRAM = ("-fvisibility=hidden", "-fno-semantic-interposition")
"""So that the modules of the hot library are optimised as one program when they are linked (with -flto)."""

RECORD = ("-fprofile-update=single", "-fprofile-generate={folder}")
FOLLOW = ("-fprofile-use={folder}", "-fprofile-partial-training", "-fprofile-correction")
"""To record how often which code runs, and to optimise what runs often. What no training has met is as it would be.

None but flags of profiles: by all others an object has its place, and by that its profile is found.
"""

KEPT = 3000
"""So many objects and libraries are kept for later builds, some hundred MB."""

REPOSITORY = Path(__file__).resolve().parent.parent
STAMP = "stamp.json"
LISTS = ("quick_lists.h", "quick_lists.c")
"""What the hot library does with lists, in C, here."""

SCRIPTS = ("compile.py", "cached_build.py", "one_program.py", *LISTS)
"""What the build depends on besides the sources, here."""

_SHIFTED = re.compile(r"(?<= = )\d+ << (?=cpy_r_)")
"""A literal that is shifted by a variable, in generated C."""

IMPORT_ALL = """
import importlib, sys
from importlib.machinery import EXTENSION_SUFFIXES
for name in sys.argv[1:]:
    try:
        origin = importlib.import_module(name).__spec__.origin
    except ModuleNotFoundError as missing:
        # It needs packages that only some have.
        if (missing.name or "platin").split(".")[0] == "platin":
            raise
        continue
    if not origin.endswith(tuple(EXTENSION_SUFFIXES)):
        sys.exit(f"{name} was imported from {origin}, which is not compiled")
"""


class Options(NamedTuple):
    """How to compile: so many C compilers at a time, with these flags about profiles."""

    jobs: int
    profile: tuple[str, ...] = ()


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
    if current and not options.force and not options.profiled:
        say(f"{target} is up to date")
        return 0
    if importlib.util.find_spec("mypyc") is None:
        say("mypyc is not installed here; run this with the Python of the virtual environment")
        return 2
    with only_one(target) as alone:
        if not alone:
            say("another build is under way")
            return 3
        if options.background:
            os.nice(19)
            time.sleep(options.background)
        if options.profiled:
            build_profiled(source, target, options.jobs)
        else:
            build(source, target, Options(options.jobs))
    return 0


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Compile Platin with mypyc.")
    parser.add_argument("--source", type=Path, default=REPOSITORY / "src" / "platin", help="the package to compile")
    parser.add_argument("--target", type=Path, default=REPOSITORY / "build" / "compiled", help="where it goes")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C compilers at a time")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument("--check", action="store_true", help="only exit with 0 if the build is current, else 1")
    parser.add_argument("--profiled", action="store_true", help="optimise for what games of bots run most (gcc)")
    parser.add_argument("--background", type=float, default=0, metavar="SECONDS", help="begin later, and last of all")
    return parser.parse_args()


@contextlib.contextmanager
def only_one(target: Path) -> Iterator[bool]:
    """Hold the lock of the folder for builds as long as one runs; tell whether nobody else had it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with (target.parent / "compile.lock").open("w") as lock:
        alone = True
        if sys.platform != "win32":
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                alone = False
        yield alone


def build(source: Path, target: Path, options: Options) -> None:
    """Make the whole compiled build, stamp it once it imports, and only then put it in the place of the old one."""
    started = time.monotonic()
    making = target.with_name(f"{target.name}.new")
    shutil.rmtree(making, ignore_errors=True)
    package = making / source.name
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static"))
    # The browser client is built on its own, perhaps later: the server finds it where it is.
    (package / "server" / "static").symlink_to((source / "server" / "static").resolve(), target_is_directory=True)
    fingerprint = fingerprint_of(package)  # of the copy: the sources may change while we compile
    compiled, plain = ({path for glob in globs for path in package.glob(glob)} for globs in (COMPILED, PLAIN))
    modules = sorted(compiled - plain)
    if not modules:
        sys.exit(f"nothing to compile in {source}: no file matches {', '.join(COMPILED)}")
    say(f"copied {source.name}, {len(modules)} modules to compile")
    compile_modules([path.relative_to(making).as_posix() for path in modules], making, options)
    names = [module_name(path.relative_to(making)) for path in modules]
    say("importing all compiled modules")
    environment = {**os.environ, "PYTHONPATH": str(making)}
    command = [sys.executable, "-c", IMPORT_ALL, *names]
    if subprocess.run(command, cwd=making, env=environment, check=False).returncode:
        sys.exit("compile: the compiled modules cannot be imported")
    stamp = {"fingerprint": fingerprint, "profiled": bool(options.profile), "modules": names}
    (making / STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
    os.chdir(target.parent)
    shutil.rmtree(target, ignore_errors=True)
    making.rename(target)
    say(f"done in {time.monotonic() - started:.0f} s, {processor_time():.0f} s of the processor: {target}")


def build_profiled(source: Path, target: Path, jobs: int) -> None:
    """Make a build that records what it runs, let it play games, and make the build that is optimised for these."""
    from tools import cached_build  # noqa: PLC0415

    folder = work_of(target) / "profile"
    record, follow = ([flag.format(folder=folder) for flag in flags] for flags in (RECORD, FOLLOW))
    if not cached_build.accepts(*record) or not cached_build.accepts(*follow):
        sys.exit("compile: this C compiler cannot record profiles as gcc does")
    shutil.rmtree(folder, ignore_errors=True)
    recording = target.with_name("recording")
    build(source, recording, Options(jobs, tuple(record)))
    say("playing games to see what runs most")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(recording), str(REPOSITORY)])}
    subprocess.run([sys.executable, "-m", "tools.training"], cwd=REPOSITORY, env=environment, check=True)
    # Of the sources that were recorded: others may have changed meanwhile.
    build(recording / source.name, target, Options(jobs, tuple(follow)))
    shutil.rmtree(recording)


def settings(plugin: str) -> str:
    """Tell mypy what it need not know: whoever builds a wheel has no libraries that are used, nor their stubs."""
    missing = "ignore_missing_imports = true\n"
    return (
        f"[mypy]\nplugins = {plugin}\n{missing}disable_error_code = import-untyped\n"
        # What researchers need besides is not looked into even if it is there.
        f"[mypy-gymnasium.*]\nfollow_imports = skip\n{missing}"
    )


def compile_modules(paths: list[str], target: Path, options: Options) -> None:
    """Compile the modules at these paths, which are relative to the target, in place."""
    # setuptools first: mypyc looks at which of setuptools and distutils is there.
    from tools import cached_build, one_program  # noqa: PLC0415

    work = work_of(target)
    one_program.MODULES[:] = [module_name(Path(path)) for path in paths]
    work.mkdir(parents=True, exist_ok=True)
    (work / "mypy.ini").write_text(settings(one_program.__name__), encoding="utf-8")
    os.chdir(target)  # module names and the file names in tracebacks are relative to here
    began = time.monotonic()
    cold = [path for path in paths if is_cold(path)]
    apart = [path for path in paths if Path(path).parts[1] == "rl"]
    hot = [path for path in paths if path not in cold and path not in apart]
    with quiet_unless_it_fails():
        extensions = generator().mypycify(
            # Checking is the business of `make lint`; here mypy only needs to know where the modules are. Nothing is
            # kept of this step: what mypyc would read back of classes with integers of the machine is incomplete.
            [f"--config-file={work / 'mypy.ini'}", "--explicit-package-bases", f"--cache-dir={os.devnull}", *paths],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(work / "c"),
            separate=[(hot, HOT), (apart, APART), *[([path], None) for path in cold]],
        )
    say(f"generated C in {time.monotonic() - began:.0f} s, {processor_time():.0f} s of the processor")
    whole = [*WHOLE_PROGRAM, f"-flto={options.jobs}"] if cached_build.accepts(*WHOLE_PROGRAM, "-flto=1") else []
    for extension in extensions:
        hot_library = extension.name == f"{HOT}__mypyc"
        # Nobody reads what a C compiler warns of in generated code, and to look for it takes a tenth of its time. What
        # libraries import of each other is declared in each of their files. The list that mypyc gives is the same for
        # all.
        own = ["-w", "-fcommon"]
        if hot_library:
            own += [*whole, *options.profile]
        elif extension.name != f"{APART}__mypyc":
            own.append(COLD)
        extension.extra_compile_args = [*extension.extra_compile_args, *own]
        for made in extension.sources:
            if Path(made).name.startswith("__native_"):
                mend(Path(made), hot_library)
        # Headers of a library lie beside one of its files, and are looked for beside the other.
        extension.include_dirs += sorted({str(Path(made).parent) for made in extension.sources})
        extension.extra_link_args = [*whole, *options.profile, "-O3"] if hot_library else []
        if hot_library:
            extension.sources.append(str(Path(__file__).with_name(LISTS[1])))
            extension.include_dirs.append(str(Path(__file__).parent))
    store = cached_build.Store(work / "made")
    cached_build.build(extensions, target, work / "c", store, options.jobs)
    store.sweep(KEPT)
    say(f"{store.made} of {len(store.used)} objects and libraries were made anew")


def mend(source: Path, hot_library: bool) -> None:
    """Change generated C where mypyc falls short.

    A literal is a C int for it, also where it is shifted as an integer of 64 bits: by more than 31, nothing is left of
    it. And the hot library makes and frees so many lists that it has its own way to (see `quick_lists.h`).
    """
    text = source.read_text(encoding="utf-8")
    text = _SHIFTED.sub(lambda found: f"(int64_t){found[0]}", text)
    source.write_text(f'#include "{LISTS[0]}"\n{text}' if hot_library else text, encoding="utf-8")


def generator() -> Any:
    """Give what generates C, told that it sees the whole program though it writes several libraries.

    By itself it takes libraries for programs that do not know each other: then no call of a method is direct and each
    attribute may be missing. All C is made at once here, and of all modules together (see `one_program`). The module is
    loaded as Python: in its compiled form it cannot be told.
    """
    import mypyc.codegen.emitmodule  # noqa: PLC0415
    import mypyc.options  # noqa: PLC0415
    from tools import one_program  # noqa: PLC0415

    def options(**given: Any) -> Any:
        made = mypyc.options.CompilerOptions(**given)
        made.global_opts = True
        return made

    place = Path(mypyc.options.__file__).with_name("build.py")
    spec = importlib.util.spec_from_file_location("platin_mypyc_build", place)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.CompilerOptions = options
    # It would write down all that it compiles once more, for whoever looks for mistakes in mypyc.
    module.format_modules = lambda _: []
    check = mypyc.codegen.emitmodule.parse_and_typecheck

    def checked(*given: Any) -> Any:
        result = check(*given)
        one_program.hand_down(result.files[name] for name in one_program.MODULES)
        return result

    module.emitmodule = SimpleNamespace(**{**vars(mypyc.codegen.emitmodule), "parse_and_typecheck": checked})
    return module


def is_cold(path: str) -> bool:
    """Tell whether a module is compiled on its own, and quickly rather than well."""
    parts = Path(path).parts
    return parts[1] == "cards" or parts[1:3] == ("bots", "judgement")


def work_of(target: Path) -> Path:
    """Give the folder for what later builds can use again."""
    return target.parent / f"mypyc-{version('mypy')}-{sys.implementation.cache_tag}"


@contextlib.contextmanager
def quiet_unless_it_fails() -> Iterator[None]:
    """Keep back what is printed, unless it ends in an error: mypyc warns of every default that is no constant."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            yield
    except BaseException:
        print(said.getvalue())
        raise


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
    scripts = [Path(__file__).with_name(name).read_text(encoding="utf-8") for name in SCRIPTS]
    for part in (sys.version, version("mypy"), *scripts):
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


def processor_time() -> float:
    """Give the time that processors have worked for this so far: this process, and all that it has started."""
    return sum(os.times()[:4])


def say(line: str) -> None:
    """Print a progress line at once."""
    print(f"compile: {line}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
