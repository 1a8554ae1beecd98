// "It is your turn", said by the tab: its title, its icon, and a short sound for those who want one.
import icon from "../design/icon.svg?url";
import turnIcon from "../design/icon-turn.svg?url";

export function signalTurn(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = mine ? turnIcon : icon;
}

let context: AudioContext | null = null;

/** Two soft drops, made here: no sound file. */
export function chime(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") {
    context = null; // made before the first click, so it stays silent; the next one will not
    return;
  }
  drop(context, 660, 0);
  drop(context, 880, 0.13);
}

function drop(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(pitch * 1.25, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.06);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}
