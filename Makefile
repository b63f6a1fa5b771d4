# Everything from a checkout, with nothing but Python 3.11–3.13 and make: each target sets up what it needs.

PYTHON ?= python3
GAME ?= dreamhome
VENV := .venv
BIN := $(VENV)/bin
UV_VERSION := 0.13.5
# With a CUDA toolkit on the machine, the GPU build is compiled in the tests too.
LOCK := $(if $(shell command -v nvcc),requirements-cuda.lock,requirements.lock)
READY := $(VENV)/.ready-$(LOCK)
BOARDGAMEIO := bench/boardgameio
SITE := $(VENV)/.ready-requirements-docs.lock
# The browser client, built with Node from PyPI.
NODE := $(BIN)/python tools/node.py
MODULES := web/node_modules/.ready
CLIENT := src/rooftree/server/static/index.html
SOURCES = $(shell find web/src web/public web/index.html web/vite.config.ts web/tools/prints.ts web/tools/letters.ts $(wildcard web/python) -type f) $(wildcard src/rooftree/texts/*.ftl src/rooftree/games/*/texts/*.ftl)
GAMES := $(patsubst src/rooftree/games/%/game.py,%,$(wildcard src/rooftree/games/*/game.py))
# How many processes the tests take, and how many steps go side by side: more than cores, because many wait for servers, sockets and downloads.
WORKERS ?= 3
# It needs a make that keeps their outputs apart.
SIDE_BY_SIDE := $(if $(filter output-sync,$(.FEATURES)),-j$(WORKERS) --output-sync=target)
# What else to install for the tests where that is possible: `.ci/run` has "postgres fronts".
SERVICES ?=

# Without windows Chromium takes a quarter less of a processor; where Debian has that package, it is installed.
export CHROMIUM ?= $(or $(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome),/usr/bin/chromium-headless-shell)
export FIREFOX ?= $(or $(shell command -v firefox-esr || command -v firefox),/usr/bin/firefox-esr)
export WEBKIT_DRIVER ?= WebKitWebDriver
export PYTHONDONTWRITEBYTECODE =

.DEFAULT_GOAL := help
.PHONY: help suite baselines bench-peers play terminal web modules engine test compiled collected lint lint-python lint-types lint-web unit web-test web-types web-unit browser-test kill-test postgres fronts chromium bench ratings strength bench-server goldens docs site screenshots sizes dist audit lock clean engines-test engines engines-smoke installed

help: ## what there is to make
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 22

play: $(READY) engine ## open the table in your browser (ARGS="--host 0.0.0.0" lets the phones in your network come)
	@$(MAKE) --no-print-directory $(CLIENT)
	@$(BIN)/rooftree serve --open $(ARGS)

terminal: $(READY) ## play in the terminal (GAME=california or homesweethome for the others, ARGS="--lang fr" for more)
	@$(BIN)/rooftree play $(GAME) $(ARGS)

web: modules engine $(MODULES) ## build the browser client into the package, with the rules of all games in it
	$(MAKE) $(CLIENT)

# Who plays needs none of them: what a browser does not work out, the server does.
modules: $(GAMES:%=modules-%) ## the rules of each game as WebAssembly, for the client to be built with

# Whoever plays at a server needs none of it, and without a network there is none.
engine: $(READY) $(MODULES) ## the package for Python in a browser, for the client to be built with
	@$(BIN)/python tools/engine.py

modules-%: $(READY)
	$(BIN)/python tools/modules.py $*

# What takes one core goes side by side, the longest first; then what takes all of them one after the other.
test: ## everything that must hold: lint, types, import arrows, the website, all tests
	$(MAKE) $(SIDE_BY_SIDE) installed lint web compiled web-test collected site
	$(MAKE) unit PREPARED=yes
	$(MAKE) browser-test PREPARED=yes
	if $(MAKE) engines; then $(MAKE) engines-smoke; else echo "Firefox and WebKit are not tried here."; fi

lint: lint-web lint-types lint-python ## ruff, mypy --strict, import-linter; the browser client: Prettier, ESLint, dependency-cruiser

