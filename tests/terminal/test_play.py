"""Whole evenings at the terminal table."""

from __future__ import annotations

import io
import sys
from itertools import repeat
from pathlib import Path

import pytest
from rich.console import Console

from atol import game, installed_games
from atol.core import record
from atol.core.meta import Meta
from atol.core.shuffle import keyed, plain
from atol.locales import words
from atol.table.seats import BOT, PERSON, Seat
from atol.table.table import Table
from atol.table.thinking import Task
from atol.terminal.play import INTERRUPTED, Session
from atol.terminal.screen import Screen
from tests.example import ACHIEVING, EXAMPLE, GAME
from tests.table.tables import (
    ALA,
    GREEDY,
    OLA,
    everything,
    nearly_over,
    own_hand,
    secret_cards,
    step,
    table_of,
    view_of,
)
from tests.terminal.scripts import Evening, Line, text_on

LANGUAGES = ("pl", "en")
WHOLE_MATCH = 10_000  # lines


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "match.atol"


def evening(save: Path, *lines: Line, language: str = "en", table: Table | None = None) -> Evening:
    return Evening(table or table_of(ALA, GREEDY), lines, save, language)


# ---- a whole match


@pytest.mark.parametrize(
    ("language", "fair", "saved"),
    [
        ("en", "Fair shuffle checked", "Match saved in"),
        pytest.param("pl", "Tasowanie sprawdzone", "Partia zapisana w", marks=pytest.mark.long),
    ],
)
def test_a_match_against_a_bot_ends_with_winners_a_fair_check_and_a_record(
    save: Path, language: str, fair: str, saved: str
) -> None:
    played = Evening(table_of(ALA, GREEDY, shuffle=keyed()), repeat("1"), save, language)
    assert played.exit_code == 0
    assert played.table.over
    assert played.table.commitment in played.unwrapped
    winners = [played.table.names[seat] for seat in played.table.winners()]
    said = words(language).say("winners", count=len(winners), names=", ".join(winners))
    assert said in played.unwrapped
    assert fair in played.unwrapped.split(said)[1]
    assert saved in played.unwrapped.split(said)[1]
    kept = record.read(save.read_text(encoding="utf-8"))
    assert record.verify(kept).scores() == played.table.scores()
    assert kept.commitment == played.table.commitment


def test_bots_alone_play_to_the_end(save: Path) -> None:
    played = Evening(table_of(GREEDY, Seat(BOT, "random")), [], save)
    assert played.exit_code == 0
    assert played.person.prompts == []
    assert "greedy places red on" in played.text
    assert "greedy wins!" in played.text


def test_a_shared_victory_and_no_victory_have_words() -> None:
    assert words("en").say("winners", count=2, names="Ala, Ola") == "Ala, Ola share the victory!"
    assert words("pl").say("winners", count=2, names="Ala, Ola") == "Wspólne zwycięstwo: Ala, Ola!"
    assert words("pl").say("winners", count=0, names="") == "Nikt nie wygrywa."


def test_a_tie_that_a_tie_break_decided_says_so(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Table, "decided", lambda table, spoken: "Equal at 20 points, so something else decided: luck."
    )
    assert "so something else decided: luck." in end_of_a_match(save).text


def end_of_a_match(save: Path) -> Evening:
    return Evening(nearly_over(lambda: table_of(ALA, GREEDY)), repeat("1"), save)


def test_a_game_with_an_achievement_sheet_says_that_the_terminal_does_not_fill_it(save: Path) -> None:
    table = nearly_over(lambda: Table(game(ACHIEVING), [ALA], {}, plain(3)))
    assert "Only the table in the browser keeps the achievement sheet" in Evening(table, repeat("1"), save).unwrapped
    assert "achievement sheet" not in end_of_a_match(save).text


def test_after_a_match_of_people_the_log_is_not_told_again(save: Path) -> None:
    played = Evening(table_of(), repeat("1"), save)
    assert played.table.over
    assert played.text.count("has the starfish and begins") == 2  # each person read it once


def test_the_options_shape_the_board(save: Path) -> None:
    played = evening(save, table=table_of(ALA, GREEDY, points="hidden"))
    assert "greedy · ? pts" in played.text
    assert "Ala ★ · 3 pts" in played.text


