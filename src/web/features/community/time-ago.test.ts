import { describe, expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date(2026, 4, 7, 9, 30);

describe('when something was written', () => {
  it.each([
    [new Date(2026, 4, 7, 9, 29, 40), 'Just now'],
    [new Date(2026, 4, 7, 9, 29), '1 minute ago'],
    [new Date(2026, 4, 7, 7, 30), '2 hours ago'],
    [new Date(2026, 4, 6, 23, 59), 'Yesterday'],
    [new Date(2026, 4, 5, 12), 'Tuesday'],
    [new Date(2026, 3, 30, 12), '30 April'],
    [new Date(2025, 11, 31, 12), '31 December 2025'],
  ])('%s is %s', (moment, text) => {
    expect(timeAgo(moment, now)).toBe(text);
  });
});
