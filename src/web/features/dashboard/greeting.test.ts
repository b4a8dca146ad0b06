import { expect, it } from 'vitest';
import { greetingOf, nameGreeted } from './greeting.ts';

it.each([
  ['Maya', 'MAYA'],
  ['  zoë ', 'ZOË'],
  ['', 'CHAMPION'],
  [null, 'CHAMPION'],
  [undefined, 'CHAMPION'],
])('%j is greeted as %s', (firstName, name) => {
  expect(nameGreeted(firstName)).toBe(name);
});

it.each([
  [true, 'WELCOME, MAYA'],
  [false, 'WELCOME BACK, MAYA'],
])('whether somebody is here for the first time (%s) is heard: %s', (isFirstTime, words) => {
  expect(greetingOf('Maya', isFirstTime).join(' ')).toBe(words);
});
