# Everything on a machine with python3 (3.11 or newer), make and pip:
#   make play    a game in the browser         make test    all checks and tests
#   make setup   only the environment          make bench   the budgets, measured
PYTHON ?= python3
BIN := .venv/bin
ARGS ?=

.PHONY: play serve test setup bench bench-server lint format types rooms unit client web browser playthroughs clean

play: setup client
	@$(BIN)/kassen serve --open $(ARGS)

# Tables over the network, on this machine; docs/hosting.md for more.
serve: setup client
	@$(BIN)/kassen serve $(ARGS)

# Browser tests last: a machine without a browser runs everything else and says so.
test: lint types rooms web unit browser

setup: .venv/.ready

.venv/.ready: pyproject.toml constraints.txt hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Kassen needs Python 3.11 or newer; try make PYTHON=python3.12"; exit 1; }
	@echo "Kassen: making the environment in .venv (once, about a minute) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[dev,server,research,bench]"
	@touch $@
	@echo "Kassen: the environment is ready."

lint: setup
	@echo "Kassen: format and lint ..."
	@$(BIN)/ruff format --check --quiet . || { echo "run 'make format'"; exit 1; }
	@$(BIN)/ruff check --quiet .

format: setup
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --fix --quiet .

types: setup
	@echo "Kassen: types ..."
	@$(BIN)/mypy

rooms: setup
	@echo "Kassen: who may know whom ..."
	@$(BIN)/lint-imports --no-logo > .venv/rooms.log || { cat .venv/rooms.log; exit 1; }

# Ray is large, and only the arena on a cluster needs it: it comes with the tests, not with the game.
.venv/.with-ray: .venv/.ready
	@echo "Kassen: adding Ray for the tests of the arena on a cluster ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[ray]" && touch $@ || echo "Kassen: RAY CANNOT BE INSTALLED HERE; the arena on a cluster is not tested."

unit: setup .venv/.with-ray
	@echo "Kassen: compiling the rules (kept for the next time) ..."
	@$(BIN)/kassen warmup
	@echo "Kassen: tests ..."
	@$(BIN)/python -m pytest $(ARGS)

# The browser client: built into the package when its sources have changed.
client: setup
	@$(BIN)/python hatch_build.py build

web: setup client
	@echo "Kassen: the browser client: types, lint, tests ..."
	@PYTHON=$(CURDIR)/$(BIN)/python $(BIN)/python hatch_build.py types:check check lint test

browser: setup client
	@if $(BIN)/python -m tests.web.browser; then echo "Kassen: tests in a real browser ..."; $(BIN)/python -m pytest -p playwright tests/web -n 2 --dist load $(ARGS); fi

# Write the golden playthroughs again after a deliberate change of behaviour; their diff is the review.
playthroughs: setup
	@$(BIN)/python -m tests.playthroughs.write

bench: setup
	@$(BIN)/python -m bench $(ARGS)

# One server process under load: its latency, processor time and memory.
bench-server: setup
	@$(BIN)/python -m bench.server $(ARGS)

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
