"""How `make docs` makes pages of docs/ and of the docstrings."""

from __future__ import annotations

import kassen

project = "Kassen"
version = release = kassen.__version__
author = copyright = "the authors of Kassen"

extensions = ["sphinx.ext.autodoc", "sphinx.ext.viewcode", "myst_parser"]
source_suffix = {".md": "markdown"}
root_doc = "index"
html_theme = "furo"
html_title = f"Kassen {version}"

autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_inherit_docstrings = False  # what Gymnasium and PettingZoo say of their own
autodoc_mock_imports = ["ray"]

myst_heading_anchors = 3  # links to headings, as forges make them
