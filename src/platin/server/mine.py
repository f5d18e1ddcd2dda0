"""What somebody who comes back is shown of their own games, in their language. No I/O here."""

from platin.kingdom import prepare
from platin.server import content
from platin.server.people import Favourite, Play, Profile
from platin.server.results import parts_of
from platin.server.seating import names_of
from platin.server.wire import FavouriteView, MyGame, ProfileView
from platin.text.kingdom_list import kingdom_of, write_kingdom
from platin.text.kingdoms import all_sets

# How many games are shown at once.
PAGE = 30


def profile_view(profile: Profile, games: int) -> ProfileView:
    """Give a profile as its owner sees it."""
    return {
        "nickname": profile.nickname,
        "tag": profile.tag,
        "made": profile.made.isoformat(timespec="seconds"),
        "games": games,
    }


def game_view(play: Play, lang: str) -> MyGame:
    """Give a game as the list of somebody's games has it."""
    cards, landscapes = parts_of(play.kingdom)
    return MyGame(
        game=play.game,
        seat=play.seat,
        made=play.made.isoformat(timespec="seconds"),
        title=content.kingdom_title(play.title, lang),
        cards=list(cards),
        landscapes=list(landscapes),
        list=play.kingdom if cards else "",
        players=names_of(play.seats, lang),
        # The database takes no other words for it than these.
        outcome=play.outcome or "",  # type: ignore[typeddict-item]
        points=play.points or 0,
        margin=play.margin or 0,
        turns=play.turns or 0,
        day=play.terms.day,
        ranked=play.terms.ranked,
    )


def favourite_of(kingdom: str) -> Favourite:
    """Read a kingdom that somebody likes, or raise `KingdomError`: the same whatever language it was written in."""
    plan = prepare(kingdom, 2)
    spec = plan.spec
    title = plan.name
    if not title:
        # A list may be that of a recommended set, and is called like it then.
        for one in all_sets():
            same = {one.key(ident) for ident in one.cards} == set(spec.kingdom)
            if same and set(one.landscapes) == set(spec.landscapes):
                title = one.id
    return Favourite(write_kingdom(kingdom_of(spec), "en"), title or plan.origin)


def favourite_view(favourite: Favourite, lang: str) -> FavouriteView:
    """Give a kingdom that somebody likes."""
    cards, landscapes = parts_of(favourite.kingdom)
    return FavouriteView(
        list=favourite.kingdom,
        title=content.kingdom_title(favourite.title, lang),
        cards=list(cards),
        landscapes=list(landscapes),
    )
