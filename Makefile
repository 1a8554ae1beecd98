# make play: set up and play.   make test: everything that must hold.   make check: what changed, in under a minute.
PYTHON ?= python3
DEV := .venv/dev
PLAY := .venv/play
PLAY_READY := $(PLAY)/.ready$(if $(filter 1,$(ATOL_PURE)),-pure)
FOUND := $(shell find src web -name node_modules -prune -o -path src/atol/server/pages -prune -o -type f -not -name '*.pyc' -print)
SOURCES := $(FOUND) pyproject.toml hatch_build.py constraints.txt tools/compile_engine.py tools/node.py tools/build_web.py
PIP := --quiet --disable-pip-version-check --no-compile --constraint constraints.txt
# A recent pip takes half as long to choose among what an index offers as the one that comes with Python 3.11.
COMPILING := hatchling librt msgspec mypy 'pip>=25' setuptools
RUN := $(DEV)/bin/python -m
# One more than two cores: who plays in a browser or asks a server waits for a part of the time.
WORKERS ?= 3
# Modules are compiled once and kept, even where the environment says otherwise: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play check test test-long pages compiled quickly-compiled lint python-check format layouts web web-types bench clean
.PHONY: web-check web-packages web-types-check web-lint web-format web-svelte web-vitest

play: $(PLAY_READY)
	@$(PLAY)/bin/atol

# Lint, types and the tests of what differs from the last commit, or from SINCE=revision.
check: $(DEV)/.ready
	@$(RUN) tools.check $(if $(SINCE),--since $(SINCE))

# What comes before the tests runs side by side, so that both cores have something to do until all of it is done.
test:
	$(MAKE) --jobs 3 quickly-compiled pages web-check python-check
	$(RUN) pytest -n $(WORKERS) --dist worksteal -m "not long"

test-long: $(DEV)/.ready compiled $(DEV)/.ready-long
	$(RUN) tools.build_web
	$(RUN) tools.find_chromium
	$(RUN) pytest -n $(WORKERS) --dist worksteal -m long -v

# After the wheel was packed, which must not see pages that are just being replaced.
pages: web-packages | quickly-compiled
	$(RUN) tools.build_web
	$(RUN) tools.find_chromium

compiled: $(DEV)/.tools
	$(RUN) tools.build_compiled

# Not optimised, in less than half the time: enough to compare it with the interpreted one.
quickly-compiled: $(DEV)/.tools
	$(RUN) tools.build_compiled --quick

lint: python-check web-check

python-check: $(DEV)/.ready
	$(RUN) tools.layouts --check
	$(DEV)/bin/ruff check
	$(DEV)/bin/ruff format --check
	$(DEV)/bin/mypy
	$(DEV)/bin/lint-imports

format: $(DEV)/.ready
	$(DEV)/bin/ruff check --fix
	$(DEV)/bin/ruff format
	$(RUN) tools.node run --silent format

# How the games' fields are copied and written down, from where they are declared.
layouts: $(DEV)/.ready
	$(RUN) tools.layouts

# The pages, for a server that runs from the sources.
web: $(DEV)/.ready
	$(RUN) tools.build_web

web-check: web-types-check web-lint web-format web-svelte web-vitest

web-types-check: web-packages
	$(RUN) tools.web_types --check

web-lint: web-packages
	$(RUN) tools.node run --silent lint

web-format: web-packages
	$(RUN) tools.node run --silent format:check

web-svelte: web-packages
	$(RUN) tools.node run --silent check

web-vitest: web-packages
	$(RUN) tools.node run --silent test

# Before anything that would fetch them itself, at the same time as its neighbour.
web-packages: $(DEV)/.ready
	@$(DEV)/bin/python -c "from tools import node; node.install_packages(node.WEB)"

# The browser's types, from the messages of the server and the games.
web-types: $(DEV)/.ready
	$(RUN) tools.web_types

bench: $(PLAY_READY)
	@$(PLAY)/bin/atol bench

$(PLAY_READY): $(SOURCES)
	@rm -f $(PLAY)/.ready*
	@$(PYTHON) tools/install.py $(PLAY)
	@touch $@

# What compiles comes first, so that one core compiles while the other fetches the rest.
$(DEV)/.tools: pyproject.toml constraints.txt
	@echo "Setting up the development environment (about a minute)"
	@$(PYTHON) -m venv $(DEV)
	@$(DEV)/bin/python -m pip install $(PIP) --upgrade $(COMPILING)
	@touch $@

$(DEV)/.ready: $(DEV)/.tools
	@$(DEV)/bin/pip install $(PIP) --editable '.[dev]'
	@touch $@

# One of the long tests trains, another one plays on a cluster of Ray (214 MB). torch for the processor alone is 200 MB; the build that most indexes offer is gigabytes.
$(DEV)/.ready-long: $(DEV)/.ready
	@echo "Adding torch and Ray for the long tests (some minutes)"
	@$(DEV)/bin/pip install $(PIP) --editable '.[dev,train,cluster]'
	@touch $@

clean:
	rm -rf .venv build dist web/node_modules src/atol/server/pages
