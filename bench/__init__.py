"""What DESIGN promises in numbers, measured. `make bench`, or `python -m bench --json`."""
