"""The part of the conformance suite that learns: every lesson comes up, in words, and gives nothing away."""

from __future__ import annotations

from collections.abc import Iterator

from atol.core.game import Game, State
from atol.core.lessons import Course, DueLesson
from atol.core.messages import Event
from atol.core.random import seeded
from atol.core.shuffle import KNOWN, shuffle_from
from atol.core.wording import NAMES, demand_clean, say_well, words_of
from atol.locales import LANGUAGES

RANDOM_PLIES = 60
LONGEST_SENTENCE = 330  # letters: more does not fit a phone beside the board


def check_courses(game: Game) -> None:
    """Courses are told apart by their deals; each is played as it was prepared, and at random."""
    assert len({course.deal.seed for course in game.courses}) == len(game.courses), "two courses share a deal"
    for course in game.courses:
        check_titles(game, course)
        check_prepared(game, course)
        check_random(game, course)


def check_titles(game: Game, course: Course) -> None:
    prefix = game.meta.id
    for language in LANGUAGES:
        spoken = words_of(game, language)
        say_well(spoken, f"{prefix}-course-{course.id}")
        for picture in course.pictures:
            say_well(spoken, f"{prefix}-course-{course.id}-{picture}")
        for lesson in course.lessons:
            say_well(spoken, f"{prefix}-lesson-{lesson.id}.title")


def check_prepared(game: Game, course: Course) -> None:
    """Each lesson comes up after as many moves as its deal says; those named as special do not."""
    met: dict[str, int] = {}
    for ply, due in enumerate(prepared_moments(game, course)):
        for lesson in due:
            if met.setdefault(lesson.id, ply) == ply:
                check_sentence(game, lesson)
    assert met == course.deal.moments, f"{course.id}: the moments of its lessons have moved: {met}"
    missing = {lesson.id for lesson in course.lessons} - set(met)
    assert missing == set(course.deal.special), f"{course.id}: these lessons never come up: {missing}"


def prepared_moments(game: Game, course: Course) -> Iterator[list[DueLesson]]:
    shuffle = shuffle_from(KNOWN, course.deal.seed)
    events: list[Event] = []
    state = game.new_with_events(course.seats, shuffle.setup_seed(), dict(course.options), events)
    for move in course.deal.moves:
        yield due_in(course, state, events)
        shuffle.prepare(state)
        state.apply(game.parse(move))
    yield due_in(course, state, events)


def due_in(course: Course, state: State, events: list[Event]) -> list[DueLesson]:
    """What is due after these events, which are heard with that; it must follow from what the learner knows."""
    news = [event for event in events if event.visible_to(course.seat)]
    events.clear()
    due = course.due(state.determinize(course.seat, 1), news)
    for other in (state, state.determinize(course.seat, 2)):
        assert course.due(other, news) == due, f"{course.id}: a lesson depends on something hidden: {due}"
    return due


def check_sentence(game: Game, lesson: DueLesson) -> None:
    for language in LANGUAGES:
        sentence = game.text.lesson(lesson, NAMES, words_of(game, language))
        demand_clean(sentence, f"the lesson {lesson.id!r} in {language}")
        assert len(sentence) <= LONGEST_SENTENCE, f"the lesson {lesson.id!r} is long in {language}: {sentence}"


def check_random(game: Game, course: Course) -> None:
    """Whatever the learner does, lessons have words and depend on nothing hidden."""
    events: list[Event] = []
    random = seeded(7)
    state = game.new_with_events(course.seats, 7, dict(course.options), events)
    for _ in range(RANDOM_PLIES):
        for lesson in due_in(course, state, events):
            check_sentence(game, lesson)
        if state.over:
            return
        legal = state.legal()
        state.apply(legal[random.below(len(legal))])
