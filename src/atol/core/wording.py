"""The part of the conformance suite that reads: whatever a player meets has its words in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from atol.core.game import Game, State
from atol.core.messages import Event, ScoreLine
from atol.core.notation import Notation
from atol.locales import LANGUAGES, Words, words

NAMES = ["Ala", "Ola", "Ela", "Jan", "Ewa"]


def check_words(game: Game) -> None:
    """A lobby, the help and every action speak all languages."""
    for language in LANGUAGES:
        assert game.meta.names.get(language), f"the game has no name in {language}"
        spoken = words_of(game, language)
        for message in messages_of(game):
            say_well(spoken, message)
        check_sentences(game, spoken)


def words_of(game: Game, language: str) -> Words:
    try:
        spoken = words(language)
        spoken.add(game.meta.package)
    except FileNotFoundError as error:
        raise AssertionError(f"there are no words in {language}: {error.filename}") from None
    return spoken


def messages_of(game: Game) -> Iterator[str]:
    """What is said about the game before anybody plays it."""
    prefix, meta = game.meta.id, game.meta
    yield f"{prefix}-tagline"
    for option in meta.options:
        yield f"{prefix}-option-{option.name}"
        yield from (f"{prefix}-option-{option.name}-{value}" for value in option.values)
        if option.lists:
            yield from (f"{prefix}-list-{option.name}", f"{prefix}-list-{option.name}-own")
            yield from (f"{prefix}-list-{option.name}-{thing}" for thing in option.lists.of)
    for section in meta.rules_sections:
        yield from (f"{prefix}-rules-{section}", f"{prefix}-rules-{section}-title")
    yield from (f"{prefix}-ruling-{ruling.name.replace('_', '-')}" for ruling in game.rulings)


def check_sentences(game: Game, spoken: Words) -> None:
    sentences: dict[str, int] = {}
    for action in range(game.action_count):
        try:
            sentence = game.sentence(action, spoken)
        except LookupError as error:
            raise AssertionError(f"action {game.notation(action)!r} has no sentence: {error}") from None
        demand_clean(sentence, f"the sentence of {game.notation(action)!r}")
        other = sentences.setdefault(sentence, action)
        assert other == action, f"{game.notation(other)!r} and {game.notation(action)!r} share a sentence"


def check_offers(state: State) -> None:
    """Whoever is to act reads every legal action, each in words of its own."""
    if state.over:
        return
    text, view, legal = state.game.text, state.view(state.to_act), state.legal()
    assert sorted(text.arranged(legal, view)) == legal, "the list of choices is not what is legal"
    for language in LANGUAGES:
        spoken = words_of(state.game, language)
        offers = [text.offer(action, view, NAMES[: state.seats], spoken) for action in legal]
        for offer in offers:
            demand_clean(offer, f"a choice in {language}")
        assert len(set(offers)) == len(offers), f"two choices read the same in {language}: {offers}"


def check_tie_words(state: State) -> None:
    for rule in state.tie_breaks():
        for language in LANGUAGES:
            say_well(words_of(state.game, language), f"{state.game.meta.id}-tie-{rule.key}", won=2, lost=1)


def check_log(game: Game, events: Iterable[Event]) -> None:
    """Every event has a line in every language."""
    distinct = {repr(event): event for event in events}.values()
    for language in LANGUAGES:
        spoken = words_of(game, language)
        for event in distinct:
            try:
                line = game.log_line(event, NAMES, spoken)
            except LookupError as error:
                raise AssertionError(f"event {event.name!r} has no log line: {error}") from None
            demand_clean(line, f"the log line of {event.name!r} in {language}")


def check_score_words(state: State) -> None:
    """Every line of every score sheet has its words and its reason."""
    lines = {line.key: line for seat in range(state.seats) for line in state.score_sheet(seat)}
    for language in LANGUAGES:
        for line in lines.values():
            spoken = words_of(state.game, language)
            check_score_line(f"{state.game.meta.id}-score-{line.key}", line, state.game.text, spoken)


def check_reason_words(state: State) -> None:
    """Whatever a hint may name beside points has its words."""
    told = [aspect for seat in range(state.seats) for aspect in state.game.aspects(state, seat)]
    told += [chance for action in state.legal() for chance in state.game.chances(state, action)]
    for language in LANGUAGES:
        for key in {aspect.key for aspect in told}:
            say_well(words_of(state.game, language), f"{state.game.meta.id}-aspect-{key}")


def check_score_line(message: str, line: ScoreLine, text: Notation, spoken: Words) -> None:
    parts = ", ".join(f"{text.detail(line.key, detail.what, spoken)}: {detail.points}" for detail in line.details)
    say_well(spoken, message)
    say_well(spoken, f"{message}-why", parts=parts or "1", n=len(line.details))


def say_well(spoken: Words, message: str, **details: object) -> None:
    assert spoken.has(message), f"{message} is not said in {spoken.language}"
    try:
        text = spoken.say(message, **details)
    except LookupError as error:
        raise AssertionError(f"{message} cannot be said: {error}") from None
    assert text.strip(), f"{message} is empty in {spoken.language}"


def demand_clean(text: str, what: str) -> None:
    """One line without holes in it."""
    assert text, f"{what} is empty"
    assert text == " ".join(text.split()), f"{what} has spaces that do not belong: {text!r}"
    assert not set(text) & set("{}"), f"{what} is no plain line: {text!r}"