lint-types: $(READY)
	$(BIN)/mypy

lint-python: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

lint-web: $(MODULES)
	$(NODE) npm run lint

# PREPARED: `test` has just made what they need, and nothing is looked at again.
unit: $(READY) $(if $(PREPARED),,web compiled) ## the tests alone
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup --no-loadscope-reorder --durations=15

# Whoever needs compiled rules and does not find them compiles them: before the tests, so that not every worker does.
compiled: $(GAMES:%=compiled-%)

compiled-%: $(READY)
	$(BIN)/python tools/compile.py $*

# The modules of the tests, with what their asserts tell: otherwise each worker would compile all of them.
collected: $(READY)
	@$(BIN)/python -m pytest --collect-only -qq >$(VENV)/collected || { cat $(VENV)/collected; exit 1; }

web-test: web-types web-unit ## the browser client: types and unit tests

web-types: $(MODULES)
	$(NODE) npm run check

web-unit: $(MODULES)
	$(NODE) npm test

browser-test: $(READY) $(if $(PREPARED),,web chromium) ## the browser client in Chromium, against a real server
	$(NODE) npm run e2e -- $(ARGS)

engines-test: $(READY) $(CLIENT) engines ## the browser client in Firefox and WebKit, whole games (ARGS="--project webkit" for one of them)
	$(NODE) npm run engines -- $(ARGS)

engines-smoke: $(READY) $(CLIENT) engines ## the first moves of each game in Firefox and WebKit, by touch
	$(NODE) npm run engines -- --grep @smoke

kill-test: $(READY) ## kill servers in the middle of play, 300 times, and see whether anything is lost (some minutes)
	$(BIN)/python -m tests.server.killing $(ARGS)

# Debian would also make a cluster of its own and start it; the tests start theirs.
postgres: ## install PostgreSQL for the tests, where that is possible: root, on Debian or Ubuntu
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
		mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' >>/etc/postgresql-common/createcluster.conf && \
		apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends postgresql >/dev/null; }

# Debian would also start them.
fronts: ## install nginx and Caddy for the tests behind proxies, where that is possible: root, on Debian or Ubuntu
	@{ command -v nginx || test -x /usr/sbin/nginx; } >/dev/null && command -v caddy >/dev/null || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && \
		printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d && \
		{ DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends nginx-light caddy >/dev/null; \
		status=$$?; rm -f /usr/sbin/policy-rc.d; exit $$status; }; }

chromium: ## install Chromium for the browser tests, where that is possible: root, on Debian or Ubuntu
	@test -x "$(CHROMIUM)" || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium-headless-shell fonts-noto-color-emoji >/dev/null; } || \
		{ echo "The browser tests need Chromium: install it, and say where it is: make CHROMIUM=/path/to/chromium …" >&2; exit 1; }

engines: ## install Firefox and WebKit with their drivers for the engines' tests, where that is possible: root, on Debian
	@{ test -x "$(FIREFOX)" && command -v $(WEBKIT_DRIVER) >/dev/null && command -v Xvfb >/dev/null; } || \
		{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
			firefox-esr webkit2gtk-driver xvfb fonts-noto-color-emoji >/dev/null; } || \
		{ echo "The engines' tests need Firefox, WebKitWebDriver and Xvfb: install them, and say where they are:" \
			"make FIREFOX=/path/to/firefox WEBKIT_DRIVER=/path/to/WebKitWebDriver …" >&2; exit 1; }

# One after the other: apt-get locks.
installed:
	@for each in $(SERVICES); do $(MAKE) $$each || echo "$$each cannot be installed here: its tests are skipped, and say so."; done
	$(MAKE) chromium
	-$(MAKE) engines

bench: $(READY) ## how fast the rules run here, and the ratio to plain Python
	$(BIN)/rooftree bench dreamhome
	$(BIN)/rooftree bench california
	$(BIN)/rooftree bench homesweethome

strength: $(READY) ## how strong the search is: matches into docs/bots.md (hours; ARGS="dreamhome 2" for some of them)
	$(BIN)/python tools/strength.py $(ARGS)

