"""The report of a contest as one HTML file that loads nothing: tables, plots, light and dark."""

from __future__ import annotations

from html import escape

from atol.arena import plots
from atol.arena.plots import Line, Whisker
from atol.arena.standings import PairStanding, Standings
from atol.core.registry import meta
from atol.locales import Words

STYLE = """
:root{--ink:#12343b;--paper:#f6fbfa;--card:#fff;--edge:#cfe3e1;--soft:#51707a;--accent:#0b6e72;
--c0:#0b6e72;--c1:#b4531a;--c2:#5b3fa8;--c3:#1c7a3d;--c4:#a3215f;--c5:#1f5fae}
@media(prefers-color-scheme:dark){:root{--ink:#e3f2f1;--paper:#0c2429;--card:#12323a;--edge:#2b525a;--soft:#a5c3c6;
--accent:#5fd0cf;--c0:#5fd0cf;--c1:#ff9a5c;--c2:#b9a3ff;--c3:#7ed99a;--c4:#ff8fc0;--c5:#8cbcff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 3rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);
background:var(--paper)}
h1{margin:0 0 .25rem;font-size:1.7rem}h2{font-size:1.15rem;margin:0 0 .75rem}
p{margin:.25rem 0 .75rem;color:var(--soft)}
section{background:var(--card);border:1px solid var(--edge);border-radius:14px;padding:1rem;margin-top:1rem}
.wide{overflow-x:auto}.wide svg{min-width:34rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{white-space:nowrap;padding:.35rem .6rem;text-align:right;border-bottom:1px solid var(--edge)}
th:first-child,td:first-child{text-align:left}thead th{color:var(--soft);font-weight:600}
svg{display:block;width:100%;height:auto;font:14px system-ui,sans-serif}svg text{fill:var(--ink)}
svg text.small{fill:var(--soft);font-size:12px}.grid{stroke:var(--edge)}
.range{stroke:var(--accent);stroke-width:2;fill:none}.dot,.bar{fill:var(--accent)}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}
""" + "".join(f".line.c{i}{{stroke:var(--c{i})}}svg text.name.c{i}{{fill:var(--c{i})}}" for i in range(plots.COLOURS))


def report_html(standings: Standings, words: Words) -> str:
    contest = standings.contest
    name = meta(contest.game).names[words.language]
    title = words.say("arena-title", game=name)
    parts = [
        section(words.say("arena-ratings"), words.say("arena-ratings-note"), ratings_part(standings, words)),
        section(words.say("arena-pairs"), words.say("arena-pairs-note"), pairs_part(standings)),
        section(words.say("arena-course"), words.say("arena-course-note"), course_part(standings, words)),
    ]
    if contest.seats > 1:
        parts.append(section(words.say("arena-seats"), words.say("arena-seats-note"), seats_part(standings, words)))
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        f"<p>{escape(summary_line(standings, words))}</p>{''.join(parts)}</main></body></html>\n"
    )


def summary_line(standings: Standings, words: Words) -> str:
    contest = standings.contest
    return words.say(
        "arena-summary",
        matches=standings.matches,
        deals=standings.deals,
        seats=contest.seats,
        seed=str(contest.seed),
        kind="ladder" if contest.ladder else "robin",
        options=" ".join(f"{name}={value}" for name, value in contest.options.items()) or "–",
    )


def section(title: str, note: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(note)}</p>{wide(title, content)}</section>"


def wide(label: str, content: str) -> str:
    """What is wider than a phone is moved sideways, by a finger or by keys."""
    return f'<div class="wide" role="region" tabindex="0" aria-label="{escape(label)}">{content}</div>'


def ratings_part(standings: Standings, words: Words) -> str:
    rows = [Whisker(bot.bot, bot.rating.low, bot.rating.skill, bot.rating.high) for bot in standings.bots]
    return plots.whiskers(words.say("arena-ratings"), rows) + table(columns(words), standing_rows(standings))


def columns(words: Words) -> list[str]:
    """The heads of the table of bots, here and in the terminal."""
    return [words.say(f"arena-{name}") for name in ("bot", "skill", "interval", "ahead", "wins", "matches", "points")]


def standing_rows(standings: Standings) -> list[list[str]]:
    return [
        [
            bot.bot,
            f"{bot.rating.skill:.1f}",
            f"{bot.rating.low:.1f} – {bot.rating.high:.1f}",
            percent(bot.ahead),
            f"{bot.wins:.1f}".removesuffix(".0"),
            str(bot.matches),
            f"{bot.mean_points:.1f}",
        ]
        for bot in standings.bots
    ]


def pairs_part(standings: Standings) -> str:
    names = [bot.bot for bot in standings.bots]
    pairs = {(pair.bot, pair.other): pair for pair in standings.pairs}
    return table(["", *names], [[bot, *(pair_cell(pairs.get((bot, other))) for other in names)] for bot in names])


def pair_cell(pair: PairStanding | None) -> str:
    return "–" if pair is None else f"{percent(pair.ahead)} ({pair.meetings})"


def course_part(standings: Standings, words: Words) -> str:
    drawn = [
        Line(bot, [(moment.deals, moment.skills[index]) for moment in standings.course])
        for index, bot in enumerate(standings.contest.bots)
    ]
    return plots.lines(words.say("arena-course"), drawn)


def seats_part(standings: Standings, words: Words) -> str:
    rows = [(words.say("arena-seat", number=seat + 1), share) for seat, share in enumerate(standings.seats)]
    return plots.bars(words.say("arena-seats"), rows)


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' if text else "<td></td>" for text in heads)
    body = "".join(f"<tr>{row_cells(row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def row_cells(row: list[str]) -> str:
    name, *values = row
    return f'<th scope="row">{escape(name)}</th>' + "".join(f"<td>{escape(text)}</td>" for text in values)
