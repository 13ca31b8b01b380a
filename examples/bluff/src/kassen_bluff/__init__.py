"""Bluff, 2-4 players: bid on everybody's dice, knowing only your own. The example of a game in a package of its own."""

from kassen.author import Option, Rules
from kassen_bluff import material, notation, position, resample, rules, setup, state, terminal, view

RULES = Rules(
    id="bluff",
    package=__name__,
    players=(2, 3, 4),
    options=(Option("dice", material.DICE[0], tuple(material.DICE)),),
    record=state.Table,
    phases=rules.PHASES,
    setup=setup.setup,
    resample=resample.resample,
    observe=view.observe,
    result=rules.result,
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
)
