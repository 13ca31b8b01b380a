"""Many games at once: matches, ratings and reports, on the local cores or on a Ray cluster. Knows no game by name."""