ratings: $(READY) ## how strong each bot is: tournaments of all games, into docs/bots.md (hours; go on after Ctrl-C with the same)
	$(BIN)/python tools/ratings.py $(ARGS)

bench-server: $(READY) ## how much the table server takes: a thousand tables, and the same at boardgame.io's server
	-test -d $(BOARDGAMEIO)/node_modules || (cd $(BOARDGAMEIO) && npm ci)
	$(BIN)/python bench/server.py $(ARGS)

goldens: $(READY) ## write the golden playthroughs anew, to be reviewed as a diff
	$(BIN)/python tools/goldens.py

bench-peers: $(READY) ## Rooftree beside its peers, each from its registry, into docs/benchmarks.md (some minutes)
	$(BIN)/python bench/peers.py $(ARGS)

suite: $(READY) ## measure the games as benchmarks anew, into docs/benchmark-suite.md
	$(BIN)/python tools/suite.py $(ARGS)

baselines: $(READY) ## measure the bots by the protocol of docs/benchmark-suite.md anew, into that page (an hour)
	$(BIN)/python tools/baselines.py $(ARGS)

docs: $(READY) ## write the generated pages and pictures anew
	$(BIN)/python tools/docs.py

site: $(SITE) ## all pages as a website, into site/ (open site/index.html)
	$(BIN)/mkdocs build --strict --quiet

screenshots: $(READY) $(CLIENT) chromium ## pictures of every page into docs/ (ARGS="table-california" for some of them)
	$(NODE) node tools/screenshots.ts $(ARGS)

sizes: $(READY) $(CLIENT) chromium ## pictures of every page in every window, to look at (ARGS="table-dreamhome side fr dark" for some)
	$(NODE) node tools/sizes.ts $(ARGS)

dist: $(READY) web ## the source package and the wheel, into dist/
	rm -rf dist
	$(BIN)/python -m hatchling build -t sdist -t wheel

audit: $(READY) ## hold the dependencies against known weaknesses (needs a network; not part of `test`)
	@$(BIN)/python tools/audit.py

lock: ## resolve the dependencies anew (hashed, universal, no host names)
	uv pip compile --universal --python-version 3.11 --group dev --extra table --generate-hashes --exclude-newer $(BEFORE) \
		--no-build --no-header pyproject.toml -o requirements.lock
	uv pip compile --universal --python-version 3.11 --group dev --extra table --extra cuda --generate-hashes \
		--exclude-newer $(BEFORE) --no-build --no-header -c requirements.lock pyproject.toml -o requirements-cuda.lock
	uv pip compile --universal --python-version 3.11 --group docs --generate-hashes --exclude-newer $(BEFORE) \
		--no-build --no-header -c requirements.lock -o requirements-docs.lock

clean: ## forget the environment and caches
	rm -rf $(VENV) web/node_modules web/src/modules web/python $(dir $(CLIENT)) src/rooftree/press/art dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(MODULES): web/package-lock.json | $(READY)
	$(NODE) npm ci --no-fund --no-audit
	@touch $@

$(CLIENT): $(MODULES) $(SOURCES)
	$(NODE) npm run build
	@touch $@

$(READY): $(LOCK) pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(0 if (3, 11) <= sys.version_info < (3, 14) else "Rooftree needs Python 3.11, 3.12 or 3.13: make PYTHON=python3.12 …")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip --version >/dev/null 2>&1 || $(BIN)/python -m ensurepip >/dev/null
	$(BIN)/python -m uv --version >/dev/null 2>&1 || $(BIN)/python -m pip install -q --disable-pip-version-check uv==$(UV_VERSION)
	$(BIN)/python -m uv pip install -q --python $(BIN)/python --require-hashes -r $(LOCK)
	$(BIN)/python -m uv pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(SITE): requirements-docs.lock | $(READY)
	$(BIN)/python -m uv pip install -q --python $(BIN)/python --require-hashes -r requirements-docs.lock
	@touch $@
