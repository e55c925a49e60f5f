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

.PHONY: venv
venv: $(VENV)/.dev ## make the environment in .venv with everything for developers
