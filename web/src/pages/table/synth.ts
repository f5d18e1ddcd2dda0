/**
 * The sounds of the table, made by the browser: short, quiet, of noise and a few tones. There is nothing to be loaded, and
 * nothing is heard, or even made ready, before the player has done something on the page.
 */

import type { Sound } from "./sound";

const VOLUME = 0.16;
/** So many voices may be heard at a time; more would only be noise. */
const MOST_VOICES = 8;
/** By how much sounds that come together follow each other, in seconds. */
const GAP = 0.07;

let context: AudioContext | null = null;
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let voices = 0;

/** Make sounds possible. Browsers allow it only in answer to something that the player does. */
export function unlock(): void {
  if (context === null) {
    context = new AudioContext();
    master = context.createGain();
    master.gain.value = VOLUME;
    master.connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
}

/** Let sounds be heard, one shortly after the other. */
export function playSounds(sounds: readonly Sound[]): void {
  if (context === null || context.state !== "running") return;
  const now = context.currentTime + 0.01;
  sounds.forEach((sound, i) => {
    SCORE[sound](now + i * GAP);
  });
}

/** A tone that begins at once and dies away. */
function tone(
  at: number,
  pitch: number,
  length: number,
  loud = 1,
  shape: OscillatorType = "triangle",
  to = pitch,
): void {
  if (context === null) return;
  const voice = context.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) voice.frequency.exponentialRampToValueAtTime(to, at + length);
  sing(voice, voice, at, length, loud);
}

/** A breath of noise around a pitch: a card on the table. */
function breath(at: number, pitch: number, length: number, loud = 1, to = pitch): void {
  if (context === null) return;
  hiss ??= noise(context);
  const voice = context.createBufferSource();
  voice.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) band.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(band);
  sing(voice, band, at, length, loud);
}

function sing(voice: AudioScheduledSourceNode, from: AudioNode, at: number, length: number, loud: number): void {
  if (context === null || master === null || voices >= MOST_VOICES) return;
  voices += 1;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0.0001, at);
  swell.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.012, length / 4));
  swell.gain.exponentialRampToValueAtTime(0.0001, at + length);
  from.connect(swell);
  swell.connect(master);
  voice.onended = () => {
    voices -= 1;
    swell.disconnect();
  };
  voice.start(at);
  voice.stop(at + length + 0.02);
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

const SCORE: Record<Sound, (at: number) => void> = {
  card: (at) => {
    breath(at, 2600, 0.07, 0.8, 900);
  },
  shuffle: (at) => {
    for (let i = 0; i < 5; i += 1) breath(at + i * 0.045, 2200 + i * 260, 0.05, 0.55);
  },
  coins: (at) => {
    tone(at, 2350, 0.16, 0.35, "sine");
    tone(at + 0.05, 3140, 0.2, 0.3, "sine");
  },
  gain: (at) => {
    breath(at, 1800, 0.06, 0.5, 700);
    tone(at + 0.03, 523, 0.16, 0.4);
    tone(at + 0.1, 784, 0.22, 0.35);
  },
  trash: (at) => {
    breath(at, 900, 0.28, 0.9, 180);
  },
  hit: (at) => {
    tone(at, 165, 0.3, 0.8, "sine", 82);
    breath(at, 500, 0.12, 0.7, 200);
  },
  turn: (at) => {
    tone(at, 659, 0.28, 0.5, "sine");
    tone(at + 0.12, 880, 0.4, 0.5, "sine");
  },
  won: (at) => {
    [523, 659, 784, 1047].forEach((pitch, i) => {
      tone(at + i * 0.12, pitch, 0.45, 0.45);
    });
  },
  lost: (at) => {
    [440, 392, 330].forEach((pitch, i) => {
      tone(at + i * 0.16, pitch, 0.45, 0.4);
    });
  },
};
