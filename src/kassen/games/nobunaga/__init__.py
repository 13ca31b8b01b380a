"""Nobunaga, 2-5 players: officers of Nobunaga try to earn more than each other, and than him."""

from kassen.core import Option, Rules
from kassen.games.nobunaga import advice, facts, notation, position, resample, rules, setup, sheet, state, terminal, view

RULES = Rules(
    id="nobunaga",
    package=__name__,
    players=(2, 3, 4, 5),
    options=(Option("strict", False), Option("extra_cards", False), Option("cut_off", False), Option("counted", False)),
    record=state.Table,
    phases=rules.PHASES,
    setup=setup.setup,
    resample=resample.resample,
    observe=view.observe,
    result=rules.result,
    configure=setup.configure,
    moves=lambda players: rules.MOVES,
    widest=lambda players: rules.ACTIVE_CARD + 1,
    observation=view.observation,
    move=notation.move,
    event=notation.event,
    view=view.view,
    own=view.own,
    position=position.position,
    place=position.place,
    show=terminal.show,
    extra=view.extra,
    round=lambda state: view.round_of(state._s),
    facts=facts.facts,
    sheet=sheet.sheet,
    advice=advice.ADVICE,
)
