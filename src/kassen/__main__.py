"""`python -m kassen` is the command `kassen`, where its folder is not on the path."""

import sys

from kassen.cli.main import main

sys.exit(main())
