# make play            set everything up and play in the browser
# make play-terminal   set everything up and play at the terminal
# make test            set everything up and run every test and check
#
# Set-up happens once: .venv holds the package, built from here, and the developers' tools, node_modules those for the
# browser's code. They are renewed only when the files below that they were built from change. Everybody has the same
# versions: those of constraints.txt, which `make lock` renews.

PYTHON ?= python3
BIN := .venv/bin
CORE := $(shell find cpp -name '*.[ch]pp')
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
INSTALL := pip install --quiet --disable-pip-version-check
BUILD_TOOLS := ninja "cmake<5"
asked = $$($(PYTHON) -c 'import tomllib; file = tomllib.load(open("pyproject.toml", "rb")); print(*file$(1))')

.PHONY: play play-terminal test setup mirrors check unit core-test cluster-test sanitize lock clean

# Ctrl-C is a way to leave, no error: the shell waits for what the program does about it.
play: .venv/installed
	@trap : INT; $(BIN)/kiebitz serve || { code=$$?; test $$code -eq 130 || exit $$code; }

play-terminal: .venv/installed
	@trap : INT; $(BIN)/kiebitz play || { code=$$?; test $$code -eq 130 || exit $$code; }

test: check core-test unit

setup: .venv/developer node_modules/.package-lock.json

# What says the same as other files in another language; a test tells when it is stale.
mirrors: .venv/developer
	$(BIN)/python -m tests.mirrors.make

check: .venv/developer node_modules/.package-lock.json
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m mypy.stubtest kiebitz._core --allowlist tests/stubtest_allowlist.txt
	$(BIN)/node node_modules/typescript/bin/tsc
	$(BIN)/node --test --test-reporter=dot 'tests/browser/*.test.js'

# What fails beside others is told, and tried once more by itself: a machine too busy for it is no fault of the change.
unit: .venv/developer
	$(BIN)/python -m tests.web.chromium
	$(BIN)/pytest -n $(JOBS) || $(BIN)/pytest --last-failed --last-failed-no-failures none

core-test: .venv/installed
	$(BIN)/cmake -S . -B build/core-test -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja -DKIEBITZ_TESTS=ON -DCMAKE_BUILD_TYPE=Release
	$(BIN)/cmake --build build/core-test
	$(BIN)/ctest --test-dir build/core-test --output-on-failure

cluster-test: .venv/developer
	$(BIN)/pytest tests/arena/test_cluster.py

sanitize: .venv/installed
	$(BIN)/cmake -S . -B build/sanitize -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja -DKIEBITZ_TESTS=ON -DKIEBITZ_SANITIZE=ON -DCMAKE_BUILD_TYPE=RelWithDebInfo
	$(BIN)/cmake --build build/sanitize
	$(BIN)/ctest --test-dir build/sanitize --output-on-failure

.venv/tools: pyproject.toml constraints.txt
	@command -v $${CXX:-c++} >/dev/null 2>&1 || command -v g++ >/dev/null 2>&1 || command -v clang++ >/dev/null 2>&1 || \
	  { echo "Kiebitz needs a C++20 compiler, and none was found. Install one, for instance: sudo apt install g++" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Kiebitz needs Python 3.11 or newer; name it with: make PYTHON=python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv module is missing. Install it, for instance: sudo apt install python3-venv" >&2; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/$(INSTALL) --constraint constraints.txt $(call asked,["build-system"]["requires"]) $(BUILD_TOOLS)
	@touch $@

.venv/installed: .venv/tools CMakeLists.txt $(CORE)
	$(BIN)/$(INSTALL) --constraint constraints.txt --no-build-isolation --editable '.[data,web]'
	@touch $@

.venv/developer: .venv/installed
	$(BIN)/$(INSTALL) --constraint constraints.txt $(call asked,["dependency-groups"]["dev"])
	@touch $@

node_modules/.package-lock.json: package.json package-lock.json | .venv/developer
	$(BIN)/npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# The newest versions that pyproject.toml allows, with all that they need. Made with the oldest Python that we support, so
# that the newer ones have them too.
lock:
	rm -rf build/lock
	$(PYTHON) -m venv build/lock
	build/lock/bin/$(INSTALL) $(call asked,["build-system"]["requires"]) $(BUILD_TOOLS) $(call asked,["project"]["dependencies"]) $(call asked,["project"]["optional-dependencies"]["data"]) $(call asked,["project"]["optional-dependencies"]["web"]) $(call asked,["dependency-groups"]["dev"])
	build/lock/bin/pip freeze --disable-pip-version-check > constraints.txt

clean:
	rm -rf .venv node_modules build
