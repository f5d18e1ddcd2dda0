"""The web application: the client's files, the requests over HTTP, and the socket. What they do is in `hall`."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from pydantic import BaseModel, ValidationError
from pydantic_core import to_json
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from platin.kingdom import KingdomError
from platin.kingdom.reading import PILES
from platin.server import content, daily, guided, installing, mine, standing, wire
from platin.server.coaching import Coaching
from platin.server.connection import Connection
from platin.server.daily import Days
from platin.server.export import exported
from platin.server.hall import Hall
from platin.server.limits import Buckets
from platin.server.logs import bound, new_id
from platin.server.match import Refused
from platin.server.metrics import Metrics
from platin.server.people import Profile
from platin.server.qr import qr_code
from platin.server.reach import reach_of
from platin.server.results import parts_of
from platin.server.review import NoSuchPoint
from platin.server.seating import names_of
from platin.server.settings import ALLOWED, Settings
from platin.server.store import Store, StoreError

_log: Final = logging.getLogger(__name__)
STATIC: Final = Path(__file__).parent / "static"
LANGUAGES: Final = ("de", "en")
# Pages of the client that stand for themselves, perhaps with a name behind them; route.ts knows the same ones.
PAGES: Final = ("about", "daily", "learn", "me", "puzzles", "tables")
# Nothing but our own files, nothing inline, nobody may frame the page.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_STATUS: Final = {
    "no_such_game": 404,
    "no_such_lesson": 404,
    "no_such_puzzle": 404,
    "no_such_card": 404,
    "no_such_page": 404,
    "no_such_day": 404,
    "no_such_point": 404,
    "no_such_seat": 404,
    "wrong_secret": 403,
    "no_such_profile": 403,
    "wrong_invite": 403,
    "not_over": 409,
    "halted": 409,
    "no_chat": 403,
    "no_lobby": 403,
    "no_analysis": 403,
    "not_public": 403,
    "no_free_seat": 409,
    "not_now": 409,
    "over": 409,
    "day_running": 409,
    "unreadable": 410,
    "too_big": 413,
    "too_frequent": 429,
    "busy": 503,
    "internal": 500,
}
_BUSY: Final = 1013
_MOST_DIGITS: Final = 10
# QR codes for an address: in the long run, and at once.
_CODES_PER_SECOND: Final = 1.0
_MOST_CODES: Final = 60
# Requests that look at many games.
_LONG_PER_SECOND: Final = 0.2
_MOST_LONG: Final = 20

M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Server:
    """What all requests share."""

    settings: Settings
    store: Store
    hall: Hall
    metrics: Metrics
    # How often an address may make tables, and profiles; QR codes; and ask for what takes long.
    makers: Buckets
    encoders: Buckets
    carriers: Buckets
    coaching: Coaching


def create_app(settings: Settings) -> Starlette:
    """Make the application."""
    metrics = Metrics()
    store = Store(settings.database, metrics.committed)
    per_minute = settings.tables_per_minute
    makers, encoders = Buckets(per_minute / 60, per_minute), Buckets(_CODES_PER_SECOND, _MOST_CODES)
    carriers = Buckets(_LONG_PER_SECOND, _MOST_LONG)
    coaching = Coaching(store, settings.analyse_seconds)
    server = Server(settings, store, Hall(settings, store, metrics), metrics, makers, encoders, carriers, coaching)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, Any]]:
        await store.open()
        await server.hall.open()
        await server.coaching.open()
        # Made now, nobody has to wait for them.
        for lang in LANGUAGES:
            await asyncio.to_thread(content.words_page, lang)
            await asyncio.to_thread(content.choices_page, lang)
            await asyncio.to_thread(content.sets_page, lang)
        yield {"server": server}
        await server.coaching.close()
        await server.hall.close()
        await store.close()

    app = Starlette(
        routes=[
            Route("/health", health),
            Route("/metrics", metrics_text),
            WebSocketRoute("/socket", socket),
            Route("/api/words/{lang}", _asked(words)),
            Route("/api/choices/{lang}", _asked(choices)),
            Route("/api/sets/{lang}", _asked(sets)),
            Route("/api/rulings/{lang}/{card}", _asked(rulings)),
            Route("/api/kingdoms/draw", _asked(draw_kingdom), methods=["POST"]),
            Route("/api/kingdoms/check", _asked(check_kingdom), methods=["POST"]),
            Route("/api/tables", _asked(make_table), methods=["POST"]),
            Route("/api/lessons/{lang}", _asked(lessons)),
            Route("/api/puzzles/{lang}", _asked(puzzles)),
            Route("/api/puzzles/{puzzle}/table", _asked(solve), methods=["POST"]),
            Route("/api/lessons/{lesson}/table", _asked(learn), methods=["POST"]),
            Route("/api/reach", _asked(reach)),
            Route("/api/house", _asked(house)),
            Route("/api/qr", _asked(qr), methods=["POST"]),
            Route("/api/tables/{game}/invitation", _asked(invitation), methods=["POST"]),
            Route("/api/lobby/{lang}", _asked(lobby)),
            Route("/api/tables/{game}/sit", _asked(sit), methods=["POST"]),
            Route("/api/tables/{game}/claim", _asked(claim), methods=["POST"]),
            Route("/api/tables/{game}/rematch", _asked(rematch), methods=["POST"]),
            Route("/api/tables/{game}/continue", _asked(go_on), methods=["POST"]),
            Route("/api/tables/{game}/summary/{lang}", _asked(summary)),
            Route("/api/tables/{game}/step/{lang}/{at}/{seat}", _asked(step)),
            Route("/api/tables/{game}/record", _asked(record)),
            Route("/api/tables/{game}/analysis", _asked(analyse), methods=["POST"]),
            Route("/api/tables/{game}/analysis/{lang}/{seat}", _asked(analysis)),
            Route("/api/tables/{game}/scenario/{lang}/{at}", _asked(scenario)),
            Route("/api/me", _asked(me), methods=["POST"]),
            Route("/api/me/new", _asked(new_profile), methods=["POST"]),
            Route("/api/me/games", _asked(my_games), methods=["POST"]),
            Route("/api/me/rename", _asked(rename), methods=["POST"]),
            Route("/api/me/seats", _asked(adopt), methods=["POST"]),
            Route("/api/me/favourites", _asked(favourites), methods=["POST"]),
            Route("/api/me/like", _asked(like), methods=["POST"]),
            Route("/api/me/statistics", _asked(my_statistics), methods=["POST"]),
            Route("/api/me/export", _asked(export), methods=["POST"]),
            Route("/api/tables/{game}/kingdom/{lang}", _asked(kingdom_of_game)),
            Route("/api/me/delete", _asked(forget), methods=["POST"]),
            Route("/api/daily", _asked(look_at_day), methods=["POST"]),
            Route("/api/daily/play", _asked(play_day), methods=["POST"]),
            Route("/api/{rest:path}", _asked(nothing)),
            *[Route(path, page) for path in ("/", "/k")],
            *[Route(path, game_page) for path in ("/t/{game}", "/g/{game}")],
            *[Route(path, page) for name in PAGES for path in (f"/{name}", f"/{name}/{{rest}}")],
            Route("/manifest.webmanifest", manifest),
            Mount("/", StaticFiles(directory=STATIC, check_dir=False)),
        ],
        exception_handlers={404: no_page},
        middleware=[Middleware(Headers)],
        lifespan=lifespan,
    )
    # For whoever runs the application in a process of their own.
    app.state.server = server
    return app


class Headers:
    """Puts the headers that keep a page safe on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, and add the headers to its answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"] = [*message["headers"], *_HEADERS]
                if not any(name == b"cache-control" for name, _ in headers):
                    # What is built has its hash in its name and never changes; everything else is asked for again.
                    lasting = scope["path"].startswith("/assets/") and message["status"] == 200
                    value = b"public, max-age=31536000, immutable" if lasting else b"no-cache"
                    headers.append((b"cache-control", value))
            await send(message)

        await self.app(scope, receive, with_headers)


