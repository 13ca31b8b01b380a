"""The `kassen` command."""
