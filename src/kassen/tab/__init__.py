"""Kassen in a browser tab: the server's own tables behind the same messages, without a server."""
