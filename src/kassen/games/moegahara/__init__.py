"""Kunitori! Final Battle in Moegahara, 2, 4 or 6 players in two teams: build a deck whose troops march onto ten territories."""

from kassen.core import Option, Rules
from kassen.games.moegahara import advice, end, facts, notation, position, resample, rules, setup, sheet, state, terminal, view

RULES = Rules(
    id="moegahara",
    package=__name__,
    players=(2, 4, 6),
    options=(
        Option("open_allies", False),
        Option("sides", "bought", ("bought", "agreed")),
        Option("cards", "printed", ("printed",), file=True),
    ),
    record=state.Table,
    phases=rules.PHASES,
    steps=rules.STEPS,
    setup=setup.setup,
    resample=resample.resample,
    observe=view.observe,
    result=end.result,
    configure=setup.configure,
    moves=rules.moves,
    widest=rules.widest,
    observation=view.observation,
    move=notation.move,
    event=notation.event,
    view=view.view,
    own=view.own,
    position=position.position,
    place=position.place,
    show=terminal.show,
    facts=facts.facts,
    sheet=sheet.sheet,
    advice=advice.ADVICE,
    teams=lambda players: tuple(seat % 2 for seat in range(players)),
    extra=view.extra,
    round=lambda state: view.round_of(state._s),
    listed=notation.listed,
)
