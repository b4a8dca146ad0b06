import type { PlayerSettings } from './player-settings.ts';

const TONES_HZ = [660, 880];
const TONE_SECONDS = 0.16;
const LOUDNESS = 0.25;
const BUZZ_MS = [180, 90, 180];

let audio: AudioContext | undefined;

/** Browsers let sound begin only at a tap: called at one. */
export function wakeSound({ sound }: PlayerSettings): void {
  if (!sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
}

/** Two short tones, the second higher. */
function beep(): void {
  if (!audio) return;
  const { currentTime, destination } = audio;
  TONES_HZ.forEach((frequency, index) => {
    if (!audio) return;
    const start = currentTime + index * 1.5 * TONE_SECONDS;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(LOUDNESS, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(gain).connect(destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  });
}

/** The rest is over: by tone and by vibration, as far as they are wanted and the device can. */
export function cueRestOver({ sound, vibration }: PlayerSettings): void {
  if (sound) beep();
  // Browsers refuse it, and complain, on a page that was reloaded and not tapped since.
  const isTapped = navigator.userActivation?.hasBeenActive ?? true;
  if (vibration && isTapped && 'vibrate' in navigator) navigator.vibrate(BUZZ_MS);
}

/** Says a sentence in place of the one that is being said. */
export function say(text: string): void {
  if (!('speechSynthesis' in window)) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-US';
  speechSynthesis.speak(words);
}

export function silence(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}
