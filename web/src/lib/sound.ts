/** A few short tones, made on the spot; silent unless the settings say otherwise. */

import { settings } from "./settings.svelte";

const TONES = { turn: [523, 784], step: [330], over: [523, 659, 784] } as const;
let audio: AudioContext | undefined;

export function sound(which: keyof typeof TONES): void {
  if (settings.get("sound") === "off") return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  TONES[which].forEach((pitch, index) => {
    if (!audio) return;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const at = start + index * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.26);
  });
}
