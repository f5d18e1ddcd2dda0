"""The builds: what is made again and what is not, when a build is stale, what a wheel has, what the version says."""

import hashlib
import json
import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from setuptools import Distribution, Extension, build_meta
from tools import backend, cached_build
from tools import compile as compiling
from tools.cached_build import Headers, Store, object_key

import platin
from platin.cli import main

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def generated(tmp_path: Path) -> Path:
    """Generated C of two libraries; a file of the second includes a header of the first over one of its own."""
    (tmp_path / "cards").mkdir()
    (tmp_path / "hot.h").write_text("struct exports { int a; };\n")
    (tmp_path / "cards" / "base.h").write_text('#include <Python.h>\n#include "hot.h"\n')
    (tmp_path / "cards" / "promo.h").write_text("\n")
    (tmp_path / "base.c").write_text('#include "base.h"\nint base(void) { return 1; }\n')
    return tmp_path


def key_of(generated: Path, *flags: str) -> str:
    return object_key(generated / "base.c", Headers(generated), [str(generated / "cards")], flags)


# What is made again


@pytest.mark.parametrize("changed", ["base.c", "cards/base.h", "hot.h"])
def test_an_object_is_made_anew_when_anything_that_it_is_made_of_changes(generated: Path, changed: str) -> None:
    before = key_of(generated)
    (generated / changed).write_text((generated / changed).read_text() + "/* more */\n")
    assert key_of(generated) != before


def test_an_object_is_not_made_anew_for_a_later_date_or_for_other_headers(generated: Path) -> None:
    before = key_of(generated)
    for path in generated.rglob("*.[ch]"):
        os.utime(path, (0, 0))
    (generated / "cards" / "promo.h").write_text("int promo;\n")
    assert key_of(generated) == before


def test_other_flags_make_another_object(generated: Path) -> None:
    assert len({key_of(generated), key_of(generated, "-O1"), key_of(generated, "-O", "1")}) == 3


@pytest.mark.parametrize("recorded", ["tmp/making/base.gcda", "#tmp#making#base.gcda"])
def test_another_recorded_profile_makes_another_object(generated: Path, recorded: str) -> None:
    extension = Extension("base", [], extra_compile_args=[f"-fprofile-use={generated}"])
    command = cached_build._Build(Distribution())
    command.headers = Headers(generated)

    def key() -> str:
        return command._object_key(extension, generated / "base.c")

    without = key()
    profile = generated / recorded
    profile.parent.mkdir(parents=True, exist_ok=True)
    profile.with_name("database.gcda").write_bytes(b"of another file")
    assert key() == without
    profile.write_bytes(b"first")
    first = key()
    profile.write_bytes(b"second")
    assert len({without, first, key()}) == 3


def test_a_recorded_profile_is_found_where_it_was_recorded() -> None:
    """The place of an object is told by its flags but those of profiles."""
    assert [flag for flag in (*compiling.RECORD, *compiling.FOLLOW) if not flag.startswith("-fprofile")] == []


def test_what_is_in_the_store_is_not_made_twice(tmp_path: Path) -> None:
    store = Store(tmp_path)

    def make(place: Path) -> None:
        place.write_text("made")

    def fail(place: Path) -> None:
        place.write_text("half")
        raise RuntimeError

    with pytest.raises(RuntimeError):
        store.get("abcdef", fail)
    assert store.get("abcdef", make).read_text() == "made"
    assert store.get("abcdef", fail).read_text() == "made"
    assert store.made == 1


def test_a_store_that_grows_old_is_swept(tmp_path: Path) -> None:
    for key in ("aaaa", "bbbb", "cccc"):
        Store(tmp_path).get(key, Path.touch)
        os.utime(tmp_path / key[:2] / key[2:], (1000 + ord(key[0]), 1000 + ord(key[0])))
    store = Store(tmp_path)
    store.get("aaaa", Path.touch)
    store.sweep(1)
    # The newest, and what is in use.
    assert sorted(path.parent.name for path in tmp_path.glob("??/*")) == ["aa", "cc"]


