"""Bluff, 2-4 players: bid on everybody's dice, knowing only your own. An example of a game in its own package."""

from kassen.author import Option, Rules
from kassen_bluff import material, notation, outlook, position, resample, rules, setup, shapes, state, terminal, view

RULES = Rules(
    id="bluff",
    package=__name__,
    players=(2, 3, 4),
    options=(Option("dice", material.DICE[0], tuple(material.DICE)),),
    record=state.BluffRecord,
    phases=rules.PHASES,
    setup=setup.setup,
    resample=resample.resample,
    observe=view.observe,
    result=rules.result,
    configure=setup.configure,
    move_count=rules.move_count,
    most_legal=rules.most_legal,
    observation=view.observation,
    shapes=shapes.SHAPES,
    move=notation.move,
    event=notation.event,
    effects=outlook.effects,
    view=view.view,
    own=view.own,
    position=position.position,
    place=position.place,
    show=terminal.show,
)
