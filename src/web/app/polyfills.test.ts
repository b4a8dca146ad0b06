import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

const file = readFileSync(join(import.meta.dirname, 'polyfills.js'), 'utf8');
const root = join(import.meta.dirname, '../../..');

/** A browser that lacks what the oldest that we promise lack. */
function oldBrowser() {
  const browser = createContext({});
  runInContext(
    `for (const name of ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'])
       delete Array.prototype[name];
     delete String.prototype.at;
     delete Object.hasOwn;`,
    browser,
  );
  return (code: string) => JSON.stringify(runInContext(code, browser));
}

it.each([
  ['[3, 1, 2].at(-1)', '2'],
  ['[3, 1, 2].findLast((item) => item > 1)', '2'],
  ['[3, 1, 2].findLastIndex((item) => item > 1)', '2'],
  ['[3, 1, 2].toReversed()', '[2,1,3]'],
  ['[3, 1, 2].toSorted()', '[1,2,3]'],
  ['[3, 1, 2].toSpliced(0, 2, 9)', '[9,2]'],
  ['[3, 1, 2].with(0, 7)', '[7,1,2]'],
  ['"abc".at(-1)', '"c"'],
  ['Object.hasOwn({ a: 1 }, "a")', 'true'],
])('%s works where it is missing', (code, answer) => {
  const run = oldBrowser();
  expect(() => run(code)).toThrow(/is not a function/);
  run(file);
  expect(run(code)).toBe(answer);
});

it('comes from the library that its package names', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'tools/polyfills/package.json'), 'utf8'));
  expect(file.split('\n', 1)[0]).toContain(`core-js ${dependencies['core-js']}, MIT, `);
});
