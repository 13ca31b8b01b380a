"""Kassen in a browser's tab: the server's own tables, behind the same messages, without a server."""
