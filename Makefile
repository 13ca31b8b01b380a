# Everything on a machine with python3 (3.11 or newer), make and pip; each target installs what it needs, and no more:
#   make play    a game in the browser         make test    all checks and tests
#   make check   the quick ones of them        make nightly all of them, on all their cases (an hour)
#   make bench   the budgets, measured
PYTHON ?= python3
BIN := .venv/bin
NEED := @$(PYTHON) tools/environment.py
ARGS ?=
# Of the games whose rules are compiled for WebAssembly, those that `make test` looks at; without names: all.
export KERNELS :=
BY_DAY := nobunaga
# Tests start hundreds of processes; none of them should compile our sources again.
export PYTHONDONTWRITEBYTECODE :=
TWO_AT_A_TIME = $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# The rules by their booklets, positions, words; not what compares with slow versions, plays many games or needs the compiler.
QUICK := tests/core tests/games tests/docs/test_index.py tests/build/test_generated.py tests/build/test_forge.py tests/build/test_release.py \
	-m 'not slow and not nightly' --ignore-glob '*/test_slow*' --ignore-glob '*/test_whole*' --ignore-glob '*/test_layouts*' --ignore-glob '*/test_batch*'

.PHONY: play serve test nightly check setup examples bench bench-server release docs lint format types rooms warmup kernels unit quick client tab web browser pictures playthroughs generated clean

play: client
	@$(BIN)/kassen serve --open $(ARGS)

# Tables over the network, on this machine; docs/hosting.md for more.
serve: client
	@$(BIN)/kassen serve $(ARGS)

# Everything for working on Kassen but Ray, which is large, and which only the arena on a cluster needs: `make nightly` adds it.
setup:
	$(NEED) play dev research

# What needs one core runs two at a time, each with its own output in one piece; then the tests, which find made what they need (-o).
# Those in a browser wait half of their time, those of servers often: they run beside each other. A machine without a browser says so.
test:
	$(NEED) play dev research tab node
	@echo "Kassen: seven checks, two at a time; each is told of when it is done ..."
	@+$(TWO_AT_A_TIME) KERNELS='$(BY_DAY)' client kernels rooms lint types warmup web
	@+$(BIN)/python tools/side_by_side.py $(foreach each,unit browser,$(each)='$(MAKE) --no-print-directory -o client -o warmup KERNELS="$(BY_DAY)" $(each)')

# `make test` tests every claim, on some of its cases; this on all of them (an hour).
nightly:
	$(NEED) play dev research ray tab node
	@$(MAKE) --no-print-directory test BY_DAY= CLIENT_CHECKS='types:check check lint:all test format:check' ARGS="$(ARGS) -m ''"

# Between two edits.
check:
	$(NEED) play dev research
	@+$(TWO_AT_A_TIME) rooms lint types quick

lint:
	$(NEED) dev
	@echo "Kassen: format and lint ..."
	@$(BIN)/ruff format --check --quiet . || { echo "run 'make format'"; exit 1; }
	@$(BIN)/ruff check --quiet .

format:
	$(NEED) dev node
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/python hatch_build.py format

types:
	$(NEED) play dev research
	@echo "Kassen: types ..."
	@$(BIN)/mypy

rooms:
	$(NEED) play dev research
	@echo "Kassen: who may know whom ..."
	@$(BIN)/lint-imports --no-logo > .venv/rooms.log || { cat .venv/rooms.log; exit 1; }

warmup:
	$(NEED) play
	@echo "Kassen: compiling the rules (kept for the next time) ..."
	@$(BIN)/kassen warmup

# The same for WebAssembly: for the page that needs no server, and for tests that compare the two.
kernels:
	$(NEED) play tab
	@echo "Kassen: compiling the rules for WebAssembly (kept for the next time) ..."
	@$(BIN)/python -m kassen.kernel $(KERNELS)

unit: client warmup
	$(NEED) play dev research tab node
	@echo "Kassen: tests ..."
	@$(BIN)/python -m pytest $(ARGS) || { echo "Kassen: what failed is run once more, by itself ..."; $(BIN)/python -m pytest $(ARGS) -n 0 --last-failed; }

quick:
	$(NEED) play dev research
	@echo "Kassen: the quick tests ..."
	@$(BIN)/python -m pytest $(QUICK) $(ARGS)

# A short version of the example that learns with PyTorch, which is huge: nothing else installs it.
examples:
	$(NEED) play dev research examples
	@echo "Kassen: the examples that need PyTorch ..."
	@$(BIN)/python -m pytest -n 0 examples/test_ppo.py $(ARGS)

# The browser client: built into the package when its sources have changed.
client:
	$(NEED) play
	@$(BIN)/python hatch_build.py build

# The page that needs no server, in dist/tab: put it on any static host. ARGS=--open plays it at once.
tab:
	$(NEED) play tab node
	@$(BIN)/python tools/tab.py $(ARGS)

# At night its format, too, which takes as long as its tests; before a commit `make format` and pre-commit see to it. And what ESLint
# can only tell by compiling every component once more. Its compilers live short and make much garbage: with room for it they look
# for it less often.
CLIENT_CHECKS := types:check check lint test
web: client
	$(NEED) play dev node
	@echo "Kassen: the browser client: types, lint, tests ..."
	@NODE_OPTIONS=--max-semi-space-size=64 PYTHON=$(CURDIR)/$(BIN)/python $(BIN)/python hatch_build.py $(CLIENT_CHECKS)

# A test that hangs fails; one that hangs even then ends its process, which says where, and another goes on in its place.
WEB_TESTS := $(BIN)/python -m pytest -p playwright -o cache_dir=.pytest_cache/web tests/web --timeout 200 -o faulthandler_timeout=400 -o faulthandler_exit_on_timeout=true
# A browser on a busy machine: what fails is run once more, by itself, and what fails then has failed.
browser: client warmup
	$(NEED) play dev research tab node
	@if $(BIN)/python -m tests.web.browser; then echo "Kassen: tests in a real browser ..."; $(BIN)/python tools/tab.py && { $(WEB_TESTS) -n 2 --dist load -rs $(ARGS) || { echo "Kassen: what failed is run once more, by itself ..."; $(WEB_TESTS) $(ARGS) -n 0 --last-failed; }; }; fi

# Every page and board at every size in every language, to leaf through: build/pictures/index.html.
pictures: client
	$(NEED) play dev research
	@$(BIN)/python -m tests.web.album $(ARGS)

# Write the golden playthroughs again after a deliberate change of behaviour; their diff is the review.
playthroughs:
	$(NEED) play dev
	@$(BIN)/python -m tests.playthroughs.write

# All that is made from the shapes of games and messages: the browser's types, tables of docs/games, the schema of the engine.
generated:
	$(NEED) play dev node
	@$(BIN)/python -m tools.generate
	@PYTHON=$(CURDIR)/$(BIN)/python $(BIN)/python hatch_build.py types

# The pages of docs/ and an API reference, with search, in build/docs.
docs:
	$(NEED) play research docs
	@$(BIN)/python -m sphinx --fresh-env --fail-on-warning --keep-going --quiet docs build/docs
	@echo "Kassen: the documentation is in build/docs/index.html"

bench:
	$(NEED) play dev research
	@$(BIN)/python -m bench $(ARGS)

# One server process under load: its latency, processor time and memory.
bench-server:
	$(NEED) play dev
	@$(BIN)/python -m bench.server $(ARGS)

# A wheel and a source distribution in dist/, played from an empty environment, and a tag; ARGS=--rehearse tags nothing.
release:
	$(NEED) play dev
	@$(BIN)/python tools/release.py $(ARGS)

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