# Requests


Handler = Callable[[Server, Request], Awaitable[Response]]


def _asked(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Turn whatever goes wrong into an answer that says so in the asker's language."""

    async def answer(request: Request) -> Response:
        server: Server = request.state.server
        request.state.lang = _language(request)
        try:
            return await handler(server, request)
        except Exception as error:
            found = _excuse(server, error, request.state.lang)
            if found is None:
                raise
            return found

    return answer


def _excuse(server: Server, error: Exception, lang: str) -> Response | None:
    """Give the answer for an error that is nobody's fault here; None for a fault of the program."""
    match error:
        case Refused():
            return _refusal(server, error.code, lang, **error.values)
        case KingdomError():
            return _error(server, 400, "kingdom", error.say(lang))
        case ValidationError():
            return _error(server, 400, "bad_message", content.explain(error, lang))
        case content.NoSuchBot():
            return _refusal(server, "no_such_bot", lang, bot=error.name[:40], expected=", ".join(error.expected))
        case content.NoSuchCard():
            return _refusal(server, "no_such_card", lang, card=str(error.args[0])[:40])
        case NoSuchPoint():
            return _refusal(server, "no_such_seat", lang)
        case ClientDisconnect():
            return Response(status_code=400)
        case StoreError():
            _log.error("a request could not be stored", exc_info=error)
            return _refusal(server, "internal", lang)
    return None


def _language(request: Request) -> str:
    """Give the language of a request: as its address says, or as the browser wishes."""
    named = request.path_params.get("lang", "")
    if named in LANGUAGES:
        return str(named)
    return "de" if request.headers.get("accept-language", "").casefold().startswith("de") else "en"


def _refusal(server: Server, key: str, lang: str, **values: object) -> Response:
    code = key.partition(".")[0]
    return _error(server, _STATUS.get(code, 400), code, content.refusal(key, lang, **values))


def _error(server: Server, status: int, code: str, message: str) -> Response:
    server.metrics.errors.labels(code).inc()
    return _json({"code": code, "message": message}, status)


def _json(value: object, status: int = 200) -> Response:
    return Response(to_json(value), status, media_type="application/json")


async def _body(server: Server, request: Request, shape: type[M]) -> M:
    """Read the body of a request, which must be of a shape and not too long."""
    most = server.settings.most_message_bytes
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refused("too_big", most=most)
    wish = shape.model_validate_json(data)
    request.state.lang = getattr(wish, "lang", request.state.lang)
    return wish


def _lang_of(request: Request) -> str:
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Refused("no_such_page")
    return str(lang)


def _at(request: Request) -> int:
    """Read the point of a game that an address names. Python refuses to read numbers of thousands of digits."""
    text = request.path_params["at"]
    if not (text.isascii() and text.isdigit() and len(text) < _MOST_DIGITS):
        raise Refused("no_such_page")
    return int(text)


async def nothing(_server: Server, _request: Request) -> Response:
    """Refuse an address that nothing is at."""
    raise Refused("no_such_page")


async def words(_server: Server, request: Request) -> Response:
    """Give the words and cards of a language."""
    return _made_once(content.words_page(_lang_of(request)), request)


async def choices(_server: Server, request: Request) -> Response:
    """Give what a new game can be made of."""
    return _made_once(content.choices_page(_lang_of(request)), request)


async def sets(_server: Server, request: Request) -> Response:
    """Give the recommended sets."""
    return _made_once(content.sets_page(_lang_of(request)), request)


def _made_once(page: content.Page, request: Request) -> Response:
    """Send something that is the same for everybody, unless the browser has it."""
    headers = {"ETag": page.etag, "Vary": "Accept-Encoding"}
    # A proxy may have marked it as weak, or ask for several.
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if page.etag in known:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(page.body, headers=headers, media_type="application/json")


async def rulings(_server: Server, request: Request) -> Response:
    """Give the rulings of a card."""
    return _json(content.rulings(_lang_of(request), request.path_params["card"]))


async def draw_kingdom(server: Server, request: Request) -> Response:
    """Draw a kingdom."""
    wish = await _body(server, request, wire.Draw)
    return _json(await server.hall.think(content.draw_kingdom, wish))


async def check_kingdom(server: Server, request: Request) -> Response:
    """Show a kingdom of somebody's own."""
    wish = await _body(server, request, wire.Check)
    return _json(await server.hall.think(content.check_kingdom, wish))


async def make_table(server: Server, request: Request) -> Response:
    """Set up a game."""
    wish = await _body(server, request, wire.NewTable)
    _not_too_often(server, request)
    return _json(await server.hall.make(wish), 201)


async def lessons(_server: Server, request: Request) -> Response:
    """Give the lessons."""
    return _json({"lessons": guided.lesson_sheets(_lang_of(request))})


async def learn(server: Server, request: Request) -> Response:
    """Make a table for a chapter of a lesson."""
    wish = await _body(server, request, wire.Learn)
    guide = guided.lesson_guide(request.path_params["lesson"], wish.chapter)
    _not_too_often(server, request)
    return _json(await server.hall.learn(guide, wish.name), 201)


async def puzzles(_server: Server, request: Request) -> Response:
    """Give the puzzles."""
    return _json({"puzzles": guided.puzzle_sheets(_lang_of(request))})


async def solve(server: Server, request: Request) -> Response:
    """Make a table for a puzzle."""
    wish = await _body(server, request, wire.Solve)
    puzzle = guided.puzzle_named(request.path_params["puzzle"])
    _not_too_often(server, request)
    return _json(await server.hall.learn(puzzle, wish.name), 201)


async def reach(server: Server, request: Request) -> Response:
    """Tell from where a link to this server can be opened."""
    _, port = request.scope["server"]
    found = await server.hall.think(reach_of, server.settings, port)
    return _json({"who": found.who, "address": found.url})


async def house(server: Server, _request: Request) -> Response:
    """Tell what this server allows at its tables."""
    return _json(wire.HouseView(chat=server.settings.chat == ALLOWED, lobby=server.settings.lobby == ALLOWED))


async def qr(server: Server, request: Request) -> Response:
    """Give a link as a QR code. It comes in the body, because an invitation must not be in any log."""
    wish = await _body(server, request, wire.Encode)
    if not server.encoders.take(_address(request)):
        raise Refused("too_frequent")
    return _json(await server.hall.think(qr_code, wish.link))


async def invitation(server: Server, request: Request) -> Response:
    """Tell a friend what an invitation is worth now."""
    wish = await _body(server, request, wire.Invited)
    return _json(await server.hall.invitation(request.path_params["game"], wish.invite))


async def claim(server: Server, request: Request) -> Response:
    """Let a friend sit down."""
    wish = await _body(server, request, wire.Claim)
    seat, secret = await server.hall.claim(request.path_params["game"], wish)
    return _json({"seat": seat, "secret": secret})


async def lobby(server: Server, request: Request) -> Response:
    """List the public tables."""
    return _json(server.hall.lobby(_lang_of(request)))


async def sit(server: Server, request: Request) -> Response:
    """Let somebody sit down at a public table."""
    wish = await _body(server, request, wire.Sit)
    _not_too_often(server, request)
    seat, secret = await server.hall.sit(request.path_params["game"], wish.name)
    return _json({"seat": seat, "secret": secret})


async def rematch(server: Server, request: Request) -> Response:
    """Set up the same game again."""
    wish = await _body(server, request, wire.Rematch)
    _not_too_often(server, request)
    return _json(await server.hall.play_again(request.path_params["game"], wish.secret), 201)


async def go_on(server: Server, request: Request) -> Response:
    """Continue a finished game from one of its points."""
    wish = await _body(server, request, wire.GoOn)
    _not_too_often(server, request)
    return _json(await server.hall.go_on(request.path_params["game"], wish), 201)


def _not_too_often(server: Server, request: Request) -> None:
    if not server.makers.take(_address(request)):
        raise Refused("too_frequent")


def _address(request: Request) -> str:
    return request.client.host if request.client is not None else ""


async def new_profile(server: Server, request: Request) -> Response:
    """Make a profile for somebody who wants to keep their games."""
    wish = await _body(server, request, wire.NewProfile)
    _not_too_often(server, request)
    secret, profile = await server.hall.people.make(wish.nickname)
    return _json({"secret": secret, "nickname": profile.nickname, "tag": profile.tag}, 201)


async def me(server: Server, request: Request) -> Response:
    """Tell somebody who they are."""
    wish = await _body(server, request, wire.Mine)
    people = server.hall.people
    profile = await people.find(wish.secret)
    return _json(mine.profile_view(profile, await people.count(profile)))


async def my_games(server: Server, request: Request) -> Response:
    """List somebody's games."""
    wish = await _body(server, request, wire.MyGames)
    people = server.hall.people
    profile = await people.find(wish.secret)
    await _settled(server, profile)
    plays = await people.plays(profile, wish.first, mine.PAGE)
    return _json({"games": [mine.game_view(play, wish.lang) for play in plays], "total": await people.count(profile)})


async def _settled(server: Server, profile: Profile) -> None:
    """Make sure that all of somebody's games that are over say how they ended."""
    for game in await server.hall.people.unsettled(profile):
        # One that cannot be read any more stays as it is.
        with suppress(Refused):
            await server.hall.settle(game)


async def rename(server: Server, request: Request) -> Response:
    """Call somebody otherwise."""
    wish = await _body(server, request, wire.Rename)
    people = server.hall.people
    profile = await people.find(wish.secret)
    await people.rename(profile, wish.nickname)
    return _json(mine.profile_view(await people.find(wish.secret), await people.count(profile)))


async def adopt(server: Server, request: Request) -> Response:
    """Let games be somebody's that were begun before there was a profile."""
    wish = await _body(server, request, wire.Adopt)
    _not_long_too_often(server, request)
    profile = await server.hall.people.find(wish.secret)
    taken = [one.game for one in wish.seats if await server.hall.adopt(profile, one.game, one.secret)]
    return _json({"games": taken})


async def favourites(server: Server, request: Request) -> Response:
    """List the kingdoms that somebody likes."""
    wish = await _body(server, request, wire.InLanguage)
    people = server.hall.people
    found = await people.favourites(await people.find(wish.secret))
    return _json({"favourites": [mine.favourite_view(one, wish.lang) for one in found]})


async def like(server: Server, request: Request) -> Response:
    """Note that somebody likes a kingdom, or does not any more."""
    wish = await _body(server, request, wire.Like)
    people = server.hall.people
    profile = await people.find(wish.secret)
    await people.like(profile, await server.hall.think(mine.favourite_of, wish.kingdom), wish.wanted)
    return _json({})


async def kingdom_of_game(server: Server, request: Request) -> Response:
    """Show what a game is played with, to be played again or passed on."""
    lang = "de" if _lang_of(request) == "de" else "en"
    match = (await server.hall.table(request.path_params["game"])).match
    # A game that began in the middle, such as a lesson, has none that could be played from the beginning.
    whole = len(parts_of(match.kingdom)[0]) >= PILES
    return _json(await server.hall.think(content.show_kingdom, match.kingdom, match.title, lang) if whole else None)


async def my_statistics(server: Server, request: Request) -> Response:
    """Sum up somebody's games."""
    wish = await _body(server, request, wire.InLanguage)
    _not_long_too_often(server, request)
    profile = await server.hall.people.find(wish.secret)
    await _settled(server, profile)
    plays = await server.hall.people.finished(profile)
    return _json(await server.hall.think(standing.statistics, plays, wish.lang))


async def export(server: Server, request: Request) -> Response:
    """Give somebody all that is kept of them, game after game: there may be many."""
    wish = await _body(server, request, wire.Mine)
    _not_long_too_often(server, request)
    profile = await server.hall.people.find(wish.secret)
    await _settled(server, profile)
    headers = {"Content-Disposition": 'attachment; filename="platin.json"'}
    return StreamingResponse(exported(server.hall, profile), headers=headers, media_type="application/json")


async def forget(server: Server, request: Request) -> Response:
    """Delete all that is kept of somebody."""
    wish = await _body(server, request, wire.Mine)
    _not_long_too_often(server, request)
    await server.hall.forget(await server.hall.people.find(wish.secret))
    return _json({})


async def look_at_day(server: Server, request: Request) -> Response:
    """Show the kingdom of a day and its results."""
    wish = await _body(server, request, wire.LookAtDay)
    profile = await server.hall.people.find(wish.secret) if wish.secret is not None else None
    return _json(await Days(server.hall).view(wish.day or daily.today(), profile, wish.lang))


async def play_day(server: Server, request: Request) -> Response:
    """Begin the game of a day."""
    wish = await _body(server, request, wire.PlayDay)
    _not_too_often(server, request)
    profile = await server.hall.people.find(wish.secret)
    return _json(await Days(server.hall).begin(profile, wish.day or daily.today()), 201)


def _not_long_too_often(server: Server, request: Request) -> None:
    if not server.carriers.take(_address(request)):
        raise Refused("too_frequent")


async def summary(server: Server, request: Request) -> Response:
    """Explain a finished game."""
    lang = _lang_of(request)
    table, review = await server.hall.reviewed(request.path_params["game"])
    match = table.match
    told = (match.id, names_of(match.seats, lang), content.kingdom_title(match.title, lang), lang)
    return _json(await server.hall.think(review.summary, *told))


async def step(server: Server, request: Request) -> Response:
    """Show a point of a finished game."""
    lang = _lang_of(request)
    table, review = await server.hall.reviewed(request.path_params["game"])
    try:
        seat = int(request.path_params["seat"])
    except ValueError:
        raise Refused("no_such_seat") from None
    at = _at(request)
    if at > len(review.answers):
        raise Refused("no_such_point", last=len(review.answers))
    return _json(await server.hall.think(review.step, at, seat, lang, server.hall.present(table.match)))


async def record(server: Server, request: Request) -> Response:
    """Give a finished game as a file that `platin play --load` opens."""
    _, review = await server.hall.reviewed(request.path_params["game"])
    game = request.path_params["game"]
    headers = {"Content-Disposition": f'attachment; filename="platin-{game}.json"'}
    data = await server.hall.think(lambda: to_json(review.record()))
    return Response(data, headers=headers, media_type="application/json")


async def analyse(server: Server, request: Request) -> Response:
    """Have the coach look at a finished game for one of its players. Who has the link of a game may ask."""
    wish = await _body(server, request, wire.Analyse)
    _not_long_too_often(server, request)
    _, review = await server.hall.reviewed(request.path_params["game"])
    if wish.seat >= review.seats:
        raise Refused("no_such_seat")
    game = request.path_params["game"]
    await server.coaching.want(game, wish.seat, review.session.start.rules.spec, review.record)
    return _json(await server.coaching.view(game, wish.seat, wish.lang))


async def analysis(server: Server, request: Request) -> Response:
    """Tell what the coach has to say about a finished game so far."""
    lang = _lang_of(request)
    _, review = await server.hall.reviewed(request.path_params["game"])
    seat = request.path_params["seat"]
    if not (seat.isascii() and seat.isdigit() and len(seat) < _MOST_DIGITS and int(seat) < review.seats):
        raise Refused("no_such_seat")
    return _json(await server.coaching.view(request.path_params["game"], int(seat), lang))


async def scenario(server: Server, request: Request) -> Response:
    """Give a point of a finished game as a scenario."""
    lang = _lang_of(request)
    _, review = await server.hall.reviewed(request.path_params["game"])
    at = _at(request)
    if at >= len(review.answers):
        raise Refused("no_such_point", last=len(review.answers) - 1)
    return PlainTextResponse(await server.hall.think(review.scenario, at, lang))


async def page(_request: Request) -> Response:
    """Give the page; which one it shows, the client finds in the address."""
    return _page(200)


async def manifest(request: Request) -> Response:
    """Give what a browser needs to install the client, in the language that it prefers."""
    body = to_json(installing.manifest(_language(request)))
    return Response(body, headers={"Vary": "Accept-Language"}, media_type="application/manifest+json")


async def game_page(request: Request) -> Response:
    """Give the page of a game. If there is none, it says so, and so does the status."""
    server: Server = request.state.server
    return _page(200 if await server.hall.knows(request.path_params["game"]) else 404)


async def no_page(request: Request, _error: Exception) -> Response:
    """Give a page that says that there is nothing here, and knows the way back."""
    if (STATIC / "index.html").is_file():
        return _page(404)
    return PlainTextResponse(" / ".join(content.refusal("no_such_page", lang) for lang in LANGUAGES), 404)


def _page(status: int) -> Response:
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The client has not been built: `make play` does it.", 503)
    return FileResponse(index, status, media_type="text/html; charset=utf-8")


async def health(request: Request) -> Response:
    """Tell whether the server can do its work."""
    server: Server = request.state.server
    ready = await server.store.ready()
    return _json({"status": "ok" if ready else "database", "tables": len(server.hall.tables)}, 200 if ready else 503)


async def metrics_text(request: Request) -> Response:
    """Give the numbers for Prometheus."""
    metrics: Metrics = request.state.server.metrics
    return Response(metrics.text(), headers={"Content-Type": metrics.content_type})


async def socket(websocket: WebSocket) -> None:
    """Serve a client at a table."""
    server: Server = websocket.state.server
    if not _from_our_page(websocket, server.settings.public_url):
        await websocket.close()
        return
    hall = server.hall
    if hall.connections >= server.settings.most_connections:
        # Only an accepted connection can be told why it ends.
        await websocket.accept()
        await websocket.close(_BUSY)
        return
    hall.connections += 1
    try:
        with bound(connection=new_id()):
            await Connection(websocket, hall).run()
    finally:
        hall.connections -= 1


def _from_our_page(websocket: WebSocket, public_url: str) -> bool:
    """Tell whether a socket is opened by our own page, or by a program, which says no origin."""
    origin = websocket.headers.get("origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(page) and page in (websocket.headers.get("host"), urlsplit(public_url).netloc)
