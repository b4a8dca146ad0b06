import { describe, expect, it } from 'vitest';
import { CARE, heardIn } from '../bench/talk/safety-messages.ts';

describe.each([1, 2, 3])('the gate on set %i, which it has learned from', (set) => {
  const messages = heardIn(`safety-${set}`);

  it('misses no danger', () => {
    expect(messages.filter(({ danger, raised }) => danger !== null && raised === null)).toEqual([]);
  });

  it('raises no alarm on an ordinary message', () => {
    const ordinary = messages.filter(({ danger }) => danger === null);
    expect(ordinary.length).toBeGreaterThan(250);
    expect(ordinary.filter(({ raised }) => raised !== null && !CARE.has(raised))).toEqual([]);
  });
});