# When a build is stale


def package_in(place: Path) -> Path:
    package = place / "platin"
    (package / "cards").mkdir(parents=True)
    (package / "cards" / "base.py").write_text("a = 1\n")
    return package


def test_a_stale_build_is_noticed(tmp_path: Path) -> None:
    source, target = package_in(tmp_path / "src"), tmp_path / "compiled"
    assert not compiling.is_current(source, target)
    target.mkdir()
    stamp = {"fingerprint": compiling.fingerprint_of(source)}
    (target / compiling.STAMP).write_text(json.dumps(stamp))
    assert compiling.is_current(source, target)
    (source / "cards" / "base.py").write_text("a = 2\n")
    assert not compiling.is_current(source, target)


@pytest.mark.parametrize("left", ["cards/__pycache__/base.pyc", "cards/base.so", "server/static/index.html"])
def test_what_builds_leave_behind_makes_no_build_stale(tmp_path: Path, left: str) -> None:
    source = package_in(tmp_path)
    before = compiling.fingerprint_of(source)
    (source / left).parent.mkdir(parents=True, exist_ok=True)
    (source / left).write_text("")
    assert compiling.fingerprint_of(source) == before


def test_libraries_need_not_be_there_to_compile(tmp_path: Path) -> None:
    """Who builds a wheel has neither PyYAML nor its stubs: else only a pure wheel would come of it."""
    (tmp_path / "mypy.ini").write_text(compiling.settings("").replace("plugins = \n", ""), encoding="utf-8")
    (tmp_path / "reads.py").write_text("import gymnasium\nimport requests\nimport yaml\n", encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--no-site-packages", "--no-incremental", "reads.py"]
    done = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_cards_are_cold_and_the_engine_bots_and_what_researchers_use_are_not() -> None:
    package = ROOT / "src" / "platin"
    compiled = [
        path.relative_to(package.parent).as_posix() for glob in compiling.COMPILED for path in package.glob(glob)
    ]
    cold = [path for path in compiled if compiling.is_cold(path)]
    assert {Path(path).parts[1] for path in cold} == {"cards", "bots"}
    assert all(Path(path).parts[2] == "judgement" for path in cold if Path(path).parts[1] == "bots")
    assert {Path(path).parts[1] for path in compiled if not compiling.is_cold(path)} == {"engine", "bots", "rl"}


def test_two_builds_are_not_made_at_once(tmp_path: Path) -> None:
    with compiling.only_one(tmp_path / "compiled") as first, compiling.only_one(tmp_path / "compiled") as second:
        assert first
        assert not second
    with compiling.only_one(tmp_path / "compiled") as third:
        assert third


# Wheels


@pytest.fixture
def pure(tmp_path: Path) -> Path:
    """A pure wheel."""
    wheel = tmp_path / "platin-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as made:
        made.writestr("platin/engine/game.py", "")
        made.writestr("platin-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        made.writestr("platin-1.0.dist-info/RECORD", "platin/engine/game.py,,\n")
    return wheel


def check_wheel(wheel: Path) -> list[str]:
    """Check that the record of a wheel is right; give what is in it."""
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        (record,) = [name for name in names if name.endswith(".dist-info/RECORD")]
        rows = [row.split(",") for row in opened.read(record).decode().splitlines()]
        assert sorted(row[0] for row in rows) == sorted(names)
        for path, digest, size in rows:
            if path != record:
                data = opened.read(path)
                wanted = urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                assert (digest, int(size)) == (f"sha256={wanted}", len(data))
        (info,) = [name for name in names if name.endswith(".dist-info/WHEEL")]
        assert f"Tag: {backend.tag()}\n" in opened.read(info).decode()
        assert "Root-Is-Purelib: false" in opened.read(info).decode()
    return names


def test_a_compiled_wheel_has_libraries_beside_the_sources(pure: Path, tmp_path: Path) -> None:
    (tmp_path / "built" / "platin" / "engine").mkdir(parents=True)
    (tmp_path / "built" / "platin" / "engine" / "game.so").write_bytes(b"\x7fELF")
    made = backend.with_libraries(pure, tmp_path / "built")
    assert made.name == f"platin-1.0-{backend.tag()}.whl"
    assert {"platin/engine/game.py", "platin/engine/game.so"} <= set(check_wheel(made))


def stand_in(pure: Path) -> Callable[..., str]:
    return lambda *_: pure.name


@pytest.mark.parametrize(
    ("compiler", "fails", "said"),
    [(False, False, "no C compiler"), (True, True, "compiling failed")],
)
def test_without_a_compiler_the_wheel_is_pure_and_that_is_said(
    pure: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    compiler: bool,
    fails: bool,
    said: str,
) -> None:
    def run(*_: Any, **__: Any) -> Any:
        return subprocess.CompletedProcess([], int(fails))

    monkeypatch.setattr(build_meta, "build_wheel", stand_in(pure))
    monkeypatch.setattr(backend, "_wants_compiled", lambda: compiler)
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.delenv(backend.CHOICE, raising=False)
    assert backend.build_wheel(str(pure.parent)) == pure.name
    assert said in capsys.readouterr().out
    assert pure.exists()


def test_who_wants_a_compiled_wheel_gets_no_other(pure: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_meta, "build_wheel", stand_in(pure))
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1))
    monkeypatch.setenv(backend.CHOICE, "1")
    with pytest.raises(SystemExit):
        backend.build_wheel(str(pure.parent))


