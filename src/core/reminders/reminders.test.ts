import { describe, expect, it } from 'vitest';
import { momentAt, wallTimeAt } from '../units/zoned-time.ts';
import { nextReminders, quietDelay, type ReminderSettings, reminderSettingsSchema } from './reminders.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const settings = (changes: Partial<ReminderSettings> = {}): ReminderSettings => ({
  timeZone: 'America/New_York',
  reminders: [{ kind: 'workout', days: EVERY_DAY, time: '18:30' }],
  quiet: null,
  ...changes,
});
const next = (of: ReminderSettings, after: string) => {
  const due = nextReminders(of, Date.parse(after));
  return due && { at: new Date(due.at).toISOString(), kinds: due.kinds };
};

describe('clocks of a time zone', () => {
  it.each([
    ['2026-05-04', 'America/New_York', 18 * 60, '2026-05-04T22:00:00.000Z'],
    ['2026-12-04', 'America/New_York', 18 * 60, '2026-12-04T23:00:00.000Z'],
    ['2026-05-04', 'Asia/Kolkata', 7 * 60, '2026-05-04T01:30:00.000Z'],
    ['2026-05-04', 'Pacific/Kiritimati', 7 * 60, '2026-05-03T17:00:00.000Z'],
    // Left out by daylight saving, then twice there.
    ['2026-03-08', 'America/New_York', 2 * 60 + 30, '2026-03-08T07:30:00.000Z'],
    ['2026-11-01', 'America/New_York', 60 + 30, '2026-11-01T05:30:00.000Z'],
  ])('%s in %s at minute %i is %s', (date, zone, minutes, moment) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    expect(new Date(momentAt({ year, month, day }, minutes, zone)).toISOString()).toBe(moment);
  });

  it('know the weekday', () => {
    expect(wallTimeAt(Date.parse('2026-05-04T03:00:00Z'), 'America/New_York')).toEqual({
      year: 2026,
      month: 5,
      day: 3,
      weekday: 0,
      minutes: 23 * 60,
    });
  });
});

describe('the next reminder', () => {
  it.each([
    ['later today', settings(), '2026-05-04T12:00:00Z', '2026-05-04T22:30:00.000Z'],
    ['not the one that was just sent', settings(), '2026-05-04T22:30:00Z', '2026-05-05T22:30:00.000Z'],
    [
      'the same time by the clock after daylight saving ends',
      settings(),
      '2026-10-31T23:00:00Z',
      '2026-11-01T23:30:00.000Z',
    ],
    [
      'a week later, where today is past',
      settings({ reminders: [{ kind: 'weight', days: [1], time: '07:00' }] }),
      '2026-05-04T12:00:00Z',
      '2026-05-11T11:00:00.000Z',
    ],
    [
      'put off to the end of the quiet hours, after midnight',
      settings({
        reminders: [{ kind: 'workout', days: [1], time: '23:00' }],
        quiet: { from: '22:00', until: '07:00' },
      }),
      '2026-05-04T12:00:00Z',
      '2026-05-05T11:00:00.000Z',
    ],
  ])('is %s', (_what, of, after, at) => {
    expect(next(of, after)?.at).toBe(at);
  });

  it('is one message for what is due at one moment', () => {
    const reminders: ReminderSettings['reminders'] = [
      { kind: 'workout', days: EVERY_DAY, time: '18:30' },
      { kind: 'groceries', days: EVERY_DAY, time: '18:30' },
    ];
    expect(next(settings({ reminders }), '2026-05-04T12:00:00Z')?.kinds).toEqual(['workout', 'groceries']);
  });

  it('never comes where no day is chosen', () => {
    expect(
      next(settings({ reminders: [{ kind: 'workout', days: [], time: '18:30' }] }), '2026-05-04T12:00:00Z'),
    ).toBeNull();
  });
});

it.each([
  ['21:59', 0],
  ['22:00', 540],
  ['00:00', 420],
  ['06:59', 1],
  ['07:00', 0],
])('quiet hours from 22:00 until 07:00 put %s off by %i minutes', (time, delay) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  expect(quietDelay(hours * 60 + minutes, { from: '22:00', until: '07:00' })).toBe(delay);
});

it.each([
  ['no such zone', { timeZone: 'Mars/Olympus' }],
  ['no such time', { reminders: [{ kind: 'workout', days: [1], time: '24:00' }] }],
  ['one kind twice', { reminders: [1, 2].map((day) => ({ kind: 'workout', days: [day], time: '07:00' })) }],
])('settings with %s are refused', (_what, changes) => {
  expect(reminderSettingsSchema.safeParse({ ...settings(), ...changes }).success).toBe(false);
});
