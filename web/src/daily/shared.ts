// The result of a daily sea as a line of text and as a picture; neither tells anything about the sea.
import type { Rival } from "$lib/messages";
import { botName } from "$lib/names";
import { words } from "$lib/words.svelte";

export type Outcome = "won" | "shared" | "lost";

export interface Shared {
  /** The name of the game. */
  game: string;
  day: string;
  points: number;
  rival: { name: string; points: number } | null;
  outcome: Outcome;
  practice: boolean;
}

/** Today where the person is, as YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day as people write it. */
export function dayName(day: string, style: "full" | "medium" = "medium"): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: style, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
}

export function outcomeOf(won: number): Outcome {
  return won === 1 ? "won" : won > 0 ? "shared" : "lost";
}

export function rivalName(rival: Rival): string {
  return rival.bot === null ? words.say("automaton") : botName(rival.bot);
}

export function lineOf({ game, day, points, rival, outcome, practice }: Shared): string {
  const details = { game, day, points };
  const line = rival
    ? words.say("daily-line-rival", { ...details, theirs: rival.points, rival: rival.name, outcome })
    : words.say("daily-line-alone", details);
  return practice ? words.say("daily-line-practice", { line }) : line;
}

const SIZE = [1200, 630] as const;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The same as a picture, drawn for every theme alike: it leaves this page. */
export function pictureOf(shared: Shared): string {
  const [width, height] = SIZE;
  const { rival } = shared;
  const result = rival ? `${shared.points} : ${rival.points}` : words.say("daily-points", { points: shared.points });
  const below = [rival && words.say(`daily-${shared.outcome}`, { rival: rival.name }), shared.practice && words.say("daily-practice")];
  const text = (y: number, size: number, fill: string, content: string) =>
    `<text x="90" y="${y}" font-size="${size}" font-weight="700" fill="${fill}">${escaped(content)}</text>`;
  const wave = (y: number, fill: string) => `<path fill="${fill}" d="M0 ${y}c150-46 250-46 400 0s250 46 400 0 250-46 400 0V${height}H0Z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="Nunito Variable, Nunito, system-ui, sans-serif"><rect width="${width}" height="${height}" fill="#0f4c66"/>` +
    wave(420, "#17657e") + wave(490, "#258296") + wave(560, "#3fa3ae") +
    text(120, 40, "#bfe8e0", words.say("daily-of", { day: dayName(shared.day) })) +
    text(205, Math.min(72, 1800 / shared.game.length), "#ffffff", shared.game) +
    text(345, 120, "#ffe08a", result) +
    text(410, 38, "#ddf1f0", below.filter(Boolean).join(" · ")) +
    text(600, 34, "#06242f", "Atol") + "</svg>"
  ); // prettier-ignore
}

/** The picture as a file. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(...SIZE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = SIZE;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
