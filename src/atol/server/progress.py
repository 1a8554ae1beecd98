"""The progress of a person: one's own matches by game, summed up; to take along and to delete for good."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean

from litestar import Response, delete, get
from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from atol.bots import levels
from atol.server.asking import Ask, known_person, person_of, service_of
from atol.server.documentation import changing, reading
from atol.server.history import PlayedMatch, Rival, delete_history, played_by
from atol.server.level_skills import CERTAIN, Skills, skills_in

COUNTING = ("match", "daily")  # origins of matches that nobody could know beforehand, or that are everybody's


class SkillNow(Struct, frozen=True):
    """A rating against the levels, and how much it is in doubt."""

    skill: float
    doubt: float


class LevelRecord(Struct, frozen=True):
    """How it went against a level; `anchor` is the skill that it stands for."""

    bot: str
    anchor: float
    matches: int
    wins: int


class ProgressPoint(Struct, frozen=True):
    """A match on a line over time; `rating` is that after it, and None where none of the levels played."""

    match: str
    at: float
    points: int
    rivals: list[Rival]
    won: float
    origin: str
    rating: SkillNow | None


class GameProgress(Struct, frozen=True):
    """`wins` are sole and shared victories against somebody; sums leave out practice and seeds of other matches."""

    game: str
    matches: int
    contested: int
    wins: int
    mean_points: float
    best: int
    beaten: str | None
    rating: SkillNow | None
    levels: list[LevelRecord]
    line: list[ProgressPoint]


class MyProgress(Struct, frozen=True):
    games: list[GameProgress]


class ProgressFile(Struct, frozen=True):
    """What is kept about a person's matches, to take along."""

    name: str
    matches: list[PlayedMatch]


@get("/api/progress", summary="My matches by game, summed up", responses=reading())
async def show_progress(request: Ask) -> MyProgress:
    person = person_of(request)
    played = [] if person is None else await played_by(service_of(request).storage, person)
    return progress_of(played)


@get("/api/progress/export", summary="Everything that is kept about my matches", responses=reading(401))
async def export_progress(request: Ask) -> Response[ProgressFile]:
    person, name = await known_person(request)
    matches = await played_by(service_of(request).storage, person)
    headers = {"Content-Disposition": 'attachment; filename="atol-progress.json"'}
    return Response(ProgressFile(name, matches), headers=headers)


@delete("/api/progress", summary="Delete my progress and my calendar for good", responses=changing(401))
async def forget_progress(request: Ask) -> None:
    person, _ = await known_person(request)
    await delete_history(service_of(request).storage, person)


# ---- summing up


def progress_of(played: Sequence[PlayedMatch]) -> MyProgress:
    games = sorted({match.game for match in played})
    return MyProgress([game_progress(game, [match for match in played if match.game == game]) for game in games])


def game_progress(game: str, played: Sequence[PlayedMatch]) -> GameProgress:
    counting = [match for match in played if match.origin in COUNTING]
    contested = [match for match in counting if match.rivals]
    skills = skills_in(game)
    line = line_of(played, skills)
    return GameProgress(
        game=game,
        matches=len(counting),
        contested=len(contested),
        wins=sum(match.won > 0 for match in contested),
        mean_points=round(mean(match.points for match in counting), 1) if counting else 0.0,
        best=max((match.points for match in counting), default=0),
        beaten=highest_beaten(counting, skills),
        rating=next((point.rating for point in reversed(line) if point.rating), None),
        levels=[level_record(level, skills[level], counting) for level in levels.NAMES],
        line=line,
    )


def highest_beaten(played: Sequence[PlayedMatch], skills: Skills) -> str | None:
    beaten = [level for level in reversed(skills) if any(beats(match, level) for match in played)]
    return max(beaten, key=lambda level: skills[level], default=None)


def beats(match: PlayedMatch, level: str) -> bool:
    """Alone at the top, with that level below."""
    return match.won == 1 and any(rival.bot == level for rival in match.rivals)


def level_record(level: str, anchor: float, played: Sequence[PlayedMatch]) -> LevelRecord:
    against = [match for match in played if any(rival.bot == level for rival in match.rivals)]
    return LevelRecord(level, anchor, len(against), sum(beats(match, level) for match in against))


def line_of(played: Sequence[PlayedMatch], skills: Skills) -> list[ProgressPoint]:
    model = PlackettLuce()
    skill = model.rating()
    line = []
    for match in played:
        rated = rated_after(model, skill, match, skills)
        skill = rated or skill
        now = None if rated is None else SkillNow(round(skill.mu, 1), round(skill.sigma, 1))
        line.append(ProgressPoint(match.match, match.at, match.points, match.rivals, match.won, match.origin, now))
    return line


def rated_after(
    model: PlackettLuce, skill: PlackettLuceRating, match: PlayedMatch, skills: Skills
) -> PlackettLuceRating | None:
    """The person's rating after a match with levels; theirs never moves."""
    known = [rival for rival in match.rivals if rival.bot in skills]
    if not known or match.origin not in COUNTING:
        return None
    own = points_with_victory(match, max(rival.points for rival in known))
    teams = [[skill], *([model.rating(skills[rival.bot or ""], CERTAIN)] for rival in known)]
    return model.rate(teams, scores=[float(own), *(float(rival.points) for rival in known)])[0][0]


def points_with_victory(match: PlayedMatch, best: int) -> int:
    """Points that say who won where something else than points did; `best` are those of the best level."""
    if match.won == 1:
        return max(match.points, best + 1)
    return match.points - (match.won == 0 and match.points == best)


HANDLERS = [show_progress, export_progress, forget_progress]
