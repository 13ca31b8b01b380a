"""Sengoku: Warring Provinces, 2-4 players: dice and cards lead armies to eleven castles, then the war decides by itself."""

from kassen.core import Option, Rules
from kassen.games.provinces import decisions, notation, position, resample, rules, setup, state, terminal, view, war

RULES = Rules(
    id="provinces",
    package=__name__,
    players=(2, 3, 4),
    options=(Option("daimyo", False),),
    hidden=False,
    record=state.Table,
    phases=rules.PHASES,
    setup=setup.setup,
    legal=rules.legal,
    apply=rules.apply,
    resample=resample.resample,
    observe=view.observe,
    result=war.result,
    configure=setup.configure,
    moves=decisions.count_ids,
    widest=lambda players: decisions.WIDEST,
    observation=view.observation,
    move=notation.move,
    event=notation.event,
    listed=notation.listed,
    view=view.view,
    position=position.position,
    place=position.place,
    show=terminal.show,
)
