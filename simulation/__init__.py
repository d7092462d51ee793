"""Rules engines for tabletop sports games: standard library only, no web.

``simulation.registry`` lists the rulesets, ``simulation.runner`` plays games,
``simulation.record`` writes and replays them; ``python -m simulation`` is all of
that at a terminal. ``docs/engine.md`` explains the contract in
``simulation.protocol``.
"""
