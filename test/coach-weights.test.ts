import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trainedForChanges } from '../bench/coach/change-training.ts';
import { changeExamples, examples } from '../bench/coach/phrases.ts';
import { trainedForSafety } from '../bench/coach/safety-training.ts';

it.each([
  { name: 'coach-safety-weights', make: () => trainedForSafety(examples()) },
  { name: 'coach-change-weights', make: () => trainedForChanges(changeExamples()) },
])(
  'data/$name.json is what `npm run train:coach` makes of the phrases of today',
  ({ name, make }) => {
    const committed = readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8');
    expect(`${JSON.stringify(make(), null, 2)}\n` === committed, 'run npm run train:coach').toBe(true);
  },
  60_000,
);
