"""The games through the APIs that researchers already use. Thin: rules, observations and masks come from core.

`aec` for PettingZoo, `seat` for Gymnasium (one learner against bots), `many` for thousands of games at once, and
`kassen.envs.open_spiel.load` for OpenSpiel. Install them with `pip install kassen[research]`.
"""
