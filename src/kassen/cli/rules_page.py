"""A rules page in a terminal."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, Paragraph

from kassen.core.text import line_starts


class BrokenParagraph(Paragraph):
    """A paragraph with lines broken as its language allows, not at every space or letter."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.divide(line_starts(self.text.plain, options.max_width)):
            line.rstrip()
            yield line


class RulesPage(Markdown):
    elements: ClassVar = {**Markdown.elements, "paragraph_open": BrokenParagraph}
