# make play: set up and play.   make test: everything that must hold.
PYTHON ?= python3
DEV := .venv/dev
PLAY := .venv/play
SOURCES := $(shell find src -type f -not -name '*.pyc') pyproject.toml hatch_build.py constraints.txt
PIP := --quiet --disable-pip-version-check --constraint constraints.txt
WORKERS ?= 2

.PHONY: play test test-long lint format bench clean

play: $(PLAY)/.ready
	@$(PLAY)/bin/atol play

test: $(DEV)/.ready lint
	$(DEV)/bin/python tools/build_compiled.py
	$(DEV)/bin/pytest -n $(WORKERS) -m "not long"

test-long: $(DEV)/.ready
	$(DEV)/bin/python tools/build_compiled.py
	$(DEV)/bin/pytest -m long -v

lint: $(DEV)/.ready
	$(DEV)/bin/ruff check
	$(DEV)/bin/ruff format --check
	$(DEV)/bin/mypy
	$(DEV)/bin/lint-imports

format: $(DEV)/.ready
	$(DEV)/bin/ruff check --fix
	$(DEV)/bin/ruff format

bench: $(PLAY)/.ready
	@$(PLAY)/bin/atol bench

$(PLAY)/.ready: $(SOURCES)
	@echo "Setting up Atol: 1/2 the Python environment"
	@$(PYTHON) -m venv $(PLAY)
	@echo "Setting up Atol: 2/2 building the engine (about half a minute)"
	@$(PLAY)/bin/pip install $(PIP) .
	@touch $@

$(DEV)/.ready: pyproject.toml constraints.txt
	@echo "Setting up the development environment"
	@$(PYTHON) -m venv $(DEV)
	@$(DEV)/bin/pip install $(PIP) --editable '.[dev]'
	@touch $@

clean:
	rm -rf .venv build dist
