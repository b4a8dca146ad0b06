import { describe, expect, it } from 'vitest';
import { dayNumber, longDate, shortDate, weekday } from './calendar.ts';

describe('calendar days', () => {
  it('count one up over the change of the clocks and of the year', () => {
    for (const [from, to] of [
      [new Date(2026, 2, 28, 23, 59), new Date(2026, 2, 29, 0, 1)],
      [new Date(2026, 11, 31, 8), new Date(2027, 0, 1, 8)],
      [new Date(2026, 9, 24, 1), new Date(2026, 9, 25, 23)],
    ] as const) {
      expect(dayNumber(to) - dayNumber(from)).toBe(1);
    }
  });

  it('start the week on Monday', () => {
    expect(weekday(new Date(2026, 4, 4))).toBe(0);
    expect(weekday(new Date(2026, 4, 10))).toBe(6);
  });

  it('read as people write them', () => {
    expect(longDate(new Date(2026, 10, 19))).toBe('Thursday, 19 November');
    expect(shortDate(new Date(2026, 10, 9))).toBe('9 Nov');
  });
});
