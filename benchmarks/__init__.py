"""How fast the engines are beside a peer, and that they do not grow.

``python -m benchmarks`` runs all of it; ``docs/benchmarks.md`` keeps what came out.
"""
