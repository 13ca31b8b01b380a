"""Measures what Kassen promises in numbers: `make bench`, or `python -m bench --json`."""