# ---- moves in words


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "place red b2", "Ala places red on b2, level 1"),
        ("en", "PLACE  Red B2 ", "Ala places red on b2, level 1"),
        ("en", "red b2", "Ala places red on b2, level 1"),
        ("en", "b2 red", "Ala places red on b2, level 1"),
        ("en", "red on b2", "Ala places red on b2, level 1"),
        ("en", "put yellow on c3", "Ala places yellow on c3, level 1"),
        ("en", "1", "Ala places red on b2, level 1"),
        ("en", "16", "Ala places purple on c3, level 1"),
        ("pl", "place red b2", "Ala kładzie: czerwony na b2, poziom 1"),
        ("pl", "połóż czerwony b2", "Ala kładzie: czerwony na b2, poziom 1"),
        ("pl", "Połóż czerwony na B2", "Ala kładzie: czerwony na b2, poziom 1"),
        ("pl", "poloz zolty b2", "Ala kładzie: żółty na b2, poziom 1"),
        ("pl", "fioletowy na c3", "Ala kładzie: fioletowy na c3, poziom 1"),
    ],
)
def test_a_move_can_be_typed(save: Path, language: str, typed: str, told: str) -> None:
    played = evening(save, typed, language=language)
    assert played.table.version == 1
    assert told in played.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_listed_move_can_be_typed_as_it_is_listed(save: Path, language: str) -> None:
    table = table_of(ALA, GREEDY)
    for action in table.legal(0):
        sentence = GAME.sentence(action, words(language))
        played = evening(save, sentence, language=language)
        assert [entry.action for entry in played.table.journal] == [action], sentence


@pytest.mark.parametrize("typed", ["take {card}", "weź {card}", "bierz {card}", "wez {card}"])
def test_a_card_is_taken_in_polish_words(save: Path, typed: str) -> None:
    table = step(table_of(ALA, GREEDY), 8)
    card = view_of(table, 0).display[0].card
    assert table.to_act == 0
    played = evening(save, typed.format(card=card), language="pl", table=table)
    assert card in own_hand(played.table, 0)


def test_a_part_that_fits_one_move_is_enough(save: Path) -> None:
    played = evening(save, "red b2", "yellow c2", "green b3", "c3")
    assert [GAME.notation(int(str(entry.action))) for entry in played.table.journal[:4]][3] == "place purple c3"


def test_a_part_that_fits_several_moves_names_them_with_their_numbers(save: Path) -> None:
    played = evening(save, "b2")
    assert played.table.version == 0
    expected = "That fits several moves: 1 red on b2; 5 yellow on b2; 9 green on b2; 13 purple on b2"
    assert expected in played.unwrapped


def test_several_moves_are_named_in_polish(save: Path) -> None:
    assert "1 czerwony na b2; 5 żółty na b2" in evening(save, "b2", language="pl").unwrapped


@pytest.mark.parametrize("typed", ["a1", "dance", "0", "17", "-1", "1.5", "place", "red b9", "take R05", "[/b]"])
def test_what_fits_no_move_or_many_is_asked_again(save: Path, typed: str) -> None:
    played = evening(save, typed, "1")
    assert played.table.version == 1
    refusals = ("is no move", "cannot be done now", "There is no number", "That fits several moves")
    assert sum(refusal in played.unwrapped for refusal in refusals) == 1


@pytest.mark.parametrize(
    ("language", "typed", "why"),
    [
        ("en", "dance", "“dance” is no move of this game. Possible, for example: 1 red on b2; 2 red on c2;"),
        ("en", "take R05", "“take R05” cannot be done now. Possible, for example: 1 red on b2;"),
        ("en", "17", "There is no number 17 in the list: it has 1 to 16."),
        ("pl", "tańcz", "„tańcz” nie jest ruchem w tej grze. Możliwe na przykład: 1 czerwony na b2;"),
        ("pl", "dobierz R05", "„dobierz R05”: tego nie można zrobić teraz. Możliwe na przykład: 1 czerwony na b2;"),
        ("pl", "17", "Na liście nie ma numeru 17: są od 1 do 16."),
    ],
)
def test_a_refusal_says_why_and_gives_examples_in_the_player_s_language(
    save: Path, language: str, typed: str, why: str
) -> None:
    assert why in evening(save, typed, language=language).unwrapped


@pytest.mark.parametrize("typed", ["", "   ", "\t"])
def test_an_empty_line_is_asked_again_without_a_word(save: Path, typed: str) -> None:
    played = evening(save, typed)
    assert played.person.prompts == ["> ", "> "]
    assert "legal moves" not in played.text


# ---- commands, in both languages


def command(name: str, language: str) -> str:
    return words(language).say(f"command-{name}")


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("typed", LANGUAGES)
def test_undo_takes_back_a_decision(save: Path, spoken: str, typed: str) -> None:
    played = evening(save, "1", command("undo", typed), language=spoken)
    assert [entry.back_to for entry in played.table.journal] == [None, 0]
    assert words(spoken).say("log-undo", seat="Ala") in played.text


def test_undo_that_is_not_possible_says_why(save: Path) -> None:
    played = evening(save, "undo", "1")
    assert "nothing to take back" in played.text
    assert played.table.version == 1


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_hint_names_a_legal_move(save: Path, spoken: str) -> None:
    played = evening(save, command("hint", spoken), language=spoken)
    assert played.table.version == 0
    hinted = [
        action
        for number, action in enumerate(played.table.legal(0), start=1)
        if words(spoken).say("hint", action=GAME.sentence(action, words(spoken)), number=number, result="")
        in played.text
    ]
    assert 1 <= len(hinted) <= 3
    assert words(spoken).say("hint-knows") in " ".join(played.text.split())


