"""Bots: fair, legal, in time, and stronger than each other."""
