"""Whether the text of an Action gives coins by a "+" is as its definition says: Capitalism asks that."""

import re

import pytest

from platin.cards import LIBRARY
from platin.engine.const import ACTION
from platin.text.names import card_text

ACTIONS = sorted([key for key, defn in LIBRARY.cards.items() if defn.types & ACTION])


@pytest.mark.parametrize("key", ACTIONS)
def test_the_text_has_a_plus_with_coins(key: str) -> None:
    says = re.search(r"\+\S+ coin", card_text(key, "en"), re.IGNORECASE) is not None
    assert (LIBRARY.cards[key].plus_coins > 0) == says
