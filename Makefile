# Everything starts from a fresh clone: Python 3.11 or newer and make are all it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
ARGS ?=

.PHONY: play test check format native test-native bench soak clean

play: $(READY)
	$(BIN)/petteia $(ARGS)

test: check
	$(BIN)/pytest tests --ignore tests/soak -n auto $(ARGS)

check: $(READY)
	$(BIN)/ruff check petteia tests tools bench examples
	$(BIN)/ruff format --check petteia tests tools bench examples
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(READY)
	$(BIN)/ruff check --fix petteia tests tools bench examples
	$(BIN)/ruff format petteia tests tools bench examples

native: $(READY)
	$(BIN)/python tools/native.py

test-native: native
	PETTEIA_NATIVE=1 $(BIN)/pytest tests --ignore tests/soak -n auto $(ARGS)

bench: $(READY)
	$(BIN)/python -m bench $(ARGS)

soak: $(READY)
	$(BIN)/pytest tests/soak -n auto $(ARGS)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Petteia needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt hatchling editables
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e ".[dev]"
	touch $(READY)

clean:
	rm -rf $(VENV) build dist .bench .mypy_cache .ruff_cache .hypothesis
