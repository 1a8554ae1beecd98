// Soft sounds of paper, water and shells, made here: no sound file. They are off until somebody switches them on.
import { preferences } from "$lib/preferences.svelte";

export type Sound = "place" | "draw" | "score" | "turn" | "end";

/** A note: its pitch, when it begins, how long it rings, how loud. */
type Note = [pitch: number, after: number, length: number, volume: number];

const NOTES: Record<Sound, Note[]> = {
  place: [[196, 0, 0.16, 0.14]],
  draw: [
    [392, 0, 0.1, 0.05],
    [523, 0.05, 0.12, 0.05],
  ],
  score: [
    [659, 0, 0.3, 0.08],
    [784, 0.09, 0.3, 0.08],
    [988, 0.18, 0.42, 0.08],
  ],
  turn: [
    [660, 0, 0.35, 0.12],
    [880, 0.13, 0.35, 0.12],
  ],
  end: [
    [523, 0, 0.5, 0.1],
    [659, 0.16, 0.5, 0.1],
    [784, 0.32, 0.5, 0.1],
    [1047, 0.48, 0.9, 0.1],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") {
    context = null; // made before the first click, so it stays silent; the next one will not
    return;
  }
  for (const note of NOTES[sound]) ring(context, note);
}

function ring(audio: AudioContext, [pitch, after, length, loudness]: Note): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(pitch * 1.25, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.06);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loudness, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}
