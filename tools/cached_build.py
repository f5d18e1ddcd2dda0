"""Compile and link C extensions several at a time, and only what is not there yet: objects and libraries by content.

What is made is kept under a hash of all that goes into it: of an object its C file, the headers that this includes,
the flags and the compiler; of a library its objects and how they are linked. Times of files are never looked at.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

_INCLUDE = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]', re.MULTILINE)


class Store:
    """What was made before, each file under the hash of what it was made of. A store that grows old is swept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.used: set[str] = set()
        self.made = 0

    def get(self, key: str, make: Callable[[Path], None]) -> Path:
        """Give the file of this key, making it if it is not there. A half-made file is never found."""
        place = self.folder / key[:2] / key[2:]
        self.used.add(key)
        if not place.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            fresh = place.with_name(f"{place.name}.{os.getpid()}.{threading.get_ident()}")
            make(fresh)
            fresh.replace(place)
            self.made += 1
        return place

    def sweep(self, most: int) -> None:
        """Delete what was made longest ago until so many files are left; what this build used stays."""
        files = sorted(self.folder.glob("??/*"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in files[most:]:
            if path.parent.name + path.name not in self.used:
                path.unlink(missing_ok=True)


def hash_of(parts: Iterable[str | bytes]) -> str:
    """Hash parts so that no two lists of parts come to the same."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(b"%d:" % len(data) + data)
    return digest.hexdigest()


class Headers:
    """The generated headers that files include, directly or not. Those of Python and mypyc come with their versions."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[Path, tuple[str, list[str]]] = {}
        self._found: dict[tuple[Path, str, tuple[str, ...]], Path | None] = {}

    def of(self, source: Path, folders: Iterable[str | Path] = ()) -> list[Path]:
        """Give the headers of a file in a fixed order; they are looked for in these folders too."""
        also = tuple(map(str, folders))
        found: dict[Path, None] = {}
        waiting = [source]
        while waiting:
            path = waiting.pop()
            for name in self._text(path)[1]:
                header = self._find(path.parent, name, also)
                if header is not None and header not in found:
                    found[header] = None
                    waiting.append(header)
        return sorted(found)

    def _find(self, beside: Path, name: str, folders: tuple[str, ...]) -> Path | None:
        """Find a header as the compiler does. Hundreds of files include the same ones: each is looked for once."""
        key = (beside, name, folders)
        if key not in self._found:
            around = [str(beside), str(self.folder), *folders]
            places = [Path(os.path.normpath(os.path.join(place, name))) for place in around]
            self._found[key] = next((place for place in places if place.is_file()), None)
        return self._found[key]

    def hash(self, path: Path) -> str:
        """Give the hash of a file."""
        return self._text(path)[0]

    def _text(self, path: Path) -> tuple[str, list[str]]:
        if path not in self._read:
            text = path.read_text(encoding="utf-8")
            self._read[path] = hash_of([text]), _INCLUDE.findall(text)
        return self._read[path]


def object_key(
    source: Path, headers: Headers, folders: Iterable[str], flags: Iterable[str], more: Iterable[str] = ()
) -> str:
    """Give the key of the object of a C file: what it says, what it includes, how it is compiled."""
    included = [headers.hash(header) for header in headers.of(source, folders)]
    return hash_of([headers.hash(source), *included, "flags", *flags, "more", *more])


@cache
def compiler_version() -> str:
    """Say which C compiler this is; "" if there is none."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return ""
    done = subprocess.run([*command, "--version"], check=False, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else ""


def can_compile() -> bool:
    """Tell whether there are a C compiler and the headers of this Python."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    return bool(compiler_version()) and header.is_file()


def accepts(*flags: str) -> bool:
    """Tell whether the C compiler can compile and link a library with these flags."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("int probe(void) { return 0; }\n", encoding="utf-8")
        whole = [*command, *flags, "-fPIC", "-shared", str(probe), "-o", f"{folder}/probe.so"]
        return subprocess.run(whole, check=False, capture_output=True, cwd=folder).returncode == 0


def build(extensions: list[Any], target: Path, generated: Path, store: Store, jobs: int) -> None:
    """Build extensions into a folder, with what the store has of them."""
    command = _Build(Distribution({"name": "compiled", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(store.folder.parent / "making")
    command.ensure_finalized()
    command.store, command.headers, command.jobs = store, Headers(generated), jobs
    command.run()


class _Build(build_ext):
    """Compile all C files of all extensions, then link them."""

    store: Store
    headers: Headers
    jobs: int

    def build_extensions(self) -> None:
        with ThreadPoolExecutor(self.jobs) as pool:
            sources: dict[str, tuple[Extension, Path]] = {}
            for extension in self.extensions:
                for source in extension.sources:
                    key = self._object_key(extension, Path(source))
                    sources.setdefault(key, (extension, Path(source)))
            # The largest first, so that no long one is left to the end.
            largest = sorted(sources, key=lambda key: sources[key][1].stat().st_size, reverse=True)
            places = pool.map(lambda key: self._object(key, *sources[key]), largest)
            objects = dict(zip(largest, places))
            list(pool.map(lambda extension: self._library(extension, objects), self.extensions))

    def _object_key(self, extension: Extension, source: Path) -> str:
        flags = extension.extra_compile_args or []
        trained = [path.read_bytes().hex() for path in _profiles(source, flags)]
        more = [sys.version, compiler_version(), *trained]
        return object_key(source, self.headers, extension.include_dirs, flags, more)

    def _object(self, key: str, extension: Extension, source: Path) -> Path:
        def make(place: Path) -> None:
            began = time.monotonic()
            compiler: Any = self.compiler
            # Always the same place for a file and how it is compiled: its recorded profile is found by that.
            plain = [flag for flag in extension.extra_compile_args if not flag.startswith("-fprofile")]
            (made,) = compiler.compile(
                [str(source)],
                output_dir=str(Path(self.build_temp, hash_of(plain)[:8])),
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            shutil.move(made, place)
            took = time.monotonic() - began
            if took >= 1:
                print(f"compile: {source.name} {took:.1f} s", flush=True)

        return self.store.get(key, make)

    def _library(self, extension: Extension, objects: dict[str, Path]) -> None:
        keys = [self._object_key(extension, Path(source)) for source in extension.sources]
        linked = extension.extra_link_args or []
        shared = sysconfig.get_config_var("LDSHARED") or ""
        target = Path(self.get_ext_fullpath(extension.name))

        def make(place: Path) -> None:
            compiler: Any = self.compiler
            compiler.link_shared_object(
                [str(objects[key]) for key in keys],
                str(place),
                libraries=self.get_libraries(extension),
                extra_postargs=linked,
                target_lang="c",
            )

        made = self.store.get(hash_of([shared, compiler_version(), *linked, "objects", *keys]), make)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made, target)


def _profiles(source: Path, flags: list[str]) -> list[Path]:
    """Give the recorded profile of a C file if it is compiled with one.

    gcc lays it down in folders that repeat the path of the object, or writes that path into its name ("#tmp#base").
    """
    for flag in flags:
        name, _, folder = flag.partition("=")
        if name == "-fprofile-use":
            return sorted(path for path in Path(folder).rglob("*.gcda") if path.stem.split("#")[-1] == source.stem)
    return []
