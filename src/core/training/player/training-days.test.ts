import { describe, expect, it } from 'vitest';
import { dayOfIso, weekdayOf } from '#core/units/calendar-day.ts';
import { nextTrainingDay, sessionsAhead } from './training-days.ts';

/** Monday, 4 May 2026. */
const MONDAY = dayOfIso('2026-05-04');
const NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const days = (names: string) => new Set(names.split(' ').map((name) => MONDAY + NAMES.indexOf(name)));
const named = (day: number) => `${day >= MONDAY + 7 ? 'next ' : ''}${NAMES[weekdayOf(day)]}`;
const on = (name: string) => MONDAY + NAMES.indexOf(name);

describe('the next day for a session', () => {
  it.each([
    { planned: 3, trained: '', today: 'We', next: 'We' },
    { planned: 3, trained: 'Tu', today: 'We', next: 'Th' },
    { planned: 3, trained: 'Tu', today: 'Fr', next: 'Fr' },
    { planned: 3, trained: 'Tu Th Sa', today: 'Su', next: 'next Mo' },
    { planned: 3, trained: 'Th', today: 'Th', next: 'Sa' },
    { planned: 4, trained: 'Mo', today: 'Tu', next: 'Tu' },
    { planned: 4, trained: 'Mo Tu', today: 'We', next: 'Th' },
    { planned: 6, trained: 'Mo Tu We', today: 'Th', next: 'Th' },
    { planned: 2, trained: 'Mo We', today: 'Th', next: 'next Mo' },
  ])('of $planned a week, after “$trained”, seen on $today, is $next', ({ planned, trained, today, next }) => {
    const done = trained === '' ? new Set<number>() : days(trained);
    expect(named(nextTrainingDay({ trained: done, planned, today: on(today) }))).toBe(next);
  });
});

describe('the sessions that are left of a week', () => {
  it.each([
    { planned: 3, trained: 'Tu', today: 'Th', ahead: 'Th Sa' },
    { planned: 3, trained: 'Tu Th', today: 'Th', ahead: 'Sa' },
    { planned: 3, trained: 'Mo We Fr', today: 'Sa', ahead: '' },
    { planned: 5, trained: '', today: 'Th', ahead: 'Th Fr Sa Su' },
  ])('of $planned a week, after “$trained”, fall on “$ahead”', ({ planned, trained, today, ahead }) => {
    expect(
      sessionsAhead({ trained: days(trained), planned, today: on(today) })
        .map(named)
        .join(' '),
    ).toBe(ahead);
  });
});
