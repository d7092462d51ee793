"""Rule cases: named situations as JSON, what is done in them, what must come out.

``load_cases`` reads and checks a file, ``run_case`` plays one case, and
``uncited_clauses`` tells which numbered rules no case cites. ``docs/cli.md``
describes the format.
"""

from simulation.cases.coverage import uncited_clauses
from simulation.cases.reading import Case, load_cases, read_cases
from simulation.cases.running import run_case

__all__ = ["Case", "load_cases", "read_cases", "run_case", "uncited_clauses"]
