"""What can go wrong between a client and the server, each kind with its code and its HTTP status."""

from __future__ import annotations

import logging
import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from atol.core import errors
from atol.core.errors import AtolError
from atol.locales import LANGUAGES
from atol.server.messages import Problem

logger = logging.getLogger("atol.server")

PROBLEM = "application/problem+json"


class NotFound(AtolError):
    """Unknown, foreign and used-up ids look all the same."""

    message = "error-not-found"


class NoIdentity(AtolError):
    message = "error-no-identity"


class BadRequest(AtolError):
    message = "error-bad-request"


class NobodySits(AtolError):
    message = "error-nobody-sits"


class BadMessage(AtolError):
    message = "error-bad-message"


class TooLarge(AtolError):
    message = "error-too-large"


class SlowDown(AtolError):
    message = "error-slow-down"


class NotSaved(AtolError):
    message = "error-not-saved"


class Overtaken(NotSaved):
    """Somebody else was first."""

    message = "error-overtaken"


class Unsure(NotSaved):
    """The database went away before it said whether it had saved."""

    message = "error-unsure"


class NotReady(AtolError):
    message = "error-not-ready"


class NotYourSeat(AtolError):
    message = "error-not-your-seat"


class SeatTaken(AtolError):
    message = "error-seat-taken"


class NotLate(AtolError):
    message = "error-not-late"


class OthersSitHere(AtolError):
    message = "error-others-sit-here"


class BotTooSlow(AtolError):
    message = "error-bot-too-slow"


class WrongOrigin(AtolError):
    message = "error-wrong-origin"


class WrongMethod(AtolError):
    message = "error-wrong-method"


class NoPages(AtolError):
    message = "error-no-pages"


class NoHelp(AtolError):
    message = "error-no-help"


class NoUndoRequest(AtolError):
    message = "error-no-undo-request"


class NoBackup(AtolError):
    message = "error-no-backup"


class FolderInUse(AtolError):
    message = "error-folder-in-use"


class Unexpected(AtolError):
    message = "error-unexpected"


STATUS: dict[type[AtolError], int] = {
    NotFound: 404,
    errors.UnknownGame: 404,
    errors.UnknownEdition: 404,
    NoPages: 404,
    NoHelp: 404,
    NoIdentity: 401,
    TooLarge: 413,
    SlowDown: 429,
    NotSaved: 503,
    Overtaken: 503,
    Unsure: 503,
    NotReady: 503,
    NotYourSeat: 403,
    WrongOrigin: 403,
    SeatTaken: 409,
    OthersSitHere: 409,
    NotLate: 409,
    errors.StillRunning: 409,
    errors.MatchOver: 409,
    WrongMethod: 405,
    Unexpected: 500,
}


def status_of(error: AtolError) -> int:
    return STATUS.get(type(error), 400)


def language_of(header: str) -> str:
    """The first of our languages that an Accept-Language header names."""
    for language in re.findall(r"[a-z]{2}", header.lower()):
        if language in LANGUAGES:
            return str(language)
    return "en"


def problem_of(error: AtolError, language: str) -> Problem:
    status = status_of(error)
    detail = error.words(language)
    return Problem(f"urn:atol:{error.code}", error.code.replace("-", " "), status, error.code, detail)


Ask = Request[Any, Any, Any]


def answer(error: AtolError, request: Ask) -> Response[bytes]:
    problem = problem_of(error, language_of(request.headers.get("accept-language", "")))
    headers = {"Retry-After": "1"} if problem.status == 429 else {}
    return Response(msgspec.json.encode(problem), status_code=problem.status, media_type=PROBLEM, headers=headers)


def on_atol_error(request: Ask, error: AtolError) -> Response[bytes]:
    return answer(error, request)


def on_http_error(request: Ask, error: HTTPException) -> Response[bytes]:
    """Litestar's own refusals, in our words."""
    return answer(translated(error), request)


def translated(error: HTTPException) -> AtolError:
    if error.status_code in (404, 405, 413, 429):
        return {404: NotFound, 405: WrongMethod, 413: TooLarge, 429: SlowDown}[error.status_code]()
    if error.status_code < 500:
        return BadRequest(problem=problem_words(error))
    return Unexpected()


def problem_words(error: HTTPException) -> str:
    """What was wrong with which field, without echoing what was sent."""
    fields: Any = error.extra
    if isinstance(fields, list) and fields:
        return "; ".join(f"{field.get('key', 'body')}: {field.get('message', '')}" for field in fields)
    return error.detail


def on_deep_error(request: Ask, error: RecursionError) -> Response[bytes]:
    """Only a body can be that deep."""
    return answer(BadRequest(problem="body: too deep"), request)


def on_any_error(request: Ask, error: Exception) -> Response[bytes]:
    logger.exception("unexpected error in %s %s", request.method, request.scope.get("path_template", ""))
    return answer(Unexpected(), request)
