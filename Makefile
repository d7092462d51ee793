# The doors of the house: `make` lists them. Works with make 3.81 and in folders with
# spaces: every path is relative, and nothing here is called by its absolute name.

SHELL = /bin/sh
PYTHON = .venv/bin/python
TESTS =
PICTURES =
PORT ?=
GAMES = 500
SLUG =
UPGRADE =

# A newcomer's shell may point at a database, a broker or a project of his own: what
# is built and tested here never touches them.
OWN = env -u DATABASE_URL -u REDIS_URL -u EMAIL_URL -u DB_POOL_MAX \
	-u DJANGO_SETTINGS_MODULE -u HARDWOOD_SECRET_KEY -u HARDWOOD_HOSTS \
	-u HARDWOOD_ORIGINS -u HARDWOOD_HTTPS -u HARDWOOD_PROXIES \
	-u HARDWOOD_STATIC_ROOT -u HARDWOOD_MAIL_FROM -u HARDWOOD_DEBUG \
	-u HARDWOOD_LOG_LEVEL \
	-u PYTHONHOME -u PYTHONPATH -u PYTHONSAFEPATH -u PYTHONWARNINGS \
	-u PYTEST_ADDOPTS -u COVERAGE_PROCESS_START

# Without site packages it starts in a moment: until then Ctrl-C would be make's alone.
FRONT = $(PYTHON) -I -S scripts/foreground.py

# The demo's folder lies in the site's, so that neither ever meets the other's people.
DEMO = $(OWN) HARDWOOD_VAR="$${HARDWOOD_VAR:-var}/demo" PORT=$(PORT) \
	$(FRONT) --held $(PYTHON) manage.py demo

.PHONY: help demo demo-reset run worker test lint format types imports ci soak services \
	browser-tests bench realism ladder fresh-check lock playthroughs screenshots

help: ## list the doors
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | expand -t 16

demo: ## the site with a league that its worker simulates (PORT=8000), Ctrl-C stops it
	@scripts/preflight base
	@$(DEMO)

demo-reset: ## the demo anew, without what earlier starts have left
	@scripts/preflight base
	@$(DEMO) --reset

run: ## bring the site up in this folder (PORT=8000), Ctrl-C stops it
	@scripts/preflight base
	@$(OWN) PORT=$(PORT) $(FRONT) --held $(PYTHON) manage.py up

worker: ## one more Celery worker, where DATABASE_URL and REDIS_URL say
	@scripts/preflight base postgres
	@$(FRONT) $(PYTHON) -m celery --app config worker

test: ## all tests, from nothing (TESTS=tests/leagues narrows them)
	@$(OWN) -u HARDWOOD_VAR scripts/run_tests $(TESTS)

lint: ## ruff: rules and format; the hook to run before a commit
	@scripts/preflight dev
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m ruff format --check .

format: ## ruff: repair what can be repaired
	@scripts/preflight dev
	@$(PYTHON) -m ruff check --fix .
	@$(PYTHON) -m ruff format .

types: ## mypy, strict, the whole project
	@scripts/preflight browser postgres
	@$(OWN) $(PYTHON) -m mypy .

imports: ## who may import whom, and the other rules over the source
	@scripts/preflight dev
	@$(OWN) $(PYTHON) -c 'from importlinter.cli import lint_imports_command as lint; lint()'
	@$(OWN) $(PYTHON) -m pytest tests/architecture

ci: ## everything that a change must pass, 60 minutes at most
	@"$$(scripts/preflight --which)" -m scripts.within 3600 $(OWN) -u HARDWOOD_VAR scripts/ci

soak: ## 2,000 random games per ruleset and the thorough profile
	@scripts/preflight dev
	@$(OWN) -u HARDWOOD_VAR HARDWOOD_RANDOM_GAMES=2000 $(PYTHON) -m pytest \
		--hypothesis-profile thorough --timeout 1800 -n 2 --dist loadgroup \
		-m "(random_games or hypothesis) and not (database or django_db or queue or e2e)" \
		tests

services: ## the database and queue tests on PostgreSQL and Redis
	@scripts/preflight browser postgres
	@$(OWN) -u HARDWOOD_VAR $(PYTHON) -m scripts.real_services $(PYTHON) -m pytest \
		--hypothesis-profile quick -m "database or queue"

browser-tests: ## the browser tests, which must not be skipped
	@scripts/preflight browser
	@HARDWOOD_CHROMIUM="$$(scripts/chromium --install | tail -n 1)" && \
		export HARDWOOD_CHROMIUM && \
		$(OWN) -u HARDWOOD_VAR HARDWOOD_BROWSER=required $(PYTHON) -m pytest -n 2 \
		--dist worksteal -m e2e

bench: ## games and decisions per second, beside a peer, and memory
	@scripts/preflight dev
	@$(OWN) $(PYTHON) -m simulation bench
	@$(OWN) $(PYTHON) -m benchmarks

realism: ## is it basketball? figures against their bands (GAMES=500)
	@scripts/preflight dev
	@$(OWN) $(PYTHON) -m benchmarks.realism --games $(GAMES)

ladder: ## the coaches of each game against one another (SLUG=, GAMES=500)
	@scripts/preflight dev
	@$(OWN) $(PYTHON) -m benchmarks.ladder $(SLUG) --games $(GAMES)

fresh-check: ## the last commit, on a machine that has never seen it
	@scripts/preflight base
	@$(OWN) $(PYTHON) -m scripts.fresh_check

lock: ## rewrite requirements/*.txt (UPGRADE=--upgrade takes newer versions)
	@scripts/preflight base
	@$(PYTHON) -m scripts.lock $(UPGRADE)

playthroughs: ## write the golden games anew, after a change of rules
	@scripts/preflight base
	@$(OWN) $(PYTHON) -m tests.playthroughs

screenshots: ## take the pictures of the documents anew (PICTURES=home narrows)
	@scripts/preflight browser
	@HARDWOOD_CHROMIUM="$$(scripts/chromium --install | tail -n 1)" && \
		export HARDWOOD_CHROMIUM && \
		$(OWN) -u HARDWOOD_VAR $(PYTHON) -m scripts.screenshots $(PICTURES)
