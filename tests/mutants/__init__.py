"""Thirty small errors, put into copies of the rules one at a time: do the tests notice? See __main__.py."""
