// node bench/talk/make-people.ts [-- id]: lives six weeks with the product and freezes who comes out of it. Done once: the
// conversations of the bench speak of these very days, so people that exist are not made again unless their file is removed.
import { existsSync, writeFileSync } from 'node:fs';
import { completeExercise, completeWorkout, logProgress } from '#contract/logs.ts';
import { planWeek } from '#contract/meals.ts';
import { generatePlan } from '#contract/plans.ts';
import { createProfile } from '#contract/profile.ts';
import { setReminders } from '#contract/reminders.ts';
import { getNextSession, type NextSession } from '#contract/training.ts';
import { hashSeed, type Random, seededRandom } from '#core/seed/random.ts';
import { dayAfter, momentAt, utcOffsetAt, wallTimeAt } from '#core/units/zoned-time.ts';
import { subscribe } from '#test/previous-release/subscribe.ts';
import { type BenchApp, openBenchApp, type Visitor } from './app.ts';
import { freezeRows, personFile } from './frozen-person.ts';
import { type Life, readLives } from './lives.ts';

const WEEK_PLANNED_DAYS_AGO = 2;
const LARGE_LIFT = /squat|deadlift|leg press|hip thrust|lunge|step|swing/i;
const SMALL_LIFT = /curl|raise|extension|fly|pushdown|kickback|face pull|calf/i;
const HELD = /dumbbell|kettlebell/i;
const LOADED = /dumbbell|kettlebell|barbell|machine|smith/i;

type Living = { app: BenchApp; life: Life; visitor: Visitor; random: Random };
type Moment = { day: number; week: number; weekday: number; at: (minutes: number) => Date };

/** The days of a life, the last of which is today. */
function* daysOf({ life }: Living): Generator<Moment> {
  const end = wallTimeAt(Date.parse(life.now), life.timeZone);
  for (let day = 0; day < life.days; day++) {
    const date = dayAfter(end, day - life.days + 1);
    const weekday = (end.weekday + day - life.days + 1 + 70) % 7;
    const at = (minutes: number) => new Date(momentAt(date, minutes, life.timeZone));
    yield { day, week: Math.floor(day / 7), weekday, at };
  }
}

const tenth = (value: number) => Math.round(10 * value) / 10;
const stamp = ({ life }: Living, at: Date) => ({
  loggedAt: at.toISOString(),
  utcOffsetMinutes: utcOffsetAt(at.getTime(), life.timeZone),
});

async function begin(living: Living, first: Moment): Promise<void> {
  const { app, life, visitor } = living;
  const { call, userId } = visitor;
  app.setNow(first.at(480));
  await call(createProfile, { body: { ...life.answers, userId } });
  await subscribe(app.database, userId, new Date(life.now));
  for (const type of ['meal', 'workout'] as const) {
    const name = life.oldPlans?.[type];
    if (name) await call(generatePlan, { body: { type, name } });
  }
  app.setNow(first.at(485));
  await call(generatePlan, { body: { type: 'meal', name: life.plans.meal } });
  await call(generatePlan, { body: { type: 'workout', name: life.plans.workout } });
}

async function liveDay(living: Living, moment: Moment, mealPlan: string | null): Promise<void> {
  const { app, life, visitor } = living;
  const { day, weekday, at } = moment;
  const isOver = (minutes: number) => at(minutes).getTime() < Date.parse(life.now);
  if (life.weighing.weekdays.includes(weekday) && isOver(430)) await weigh(living, moment);
  if (life.energy.weekdays.includes(weekday) && isOver(450)) await rateEnergy(living, moment);
  if (weekday === 0 && isOver(455) && moment.week % 2 === 0) await measure(living, moment);
  if (mealPlan !== null && day === life.days - 1 - WEEK_PLANNED_DAYS_AGO) {
    app.setNow(at(600));
    await visitor.call(planWeek, { params: { planId: mealPlan }, body: { leftovers: life.plans.leftovers } });
  }
  const { weekdays, atMinutes, skips } = life.training;
  if (day > 0 && weekdays.includes(weekday) && isOver(atMinutes + 70) && !skips.includes(day)) {
    await train(living, at(atMinutes));
  }
  for (const run of life.runs) {
    if (run.weekday === weekday && isOver(run.atMinutes))
      await logRun(living, at(run.atMinutes), run.minutes + run.moreEachWeek * moment.week);
  }
}

async function logRun(living: Living, at: Date, minutes: number): Promise<void> {
  const exercise = { exerciseName: 'Outdoor Run', sets: 1, dayName: 'Run', category: 'cardio' } as const;
  const exerciseData = { ...exercise, reps: `${minutes} minutes` };
  living.app.setNow(at);
  await living.visitor.call(completeExercise, { body: { exerciseData, performed: [], ...stamp(living, at) } });
}

async function weigh(living: Living, { day, at }: Moment): Promise<void> {
  const { weighing } = living.life;
  const value = tenth(weighing.from + (weighing.perWeek * day) / 7 + (living.random() * 2 - 1) * weighing.noise);
  const body = { logType: 'weight', value, unit: 'lbs', ...stamp(living, at(425)) } as const;
  living.app.setNow(at(425));
  await living.visitor.call(logProgress, { body });
}

