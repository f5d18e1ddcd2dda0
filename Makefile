# `make help` lists the targets. The virtual environment in .venv is made on first use.

VENV     := .venv
BIN      := $(VENV)/bin
READY    := $(VENV)/.ready
COMPILED := $(CURDIR)/build/compiled
CHECKED   = $(wildcard src tests bench tools)
COMPILE_PY := $(BIN)/python -m tools.compile
# Half of the tests for each process, in their order: few need a browser of their own. Who is done first takes from the other.
PYTEST   := $(BIN)/python -m pytest -n 2 --dist worksteal
# Tests of what is not compiled and would only take time twice.
ONCE     := tests/browser $(wildcard tests/test_server_*.py) $(addprefix tests/test_,browser_words.py build.py docs.py \
	example_client.py kingdom.py lessons.py messages.py names.py new_card.py pictures.py reports.py story.py texts.py)

# The first Python that is new enough; override with `make PYTHON=/path/to/python ...`.
PYTHON ?= $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11,$(shell \
	$(p) -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $(p))))

.DEFAULT_GOAL := help
.PHONY: help play terminal web test lint format compile compile-profiled test-compiled wheel bench clean

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 24

# It begins interpreted if nothing is compiled yet, and compiles while one plays, for the next time; COMPILE=no does not.
play: web  ## play in the browser (ARGS="..." is passed on to `platin serve`)
	@if $(COMPILE_PY) --check; then export PYTHONPATH="$(COMPILED)"; \
	elif [ "$(COMPILE)" != no ]; then mkdir -p build; \
		$(COMPILE_PY) --background 30 --jobs 1 >build/compile.log 2>&1 & fi; \
	exec $(BIN)/platin serve --open $(ARGS)

terminal: $(READY)  ## play in the terminal (ARGS="..." is passed on to `platin play`)
	@if $(COMPILE_PY) --check; then export PYTHONPATH="$(COMPILED)"; fi; \
	exec $(BIN)/platin play $(ARGS)

web: $(READY)  ## build the browser client
	@$(BIN)/python tools/build_web.py

test: lint  ## all checks: ruff, mypy --strict, the client's own, pytest with a real browser
	$(BIN)/python tools/build_web.py --test
	$(PYTEST) $(ARGS)

lint: $(READY)  ## ruff and mypy only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(CHECKED)

format: $(READY)  ## format the code and apply the safe fixes
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

compile: $(READY)  ## compile engine and cards with mypyc into build/compiled
	$(COMPILE_PY)

compile-profiled: $(READY)  ## the same, optimised for what games of bots run most (gcc only; compiles the engine twice)
	$(COMPILE_PY) --profiled

wheel: web  ## a wheel with the compiled engine and the browser client, in dist
	PLATIN_COMPILE=1 PLATIN_BUILD="$(CURDIR)/build" $(BIN)/python -m pip wheel --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --wheel-dir dist .

test-compiled: compile  ## the tests of what is compiled, and of what uses it, against the compiled build
	PLATIN_COMPILED=1 PYTHONPATH="$(COMPILED)" $(PYTEST) $(addprefix --ignore=,$(ONCE)) $(ARGS)

bench: compile  ## the benchmarks
	PYTHONPATH="$(CURDIR)" $(BIN)/python -m bench $(ARGS)

clean:  ## remove everything that can be made again
	rm -rf $(VENV) build dist src/*.egg-info src/platin/server/static web/node_modules web/src/protocol.ts web/src/cards/breaks.ts web/src/style/signs.woff2 .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements-dev.txt pyproject.toml
	@test -n "$(PYTHON)" || { echo "Platin needs Python 3.11 or newer, and none was found." \
		"If you have one, say: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) lacks the venv module." \
		"On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
