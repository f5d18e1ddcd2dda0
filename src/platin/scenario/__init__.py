"""Scenarios: a position, a script of answers in plain words, and what must hold afterwards."""

from platin.scenario.loader import Scenario, load_file, scenario_files
from platin.scenario.runner import Verdict, run_scenario

__all__ = ["Scenario", "Verdict", "load_file", "run_scenario", "scenario_files"]
