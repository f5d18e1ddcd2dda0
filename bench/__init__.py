"""The benchmarks: games a second beside pyminion, microseconds for what a server does, and where the time goes.

`python -m bench` runs everything; `docs/benchmarks.md` says how to read the results.
"""
