"""Gunkimono, 2-5 players: lay armies over a battlefield, and choose with every troop between points and honor."""

from kassen.core import Option, Rules
from kassen.games.gunkimono import advice, facts, material, notation, position, resample, rules, setup, state, terminal, view

RULES = Rules(
    id="gunkimono",
    package=__name__,
    players=(2, 3, 4, 5),
    options=(Option("layout", "standard", material.LAYOUTS, file=True), Option("strict_build", False)),
    record=state.Table,
    phases=rules.PHASES,
    setup=setup.setup,
    resample=resample.resample,
    observe=view.observe,
    result=rules.result,
    configure=setup.configure,
    moves=lambda players: rules.MOVES,
    widest=lambda players: rules.WIDEST,
    observation=view.observation,
    move=notation.move,
    event=notation.event,
    view=view.view,
    own=view.own,
    position=position.position,
    place=position.place,
    show=terminal.show,
    facts=facts.facts,
    advice=advice.ADVICE,
    listed=notation.listed,
    extra=view.extra,
)
