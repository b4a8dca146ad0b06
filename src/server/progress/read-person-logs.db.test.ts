import { describe, expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { completeWorkout, logProgress } from '#contract/logs.ts';
import { generatePlan } from '#contract/plans.ts';
import { getProgress } from '#contract/progress.ts';
import { progressFactsOf } from '#core/coach/queries/person-logs.ts';
import { lastDays, totalsOf } from '#core/progress/activity.ts';
import { dayStreak } from '#core/progress/streak.ts';
import { DAY_MS, dayNumber, dayOfIso } from '#core/units/calendar-day.ts';
import { utcOffsetAt } from '#core/units/zoned-time.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { loadExercises } from '#test/catalogue.ts';
import { readPersonLogs } from './read-person-logs.ts';

const app = startTestApp();
const NEW_YORK = -240;
const TOKYO = 540;

const athlete = (): Promise<Caller> => signUpAthlete(app);

/** Someone with a plan to train by. */
async function trainee(): Promise<Caller> {
  const person = await athlete();
  expect((await person.call(generatePlan, { body: { type: 'workout' } })).status).toBe(200);
  return person;
}

type Moment = { at: string; clock?: number };
const when = ({ at, clock }: Moment) => ({ loggedAt: at, ...(clock !== undefined && { utcOffsetMinutes: clock }) });

const feel = async (person: Caller, moment: Moment) =>
  (await person.call(logProgress, { body: { logType: 'energy', value: 6, unit: 'level', ...when(moment) } })).body;
const weigh = async (person: Caller, value: number, moment: Moment) =>
  (await person.call(logProgress, { body: { logType: 'weight', value, unit: 'lbs', ...when(moment) } })).body;
const train = async (person: Caller, moment: Moment) => {
  const workoutData = { planName: 'Plan', exerciseCount: 5, totalDuration: 40 };
  return (await person.call(completeWorkout, { body: { workoutData, ...when(moment) } })).body;
};

async function told({ userId }: Caller, timeZone: string) {
  const now = app.clock.now();
  const input = { userId, now, timeZone, exercises: loadExercises(), log: app.app.log };
  return progressFactsOf(
    await readPersonLogs(app.database.db, input),
    dayNumber(now.getTime(), utcOffsetAt(now.getTime(), timeZone)),
  );
}

/** The figures of the progress screen, from what it is sent. */
async function shown(person: Caller, timeZone: string) {
  const now = app.clock.now().getTime();
  const utcOffsetMinutes = utcOffsetAt(now, timeZone);
  const query = { utcOffsetMinutes: String(utcOffsetMinutes) as never };
  const { body } = await person.call(getProgress, { params: { userId: person.userId }, query });
  const days = body.days.map((each) => ({ ...each, day: dayOfIso(each.day) }));
  const today = dayNumber(now, utcOffsetMinutes);
  return {
    streakDays: dayStreak(new Set(days.map(({ day }) => day)), today).days,
    workoutsLast7Days: totalsOf(lastDays(days, 7, today)).workouts,
    workoutsLast28Days: totalsOf(lastDays(days, 28, today)).workouts,
  };
}

describe('what the coach tells of progress', () => {
  it('is what the progress screen shows, also after a journey and with logs of no known clock', async () => {
    const ann = await trainee();
    // Late on the evening of 1, 2 and 3 May in New York: already the next day in UTC.
    for (const day of ['02', '03', '04']) await feel(ann, { at: `2026-05-${day}T02:30:00.000Z`, clock: NEW_YORK });
    await train(ann, { at: '2026-04-27T15:30:00.000Z', clock: TOKYO });
    await train(ann, { at: '2026-04-28T15:30:00.000Z' });
    await train(ann, { at: '2026-04-07T01:00:00.000Z', clock: NEW_YORK });
    for (const timeZone of ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Auckland']) {
      const figures = await shown(ann, timeZone);
      expect(figures).toMatchObject({ streakDays: 3 });
      expect(await told(ann, timeZone), timeZone).toMatchObject(figures);
    }
  });

  it('keeps a streak of evenings together that the clock of the question would tear apart', async () => {
    const ann = await athlete();
    // 30 April to 3 May, each in the evening of New York; the question comes from Tokyo on 4 May.
    for (const at of ['2026-05-01T03:00', '2026-05-01T23:00', '2026-05-03T03:00', '2026-05-03T22:00']) {
      await feel(ann, { at: `${at}:00.000Z`, clock: NEW_YORK });
    }
    expect((await told(ann, 'Asia/Tokyo')).streakDays).toBe(4);
  });

  it('counts at most 30 days of a streak', async () => {
    const ann = await athlete();
    for (let back = 0; back < 33; back++) {
      const at = new Date(app.clock.now().getTime() - back * DAY_MS).toISOString();
      await feel(ann, { at, clock: 0 });
    }
    expect((await told(ann, 'UTC')).streakDays).toBe(30);
  });

  it('lists weights and energy oldest first, in days of the clock they were taken on', async () => {
    const ann = await athlete();
    await weigh(ann, 170, { at: '2026-05-04T03:00:00.000Z', clock: NEW_YORK });
    await weigh(ann, 172, { at: '2026-04-30T12:00:00.000Z' });
    await weigh(ann, 180, { at: '2026-01-01T12:00:00.000Z' });
    await feel(ann, { at: '2026-05-04T11:00:00.000Z' });
    expect(await told(ann, 'UTC')).toEqual({
      weights: [
        { daysAgo: 4, lbs: 172 },
        { daysAgo: 1, lbs: 170 },
      ],
      energy: [{ daysAgo: 0, level: 6 }],
      ...{ workoutsLast7Days: 0, workoutsLast28Days: 0, daysSinceWorkout: null, streakDays: 2 },
    });
  });

  it('says when the last workout was', async () => {
    const ann = await trainee();
    await train(ann, { at: '2026-04-24T03:00:00.000Z', clock: NEW_YORK });
    expect((await told(ann, 'UTC')).daysSinceWorkout).toBe(11);
  });

  it('is told where the browser names a time zone that is none', async () => {
    const ann = await trainee();
    await train(ann, { at: '2026-05-03T12:00:00.000Z' });
    const { body } = await ann.call(sendChatMessage, {
      body: { message: 'How am I doing?', timeZone: 'Mars/Olympus' },
    });
    const said = body.blocks.map((block) => (block.type === 'text' ? block.text : '')).join(' ');
    expect(said).toContain('1 session');
  });
});