async function rateEnergy(living: Living, { week, at }: Moment): Promise<void> {
  const value = Math.max(1, Math.min(10, (living.life.energy.levels[week] ?? 7) + Math.round(living.random() * 2 - 1)));
  living.app.setNow(at(450));
  const body = { logType: 'energy', value, unit: 'level', ...stamp(living, at(450)) } as const;
  await living.visitor.call(logProgress, { body });
}

async function measure(living: Living, { day, at }: Moment): Promise<void> {
  living.app.setNow(at(455));
  for (const { part, from, perWeek } of living.life.measures) {
    const value = tenth(from + (perWeek * day) / 7);
    const body = { logType: 'measurement', part, value, unit: 'in', ...stamp(living, at(455)) } as const;
    await living.visitor.call(logProgress, { body });
  }
}

type Target = NextSession['targets'][number];

/** The sets as they went: within the range asked for, now and then one repetition short of the aim. */
function performedOf({ life, random }: Living, { name, target }: Target, equipment: string) {
  const { hand, machine } = life.training.firstWeights;
  const { heavy, middle, light } = HELD.test(equipment) ? hand : machine;
  const first = LARGE_LIFT.test(name) ? heavy : SMALL_LIFT.test(name) ? light : middle;
  const weightLbs = target.weightLbs ?? (LOADED.test(equipment) ? first : null);
  const [low = 10, high = low] = (target.reps.match(/\d+/g) ?? []).map(Number);
  const aim = target.aim ?? Math.round((low + high) / 2);
  return Array.from({ length: target.sets }, (_, index) => {
    const short = index === target.sets - 1 && random() < 0.3 ? 1 : 0;
    return { set: index + 1, weightLbs, reps: Math.max(1, aim - short), rpe: 7 + (index > 1 ? 1 : 0) };
  });
}

async function train(living: Living, at: Date): Promise<void> {
  const { app, visitor, life } = living;
  app.setNow(at);
  const next = await visitor.call(getNextSession, {});
  if (!next) throw new Error(`nothing is due for ${life.id}`);
  const core = next.day.exercises.filter(({ category }) => category === 'strength' || category === 'cardio');
  for (const [index, exercise] of core.entries()) {
    const moment = new Date(at.getTime() + (index + 1) * 6 * 60_000);
    const target = next.targets.find(({ exerciseId }) => exerciseId === exercise.exerciseId);
    const performed = target && exercise.category === 'strength' ? performedOf(living, target, exercise.equipment) : [];
    const { name: exerciseName, sets, category } = exercise;
    const reps = target?.target.reps ?? exercise.reps;
    const exerciseData = { exerciseName, sets, reps, dayName: next.dayName, category };
    app.setNow(moment);
    const body = { planId: next.planId, exerciseData, performed, ...stamp(living, moment) };
    await visitor.call(completeExercise, { body });
  }
  const end = new Date(at.getTime() + next.day.estimatedMinutes * 60_000);
  app.setNow(end);
  const workoutData = {
    planName: life.plans.workout,
    exerciseCount: core.length,
    totalDuration: next.day.estimatedMinutes,
  };
  await visitor.call(completeWorkout, { body: { planId: next.planId, workoutData, ...stamp(living, end) } });
}

async function live(app: BenchApp, life: Life): Promise<void> {
  const visitor = await app.signUp();
  const living: Living = { app, life, visitor, random: seededRandom(hashSeed(life.id)) };
  const days = [...daysOf(living)];
  const [first] = days;
  if (!first) throw new Error('a life has no days');
  await begin(living, first);
  const { userId, call } = visitor;
  const rows = await freezeRows(app.database, userId);
  const mealPlan = rows.plans?.find(({ type, isActive }) => type === 'meal' && isActive)?.id;
  for (const day of days) await liveDay(living, day, typeof mealPlan === 'string' ? mealPlan : null);
  app.setNow(new Date(life.now));
  if (life.reminders) await call(setReminders, { body: { ...life.reminders, timeZone: life.timeZone } });
  const { subscriptions, ...frozen } = await freezeRows(app.database, userId);
  const person = {
    ...{ id: life.id, now: life.now, locale: life.locale, timeZone: life.timeZone },
    rows: { ...frozen, ...(life.tier === 'premium' && { subscriptions: subscriptions ?? [] }) },
  };
  writeFileSync(personFile(life.id), `${JSON.stringify(person)}\n`);
  const counts = Object.entries(person.rows).map(([table, all]) => `${all?.length} ${table}`);
  console.log(`${life.id}: ${counts.join(', ')}`);
}

const only = process.argv[2];
const app = await openBenchApp();
for (const life of readLives()) {
  if (existsSync(personFile(life.id)) || (only !== undefined && only !== life.id)) continue;
  await live(app, life);
}
await app.close();
