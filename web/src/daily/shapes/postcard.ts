// The result of a daily sea as a picture; it tells nothing about the sea.
import { words } from "$lib/words.svelte";
import { dayName, type Shared } from "../shared";

const SIZE = [1200, 630] as const;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Drawn for every theme alike: it leaves this page. */
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
