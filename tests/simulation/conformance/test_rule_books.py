"""The tables of a rule book are whole, and cite clauses that there are."""

from simulation.rulebook import Share
from simulation.words import Words, fill


def test_tables_have_names_of_their_own(ruleset):
    names = [table.name for table in ruleset.rule_tables]

    assert len(set(names)) == len(names)
    assert [name for name in names if not name.replace("_", "").islower()] == []


def test_rows_have_as_many_cells_as_the_heading(ruleset):
    for table in ruleset.rule_tables:
        assert table.rows
        assert {len(row) for row in table.rows} == {len(table.heading)}


def test_tables_cite_clauses_of_their_rule_book(ruleset):
    known = {clause.number for clause in ruleset.clauses}

    for table in ruleset.rule_tables:
        assert table.clauses
        assert set(table.clauses) <= known


def test_words_and_shares_of_tables_can_be_shown(ruleset):
    for table in ruleset.rule_tables:
        assert fill(table.title, {})
        assert fill(table.note, {}).endswith(".")
        for cell in (cell for row in (table.heading, *table.rows) for cell in row):
            if isinstance(cell, Words):
                assert fill(cell, {})
            if isinstance(cell, Share):
                assert 0 <= cell.ways <= cell.of
