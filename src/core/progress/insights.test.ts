import { describe, expect, it } from 'vitest';
import type { ActivityDay } from './activity.ts';
import { mergeDays } from './activity.ts';
import { insightsOf } from './insights.ts';

const TODAY = 20_600;
type Input = Parameters<typeof insightsOf>[0];

const nothing: Input = {
  weights: [],
  startLbs: 171.4,
  days: [],
  lifts: [],
  planned: 3,
  today: TODAY,
  hidesNumbers: false,
  units: 'imperial',
  dateOf: (ms) => `day ${ms}`,
};

const day = (back: number, more: Partial<ActivityDay> = {}): ActivityDay => ({
  day: TODAY - back,
  logs: 1,
  workouts: 0,
  exercises: [],
  energy: [],
  ...more,
});

const said = (input: Partial<Input>, id: string) => insightsOf({ ...nothing, ...input }).find((each) => each.id === id);
const everyDay = (count: number, lbsOn: (back: number) => number) =>
  Array.from({ length: count }, (_, index) => ({ day: TODAY - (count - 1 - index), lbs: lbsOn(count - 1 - index) }));

describe('the activity insight', () => {
  it.each([
    [1, 'Every exercise counts - keep building momentum!'],
    [9, 'Every exercise counts - keep building momentum!'],
    [10, 'Great progress, keep it up!'],
    [19, 'Great progress, keep it up!'],
    [20, 'Incredible activity level!'],
    [200, 'Incredible activity level!'],
  ])('of %d completions', (count, title) => {
    const exercises = Array.from({ length: count }, (_, index) => `Exercise ${index}`);
    expect(said({ days: [day(3, { exercises })] }, 'activity')?.title).toBe(title);
  });

  it('is not there before something was done', () => {
    expect(said({ days: [day(3, { exercises: [] })] }, 'activity')).toBeUndefined();
  });

  it('counts workouts and exercises of 30 days, and says of how many', () => {
    const days = [day(30, { workouts: 5 }), day(29, { workouts: 1, exercises: ['Squat', 'Row'] }), day(0, { logs: 9 })];
    expect(said({ days }, 'activity')).toEqual({
      id: 'activity',
      title: 'Every exercise counts - keep building momentum!',
      reason: 'You trained on 1 day of about 13 planned in 30 days: 1 workout, 2 exercises.',
    });
  });
});

describe('the weight insight', () => {
  const two = (lbs: number) => everyDay(2, () => lbs);

  it.each([
    [173.4, 'You have gained 2 lbs since you started.'],
    [164.6, 'You have lost 6.8 lbs since you started.'],
    [171.4, 'Your weight is stable.'],
    [171.44, 'Your weight is stable.'],
  ])('of %d lbs: %s', (lbs, title) => {
    expect(said({ weights: two(lbs) }, 'weight')?.title).toBe(title);
  });

  it('appears from the second entry on', () => {
    expect(said({ weights: two(160).slice(1) }, 'weight')).toBeUndefined();
    expect(said({ weights: two(160), units: 'metric' }, 'weight')?.reason).toBe('From 77.7 kg to 72.6 kg.');
  });

  it.each(['weight', 'pace'])('and every other %s figure is left out where numbers are hidden', (id) => {
    expect(said({ weights: everyDay(60, (back) => 160 + back), hidesNumbers: true }, id)).toBeUndefined();
  });
});

describe('the pace', () => {
  it.each([
    ['steady weighings', () => 170, 'The ups and downs are normal.'],
    ['a pound a week', (back: number) => 160 + back / 7, 'Your trend goes down by about 1 lbs a week.'],
    ['three pounds a week', (back: number) => 160 + (3 * back) / 7, 'That is faster than it has to be.'],
    ['a gain', (back: number) => 160 - back / 7, 'Your trend goes up by about 1 lbs a week.'],
  ])('of %s', (_what, lbsOn, title) => {
    expect(said({ weights: everyDay(85, lbsOn) }, 'pace')?.title).toBe(title);
  });

  it('is not told from a few weighings, nor from old ones', () => {
    expect(said({ weights: everyDay(4, (back) => 160 + back) }, 'pace')).toBeUndefined();
    const old = everyDay(60, (back) => 160 + back / 7).filter((each) => each.day < TODAY - 20);
    expect(said({ weights: old }, 'pace')).toBeUndefined();
  });
});

describe('what the energy says', () => {
  const on = (back: number, level: number) => day(back, { workouts: 1, energy: [level] });
  const off = (back: number, level: number) => day(back, { energy: [level] });

  it('compares training days with the others, where chance is a poor explanation', () => {
    const clear = [
      ...[1, 3, 5, 7, 9, 11].map((back) => on(back, 8)),
      ...[2, 4, 6, 8, 10, 12].map((back) => off(back, 6)),
    ];
    expect(said({ days: clear }, 'energy')).toEqual({
      id: 'energy',
      title: 'You feel more alive on training days.',
      reason: '8.0 on training days, 6.0 on the others. From 12 entries.',
    });
    const other = clear.map((each) => ({ ...each, workouts: 1 - each.workouts }));
    expect(said({ days: other }, 'energy')?.title).toBe('Rest days give you energy.');
  });

  it('keeps quiet about noise and about few entries', () => {
    const noise = [1, 2, 3, 4, 5, 6].flatMap((back) => [
      on(2 * back, back % 2 ? 9 : 4),
      off(2 * back + 1, back % 2 ? 8 : 4),
    ]);
    expect(said({ days: noise }, 'energy')).toBeUndefined();
    expect(said({ days: [on(1, 9), off(2, 2), on(3, 9), off(4, 2)] }, 'energy')).toBeUndefined();
  });

  it('offers rest when it has been low for a week', () => {
    expect(said({ days: [off(0, 3), off(2, 4), off(6, 4)] }, 'tired')?.reason).toMatch(/^3.7 of 10 on average/);
    expect(said({ days: [off(0, 3), off(2, 4), off(7, 4)] }, 'tired')).toBeUndefined();
  });
});

describe('habits and lifts', () => {
  it('names the weekday that is nearly always trained', () => {
    const tuesdays = [4, 11, 18, 25, 32, 46].map((back) => day(back, { workouts: 1 }));
    expect(said({ days: tuesdays }, 'habit')?.reason).toMatch(
      /^You trained on 6 of the last 8 \w+days\. That is a habit\.$/,
    );
    expect(said({ days: tuesdays.slice(1) }, 'habit')).toBeUndefined();
  });

  it('names the lift that grew most, with its sets', () => {
    const lift = {
      exerciseId: 'deadlift',
      name: 'Romanian Deadlift',
      from: { lbs: 85, reps: 8, at: 1 },
      to: { lbs: 95, reps: 8, at: 2 },
    };
    expect(said({ lifts: [lift] }, 'lift')).toEqual({
      id: 'lift',
      title: 'Your romanian deadlift grew.',
      reason: '85 lbs × 8 on day 1, 95 lbs × 8 on day 2.',
    });
  });
});

describe('days from two places', () => {
  it('become one list, each exercise once a day', () => {
    const known = [day(1, { exercises: ['Squat'], energy: [5] })];
    const here = [day(1, { exercises: ['Squat', 'Row'], energy: [7] }), day(0)];
    expect(mergeDays(known, here)).toEqual([day(1, { logs: 2, exercises: ['Squat', 'Row'], energy: [5, 7] }), day(0)]);
  });
});
