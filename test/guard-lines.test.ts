import { expect, it } from 'vitest';
import { measureGuard } from '../bench/talk/guard.ts';

// Set 0 is what the rules were begun from, set 1 was learned from after it was scored once; set 2 is only ever measured by the bench.
it.each([0, 1])('the guard judges the lines of set %i as who wrote them', (set) => {
  const { bad, good, wrong } = measureGuard(set);
  expect(bad.right / bad.total, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
  expect(good.right / good.total, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});