@pytest.mark.parametrize(("spoken", "total"), [("pl", "Razem"), ("en", "Total")])
def test_score_shows_the_sheets(save: Path, spoken: str, total: str) -> None:
    played = evening(save, command("score", spoken), language=spoken)
    assert played.text.count(total) == 2


def test_score_keeps_hidden_points_secret(save: Path) -> None:
    played = evening(save, "score", table=table_of(ALA, GREEDY, points="hidden"))
    assert played.text.count("Total") == 1
    assert "greedy: points are kept secret until the end" in played.text


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_rules_show_every_section_and_every_ruling(save: Path, spoken: str) -> None:
    shown = evening(save, command("rules", spoken), language=spoken).unwrapped
    for section in GAME.meta.rules_sections:
        assert words(spoken).say(f"{EXAMPLE}-rules-{section}-title") in shown
        assert words(spoken).say(f"{EXAMPLE}-rules-{section}") in shown
    for ruling in GAME.rulings:
        assert words(spoken).say(f"{EXAMPLE}-ruling-{ruling.name.replace('_', '-')}") in shown


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_rules_say_where_the_components_come_from(save: Path, spoken: str) -> None:
    shown = evening(save, command("rules", spoken), language=spoken).unwrapped
    assert words(spoken).say("provenance-public") in shown
    assert all(note.what[spoken] in shown for note in GAME.sources)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_log_tells_everything_from_the_beginning(save: Path, spoken: str) -> None:
    played = evening(save, "1", command("log", spoken), language=spoken)
    for line in played.table.log(0, words(spoken)):
        assert played.unwrapped.count(line) == 2  # when it happened, and when asked for


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_board_draws_the_table_again(save: Path, spoken: str) -> None:
    title = words(spoken).say(f"{EXAMPLE}-player", name="Ala ★", points=3)
    assert evening(save, language=spoken).text.count(title) == 1
    assert evening(save, command("board", spoken), language=spoken).text.count(title) == 2


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_help_lists_every_command(save: Path, spoken: str) -> None:
    shown = evening(save, command("help", spoken), language=spoken).unwrapped
    for name in ("undo", "hint", "score", "rules", "log", "board", "save", "help", "quit"):
        assert f"{command(name, spoken)} {words(spoken).say(f'command-{name}-help')}" in shown


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_save_keeps_the_match_in_a_file_and_goes_on(save: Path, tmp_path: Path, spoken: str) -> None:
    file = tmp_path / "new folder" / "my match.atol"
    played = evening(save, "1", f"{command('save', spoken)} {file}", "1", language=spoken)
    assert words(spoken).say("saved", file=str(file)) in played.unwrapped
    saved = record.read(file.read_text(encoding="utf-8"))
    assert len(saved.moves) == 1
    assert len(played.resumed().journal) == 2


def test_save_without_a_file_uses_the_usual_one(save: Path) -> None:
    assert evening(save, "1", "save", KeyboardInterrupt).text.count("Match saved in") == 2


def test_a_running_save_warns_its_reader(save: Path) -> None:
    evening(save, "1")
    assert save.read_text(encoding="utf-8").splitlines()[1].startswith("# This match is not over")


def test_a_finished_save_has_nothing_to_warn_of(save: Path) -> None:
    assert end_of_a_match(save).table.over
    assert "#" not in save.read_text(encoding="utf-8")


@pytest.mark.parametrize(("spoken", "words_"), [("en", "could not be saved"), ("pl", "Nie udało się zapisać")])
def test_a_file_that_cannot_be_written_is_named_and_the_match_goes_on(
    save: Path, tmp_path: Path, spoken: str, words_: str
) -> None:
    blocker = tmp_path / "blocker"
    blocker.write_text("a file, not a folder")
    for file in (blocker / "match.atol", tmp_path):
        played = evening(save, f"save {file}", "1", language=spoken)
        assert words_ in played.unwrapped
        assert str(file) in played.unwrapped
        assert played.table.version == 1
        assert played.resumed().version == 1


