import { describe, expect, it } from 'vitest';
import { calendarFile, sessionsOf } from './calendar-file.ts';

const week = {
  planName: 'Iron autumn',
  days: ['Full Body A', 'Full Body B', 'Full Body C'].map((name) => ({ name, focus: 'Legs', estimatedMinutes: 45 })),
  workout: { kind: 'workout' as const, days: [1, 3, 5], time: '18:30' },
  timeZone: 'America/New_York',
  // A Monday, eight in the morning there.
  now: Date.parse('2026-05-04T12:00:00Z'),
};

describe('the week as a calendar', () => {
  it('has the sessions of the plan in order, on the chosen days', () => {
    expect(sessionsOf(week).map(({ title, start }) => [title, start])).toEqual([
      ['Full Body A', [2026, 5, 4, 18, 30]],
      ['Full Body B', [2026, 5, 6, 18, 30]],
      ['Full Body C', [2026, 5, 8, 18, 30]],
    ]);
  });

  it('leaves out what is past for today', () => {
    const evening = { ...week, now: Date.parse('2026-05-04T23:00:00Z') };
    expect(sessionsOf(evening).map(({ start }) => start)).toEqual([
      [2026, 5, 6, 18, 30],
      [2026, 5, 8, 18, 30],
    ]);
  });

  it('is a file that calendars read', () => {
    const file = calendarFile(week);
    expect(file).toContain('BEGIN:VCALENDAR');
    expect(file).toContain('DTSTART:20260504T183000\r\n');
    expect(file?.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  });

  it('is none where no day is chosen', () => {
    expect(calendarFile({ ...week, workout: { ...week.workout, days: [] } })).toBeNull();
  });
});
