"""Answers that are the same for everybody, made once: their bytes, the same compressed, and a tag that names them."""

import gzip
from functools import cache
from hashlib import sha256
from typing import NamedTuple

from pydantic_core import to_json

from platin.server.content.choices import choices
from platin.server.content.sets import sets
from platin.server.content.sheets import words


class Page(NamedTuple):
    """An answer over HTTP: JSON, the same packed by gzip, and its ETag, which changes only with the content."""

    body: bytes
    packed: bytes
    etag: str


@cache
def words_page(lang: str) -> Page:
    """Give the words of the client in a language, ready to be sent."""
    return _page(words(lang))


@cache
def choices_page(lang: str) -> Page:
    """Give what can be chosen on the start page, ready to be sent."""
    return _page(choices(lang))


@cache
def sets_page(lang: str) -> Page:
    """Give the recommended sets, ready to be sent."""
    return _page(sets(lang))


def _page(content: object) -> Page:
    body = to_json(content)
    # Without a time in it the packed form is the same on every machine.
    return Page(body, gzip.compress(body, mtime=0), f'"{sha256(body).hexdigest()[:32]}"')
