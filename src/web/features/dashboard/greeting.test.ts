import { expect, it } from 'vitest';
import { nameGreeted } from './greeting.ts';

it.each([
  ['Maya', 'MAYA'],
  ['  zoë ', 'ZOË'],
  ['', 'CHAMPION'],
  [null, 'CHAMPION'],
  [undefined, 'CHAMPION'],
])('%j is greeted as %s', (firstName, name) => {
  expect(nameGreeted(firstName)).toBe(name);
});