def test_wheels_are_compiled_by_what_is_pinned() -> None:
    assert [pin for pin in backend.compilers() if re.fullmatch(r"mypy==[\d.]+", pin)]


LISTS = """
from mypy_extensions import i64


def bits() -> list[i64]:
    made: list[i64] = []
    for n in (0, 1, 31, 32, 40, 62):
        shift: i64 = n
        made.append(1 << shift)
    return made


def shortened(cards: list[object]) -> list[list[object]]:
    made: list[list[object]] = []
    for n in (0, 1, 7, 8, 9, 40):
        one = cards[:n]
        made.append(one[:])
        while len(one) > 3:
            one.pop(1)
            one.pop(-2)
            one.pop()
        made.append(one[:])
        made.append(one[-2:])
        made.append(one[5:2])
        one.extend(cards[:n])
        one.extend(one)
        made.append(one)
        last = one[1:-1]
        last.clear()
        last.append(n)
        made.append(last)
    return made


def come_and_go(card: object) -> int:
    count = 0
    for n in range(300):
        kept = [[card] for _ in range(n)]
        count += len(kept)
        kept.append([])
        kept[0].append([card, card])
        count += len(kept[0])
    return count


def beyond_the_end(cards: list[object]) -> int:
    failed = 0
    for at in (len(cards), -len(cards) - 1):
        try:
            cards.pop(at)
        except IndexError:
            failed += 1
    none = cards[:0]
    try:
        none.pop()
    except IndexError:
        failed += 1
    return failed
"""
"""What the hot library does with lists and bits in its own way."""

LOOK = """
import sys
from platin.engine import lists
card = object()
before = sys.getrefcount(card)
print(lists.__file__.endswith(".py"))
print(lists.bits(), lists.shortened(list(range(40))), lists.come_and_go(card), lists.beyond_the_end([1, 2, 3]))
print(sys.getrefcount(card) - before)
"""


