import { describe, expect, it } from 'vitest';
import { seededRandom } from '#core/seed/random.ts';
import { dayNumber, dayOfIso, isoDay, mondayOf, weekdayOf } from '../units/calendar-day.ts';
import { dayStreak, fullWeeks } from './streak.ts';

const TODAY = dayOfIso('2026-05-20');
const back = (...days: number[]) => new Set(days.map((day) => TODAY - day));

describe('calendar days', () => {
  it('go from Monday to Sunday', () => {
    expect(weekdayOf(dayOfIso('2026-05-18'))).toBe(0);
    expect(weekdayOf(dayOfIso('2026-05-24'))).toBe(6);
    expect(isoDay(mondayOf(dayOfIso('2026-05-24')))).toBe('2026-05-18');
    expect(weekdayOf(-1)).toBe(2);
  });

  it('are those of the clock that something was logged on', () => {
    const moment = Date.parse('2026-05-04T03:30:00Z');
    expect(isoDay(dayNumber(moment, -240))).toBe('2026-05-03');
    expect(isoDay(dayNumber(moment, 540))).toBe('2026-05-04');
  });
});

describe('the streak', () => {
  it.each([
    ['nothing', back(), 0, null],
    ['today alone', back(0), 1, TODAY],
    ['three days up to today', back(0, 1, 2, 4), 3, TODAY],
    ['a run that ended yesterday', back(1, 2), 2, TODAY - 1],
    ['a run of last week, the newest one', back(6, 7, 9), 2, TODAY - 6],
    ['only what is 30 days back or more', back(30, 31), 0, null],
    ['more than 30 days', back(...Array.from({ length: 40 }, (_, day) => day)), 30, TODAY],
    ['tomorrow, by a phone that is ahead', back(-1, 0), 1, TODAY],
  ])('of %s', (_what, logged, days, lastDay) => {
    expect(dayStreak(logged, TODAY)).toEqual({ days, lastDay });
  });
});

describe('full weeks', () => {
  const monday = mondayOf(TODAY);
  const weekOf = (index: number, sessions: number) =>
    Array.from({ length: sessions }, (_, each) => monday - 7 * index + 2 * each);
  const full = (...sessions: number[]) =>
    fullWeeks({ trained: new Set(sessions.flatMap((each, index) => weekOf(index, each))), planned: 3, today: TODAY });

  it.each([
    ['this one under way breaks nothing', [1, 3, 3], 2],
    ['this one full counts at once', [3, 3, 3], 3],
    ['a short one ends the run', [0, 3, 2, 3], 1],
    ['none', [0, 0, 3], 0],
  ])('%s', (_what, sessions, weeks) => {
    expect(full(...sessions)).toBe(weeks);
  });
});

/** Zones with daylight saving in both hemispheres, by half an hour, and none; offsets of half and three quarters of an hour. */
const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Pago_Pago',
];
/** Clocks change, years end, a leap day comes. */
const SEASONS = ['2024-02-27', '2024-03-08', '2024-11-01', '2025-03-28', '2025-10-24', '2025-12-29', '2026-04-03'];

type Wall = { date: string; time: number };

/** What clock and calendar on the wall show, in a zone: read from the time zone database, not computed. */
function createWalls(): (ms: number, zone: string) => Wall {
  const formats = new Map(
    ZONES.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
    ]),
  );
  return (ms, zone) => {
    const text = formats.get(zone)?.format(ms) ?? '';
    return { date: text.slice(0, 10), time: Date.parse(`${text.replace(' ', 'T')}Z`) };
  };
}

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The date before, as one counts on a wall calendar. */
function dateBefore(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const text = (y: number, m: number, d: number) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
  if (day > 1) return text(year, month, day - 1);
  if (month === 1) return text(year - 1, 12, 31);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return text(year, month - 1, month === 3 && isLeap ? 29 : (DAYS_OF_MONTH[month - 2] ?? 31));
}

function streakOnTheWall(dates: ReadonlySet<string>, today: string): number {
  let streak = 0;
  let date = today;
  for (let back = 0; back < 30; back++) {
    if (dates.has(date)) streak += 1;
    else if (streak > 0) return streak;
    date = dateBefore(date);
  }
  return streak;
}

describe('the streak of a traveler', () => {
  it('equals the one on the wall calendars, in 10,000 random histories', () => {
    const random = seededRandom(20_260_504);
    const wall = createWalls();
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    let wrong = 0;
    for (let history = 0; history < 10_000; history++) {
      const start = Date.parse(`${pick(SEASONS)}T00:00:00Z`) + random() * 86_400_000;
      const often = 0.4 + 0.6 * random();
      let zone = pick(ZONES);
      const days = new Set<number>();
      const dates = new Set<string>();
      let now = start;
      for (let step = 0; step < 22; step++) {
        now += (8 + random() * 24) * 3_600_000;
        if (random() < 0.08) zone = pick(ZONES);
        if (random() > often) continue;
        const { date, time } = wall(now, zone);
        dates.add(date);
        days.add(dayNumber(now, Math.round((time - Math.floor(now / 1000) * 1000) / 60_000)));
      }
      const today = wall(now, zone);
      const offset = Math.round((today.time - Math.floor(now / 1000) * 1000) / 60_000);
      if (dayStreak(days, dayNumber(now, offset)).days !== streakOnTheWall(dates, today.date)) wrong += 1;
    }
    expect(wrong).toBe(0);
  }, 30_000);
});
