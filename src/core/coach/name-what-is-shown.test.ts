import { expect, it } from 'vitest';
import { nameWhatIsShown } from './name-what-is-shown.ts';

it.each([
  ['how do i do this?', 'how do i do the goblet squat?'],
  ['Swap this exercise today', 'Swap the goblet squat today'],
  ['can i swap it for something else', 'can i swap the goblet squat for something else'],
  ['replace this', 'replace the goblet squat'],
  ['how am i doing this week', 'how am i doing this week'],
  ['what do i do this morning', 'what do i do this morning'],
  ['i like it', 'i like it'],
  ['swap the bench press', 'swap the bench press'],
  ['', ''],
])('%s', (message, named) => {
  expect(nameWhatIsShown(message, 'goblet squat')).toBe(named);
});