def test_save_understands_a_home_folder(save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    evening(save, "save ~/kept.atol")
    assert (tmp_path / "kept.atol").exists()


@pytest.mark.parametrize("typed", ["quit", "wyjdź", "wyjdz", "QUIT"])
def test_quit_saves_and_leaves(save: Path, typed: str) -> None:
    played = evening(save, "1", typed, "1")
    assert played.exit_code == 0
    assert played.table.version == 1
    assert everything(played.resumed()) == everything(played.table)


# ---- leaving without a word


@pytest.mark.parametrize(("way", "exit_code"), [(EOFError, 0), (KeyboardInterrupt, INTERRUPTED)])
@pytest.mark.parametrize("moves", [0, 3, 20])
def test_the_match_is_saved_however_it_is_left(
    save: Path, way: type[BaseException], exit_code: int, moves: int
) -> None:
    played = evening(save, *["1"] * moves, way, table=table_of(ALA, GREEDY, shuffle=keyed()))
    assert played.exit_code == exit_code
    assert "Match saved in" in played.unwrapped
    assert everything(played.resumed()) == everything(played.table)


def test_a_saved_match_is_played_to_its_end(save: Path) -> None:
    first = evening(save, "1", table=nearly_over(lambda: table_of(ALA, GREEDY)))
    assert not first.table.over
    second = Evening(first.resumed(), repeat("1"), save)
    assert second.table.over
    assert record.verify(record.read(save.read_text(encoding="utf-8"))).over


def test_an_interrupt_while_a_bot_thinks_saves_too(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(task: Task) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(Task, "think", interrupted)
    played = evening(save, *["1"] * 4)
    assert played.exit_code == INTERRUPTED
    assert played.resumed().version == 4


# ---- several people at one keyboard


class Watchful:
    """Types 1 and sees to it that nothing printed since the curtain names another person's secret card."""

    def __init__(self, table: Table, console: Console, most: int) -> None:
        self.table = table
        self.console = console
        self.most = most
        self.looks = 0
        self.lines = 0

    def read(self, prompt: str) -> str:
        since_curtain = text_on(self.console).rpartition("Pass the keyboard to ")[2]
        seat = self.table.to_act
        assert since_curtain.startswith(self.table.names[seat])
        for other in range(len(self.table.seats)):
            if other != seat:
                secret = secret_cards(self.table, other)
                self.looks += len(secret)
                assert not [card for card in secret if card in since_curtain]
        assert all(card in since_curtain for card in own_hand(self.table, seat))
        self.lines += 1
        if self.lines > self.most:
            raise EOFError
        return ("1", "1", "score", "1", "log", "1", "board", "1")[self.lines % 8]


@pytest.mark.parametrize(
    ("points", "lines"),
    [
        ("hidden", 40),
        pytest.param("hidden", WHOLE_MATCH, marks=pytest.mark.long),
        pytest.param("open", WHOLE_MATCH, marks=pytest.mark.long),
    ],
)
def test_people_at_one_keyboard_never_see_each_other_s_secret_cards(save: Path, points: str, lines: int) -> None:
    table = table_of(ALA, OLA, Seat(PERSON, "Ela"), shuffle=keyed(bytes(32)), points=points)
    console = Console(file=io.StringIO(), width=120, color_system=None, highlight=False)
    watchful = Watchful(table, console, lines)
    code = Session(table, Screen(console, words("en"), table.game), watchful.read, save).run()
    assert code == 0
    assert table.over == (lines == WHOLE_MATCH)
    assert watchful.looks > 30


@pytest.mark.parametrize("meta", [meta for meta in installed_games() if not meta.secrets], ids=lambda meta: meta.id)
def test_without_secrets_there_is_no_curtain(save: Path, meta: Meta) -> None:
    table = Table(game(meta.id), [ALA, OLA], {}, plain(3))
    played = Evening(table, ["1"] * 25, save)
    assert "Pass the keyboard" not in played.text
    assert {"Ala, what will you do?", "Ola, what will you do?"} <= set(played.text.splitlines())


def test_the_curtain_falls_only_when_another_person_comes(save: Path) -> None:
    assert evening(save, *["1"] * 8, table=table_of()).text.count("Pass the keyboard to") == 3
    assert "Pass the keyboard" not in evening(save, *["1"] * 8).text


def test_at_a_real_terminal_the_curtain_waits_for_enter_and_clears(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    table = table_of()
    console = Console(file=io.StringIO(), width=120, force_terminal=True, highlight=False)
    prompts: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) == 1:
            assert own_hand(table, 0)[0] not in text_on(console)
        if len(prompts) == 6:
            raise EOFError
        return "1"

    Session(table, Screen(console, words("en"), table.game), read, save).run()
    assert prompts == ["", "> ", "> ", "> ", "> ", ""]
    shown = text_on(console)
    assert shown.index("Pass the keyboard") < shown.index("\x1b[2J") < shown.index(own_hand(table, 0)[0])


@pytest.mark.parametrize("name", ["[bold]Ala", "[/x]", ":smile:", "Zażółć Gęślą"])
def test_any_name_is_shown_as_it_is(save: Path, name: str) -> None:
    played = evening(save, "score", "1", table=table_of(Seat(PERSON, name), OLA))
    assert played.table.version == 1
    assert f"{name}, what will you do?" in played.text
    assert played.text.count(name) >= 4