@pytest.mark.slow
def test_a_compiled_module_of_cards_is_a_library_of_its_own(tmp_path: Path) -> None:
    """Compile a package as small as can be, twice: the second time only what changed."""
    if not cached_build.can_compile():
        if os.environ.get("PLATIN_REQUIRE_ALL", "") not in ("", "0"):
            pytest.fail("there is no C compiler")
        pytest.skip("there is no C compiler")
    source = tmp_path / "src" / "platin"
    for name, text in {
        "__init__.py": "",
        "server/__init__.py": "",
        "engine/__init__.py": "",
        "engine/card.py": "from mypy_extensions import mypyc_attr\n\n\n"
        "@mypyc_attr(acyclic=True)\nclass Card:\n    cost: int = 2\n",
        "engine/lists.py": LISTS,
        "cards/__init__.py": "",
        "cards/base.py": "from platin.engine.card import Card\n\n\nclass Moat(Card):\n    price = 2\n",
        "cards/promo.py": "from platin.engine.card import Card\n\n\nclass Stash(Card):\n    pass\n",
    }.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text)
    command = [sys.executable, "-m", "tools.compile", "--source", str(source), "--target", str(tmp_path / "compiled")]

    def build() -> str:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    first = build()
    assert "up to date" in build()
    # What the others know of it stays: that is what a change of a card's rules is.
    changed = (source / "cards" / "base.py").read_text().replace("price = 2", "price = 3")
    (source / "cards" / "base.py").write_text(changed)
    made = [re.search(r"(\d+) of (\d+) objects", said) for said in (first, build())]
    assert made[0] is not None
    assert made[1] is not None
    assert made[0][1] == made[0][2]
    # Its C file and its library; everything else is there.
    assert int(made[1][1]) == 2
    # What is said of a class is said of those derived from it: the garbage collector passes over them.
    (generated,) = tmp_path.rglob("__native_platin___cards___base.c")
    assert "Moat_dealloc" in generated.read_text()
    assert "Moat_traverse" not in generated.read_text()
    libraries = {path.name.partition(".")[0] for path in (tmp_path / "compiled").rglob("*.so")}
    assert {"platin_hot__mypyc", "base__mypyc", "promo__mypyc", "base", "promo", "card"} <= libraries
    # Lists and bits are the same compiled, and all that lists held is released.
    said = []
    for place in (source.parent, tmp_path / "compiled"):
        environment = {**os.environ, "PYTHONPATH": str(place)}
        done = subprocess.run([sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=True)
        said.append(done.stdout.splitlines())
    assert said[0] == ["True", *said[1][1:]]
    assert said[1][0] == "False"
    assert said[1][-1] == "0"


def test_only_the_hot_library_has_lists_of_its_own(tmp_path: Path) -> None:
    source = tmp_path / "__native_x.c"
    text = "    cpy_r_r5 = 1 << cpy_r_r4;\n    cpy_r_r6 = cpy_r_r5 << 1;\n"
    wide = text.replace("1 << cpy_r_r4", "(int64_t)1 << cpy_r_r4")
    for hot, made in [(False, wide), (True, f'#include "quick_lists.h"\n{wide}')]:
        source.write_text(text)
        compiling.mend(source, hot)
        assert source.read_text() == made


# What is said and recorded


@pytest.mark.parametrize(
    ("lang", "origin", "said"),
    [
        ("en", "game.py", "(interpreted engine)"),
        ("de", "game.py", "(interpretierte Spielmaschine)"),
        ("en", f"game{sysconfig.get_config_var('EXT_SUFFIX')}", "(compiled engine)"),
        ("de", f"game{sysconfig.get_config_var('EXT_SUFFIX')}", "(kompilierte Spielmaschine)"),
    ],
)
def test_the_version_says_whether_the_engine_is_compiled(
    monkeypatch: pytest.MonkeyPatch, lang: str, origin: str, said: str
) -> None:
    class Spec:
        pass

    spec = Spec()
    spec.origin = origin  # type: ignore[attr-defined]
    monkeypatch.setattr("platin.mind.compiled.find_spec", lambda _: spec)
    done = CliRunner().invoke(main.platin, ["--lang", lang, "--version"])
    assert done.output == f"platin {platin.__version__} {said}\n"


def test_the_version_is_that_of_the_package() -> None:
    assert f'version = "{platin.__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_pins_record_no_address_of_a_download() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    for name in ("requirements-dev.txt", "pyproject.toml"):
        assert "://" not in (ROOT / name).read_text(encoding="utf-8"), name
