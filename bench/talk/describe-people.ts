// node bench/talk/describe-people.ts > people.md: what each of the frozen people sees on their screens, in plain words, for who
// writes conversations and sees no code.
import { randomUUID } from 'node:crypto';
import { getAdaptive } from '#contract/adaptive.ts';
import { type Log, listLogs } from '#contract/logs.ts';
import { getActiveMealPlan, getActiveWorkoutPlan, listPlans } from '#contract/plans.ts';
import { getProfile } from '#contract/profile.ts';
import { getProgress } from '#contract/progress.ts';
import { getReminders } from '#contract/reminders.ts';
import { getNextSession } from '#contract/training.ts';
import { createUser } from '#contract/user.ts';
import { PROFILE_FIELD_NAMES } from '#core/athlete/profile-fields.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { dayStreak, fullWeeks } from '#core/progress/streak.ts';
import { weightTrend } from '#core/progress/weight-trend.ts';
import { kgFromLbs, toTenth } from '#core/units/convert.ts';
import { utcOffsetAt } from '#core/units/zoned-time.ts';
import { type BenchApp, openBenchApp, type Visitor } from './app.ts';
import { type FrozenPerson, readPerson, thaw } from './frozen-person.ts';
import { readLives } from './lives.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const both = (lbs: number) => `${toTenth(lbs)} lb (${toTenth(kgFromLbs(lbs))} kg)`;
const plate = (meal: Meal) =>
  `${meal.type.replace('_', ' ')}: ${meal.name}, ${meal.calories} kcal, ${meal.protein} g protein`;

const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`;

type Seen = { visitor: Visitor; person: FrozenPerson };

const local = (person: FrozenPerson, moment: string | number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: person.timeZone, ...options }).format(new Date(moment));
const dayOf = (person: FrozenPerson, moment: string | number) =>
  local(person, moment, { weekday: 'short', day: 'numeric', month: 'short' });

async function answersOf({ visitor }: Seen): Promise<string[]> {
  const { userId } = visitor;
  const profile: Record<string, unknown> = await visitor.call(getProfile, { params: { userId } });
  return PROFILE_FIELD_NAMES.map((field) => {
    const value = profile[field];
    const words = field.replace(/(?:Lbs|In)$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const shown =
      field.endsWith('Lbs') && typeof value === 'number' ? both(value) : String(value ?? 'none').replace('_', ' ');
    return `- ${words}: ${field === 'heightIn' ? `${shown} in` : shown}`;
  });
}

async function mealsOf({ visitor, person }: Seen): Promise<string[]> {
  const { data, name } = await visitor.call(getActiveMealPlan, { params: { userId: visitor.userId } });
  const goals = data.basis.filter(({ id }) => ['kcal', 'protein', 'carbs', 'fat', 'fiber'].includes(id));
  const week = (data.week ?? [])
    .slice(1)
    .flatMap((day, index) => [
      `- ${dayOf(person, Date.parse(person.now) + (index + 1) * DAY_MS)} (${day.totalCalories} kcal, ${day.totalProtein} g): ${day.meals.map((meal) => `${meal.name} ${meal.calories}`).join('; ')}`,
    ]);
  return [
    `Meal plan on the screen: “${name}”. Targets a day: ${goals.map(({ label, value, unit }) => `${label} ${value} ${unit}`).join(', ')}.`,
    `Today’s meals, together ${data.totalCalories} kcal, ${data.totalProtein} g protein, ${data.totalCarbs} g carbs, ${data.totalFat} g fat:`,
    ...data.meals.map((meal) => `- ${plate(meal)}, ${meal.totalMinutes} min. Made of ${meal.ingredients.join(', ')}.`),
    'The next six days:',
    ...week,
  ];
}

async function trainingOf({ visitor, person }: Seen): Promise<string[]> {
  const { data, name } = await visitor.call(getActiveWorkoutPlan, { params: { userId: visitor.userId } });
  const next = await visitor.call(getNextSession, {});
  const days = data.days.map((day) => {
    const work = day.exercises.filter(({ category }) => category === 'strength' || category === 'cardio');
    const lines = work.map((one) =>
      one.category === 'cardio' ? `${one.name} ${one.reps}` : `${one.name} ${one.sets} × ${one.reps}`,
    );
    return `- ${day.name} (${day.focus}, about ${day.estimatedMinutes} min): ${lines.join('; ')}`;
  });
  const life = readLives().find(({ id }) => id === person.id);
  if (!next) throw new Error(`nothing is due for ${person.id}`);
  const targets = next.targets.map(({ name: lift, target }) => {
    const weight = target.weightLbs === null ? '' : ` with ${both(target.weightLbs)}`;
    return `${lift} ${target.sets} × ${target.aim ?? target.reps}${weight}`;
  });
  return [
    `Workout plan on the screen: “${name}”, ${data.daysPerWeek} days a week (usually ${life?.training.weekdays.map((day) => WEEKDAYS[day]).join(', ')}).`,
    ...days,
    `Due next: ${next.dayName}. ${next.because} Targets: ${targets.join('; ')}.`,
  ];
}

function setsText(log: Extract<Log, { logType: 'exercise_completion' }>): string {
  if (log.performed.length === 0) return `${log.exerciseName} ${log.reps}`;
  const sets = log.performed.map(({ weightLbs, reps }) =>
    weightLbs === null ? `${reps}` : `${toTenth(weightLbs)} lb × ${reps}`,
  );
  return `${log.exerciseName} ${sets.join(', ')}`;
}

function sessionsOf(person: FrozenPerson, logs: readonly Log[]): string[] {
  const exercises = logs.filter((log) => log.logType === 'exercise_completion');
  const byDay = new Map<string, typeof exercises>();
  for (const log of exercises) {
    const day = dayOf(person, log.loggedAt);
    byDay.set(day, [...(byDay.get(day) ?? []), log]);
  }
  return [...byDay].map(([day, all], index) => {
    const names = [...new Set(all.map(({ dayName }) => dayName))].join(', ');
    return index < 4 ? `- ${day}, ${names}: ${all.toReversed().map(setsText).join('; ')}` : `- ${day}: ${names}`;
  });
}

async function logsOf({ visitor, person }: Seen): Promise<string[]> {
  const { userId } = visitor;
  const logs = await visitor.call(listLogs, { params: { userId }, query: { limit: '1000' } as never });
  const dayNumber = (moment: string | number) => {
    const time = new Date(moment).getTime();
    return Math.floor((time + utcOffsetAt(time, person.timeZone) * 60_000) / DAY_MS);
  };
  const today = dayNumber(person.now);
  const weights = logs.filter((log) => log.logType === 'weight');
  const trend = weightTrend(weights.map(({ loggedAt, value }) => ({ day: dayNumber(loggedAt), lbs: value })).reverse());
  const trained = new Set(
    logs
      .filter(({ logType }) => logType === 'workout' || logType === 'exercise_completion')
      .map((log) => dayNumber(log.loggedAt)),
  );
  const { data } = await visitor.call(getActiveWorkoutPlan, { params: { userId } });
  const pace = trend.perWeek;
  return [
    `Weigh-ins, newest first: ${weights.map(({ loggedAt, value }) => `${dayOf(person, loggedAt)} ${both(value)}`).join('; ')}.`,
    `Weight trend: ${pace ? `${signed(pace.lbs)} lb a week, somewhere between ${signed(pace.low)} and ${signed(pace.high)}` : 'not enough yet'}.`,
    `Energy (1 to 10), newest first: ${logs.flatMap((log) => (log.logType === 'energy' ? [`${dayOf(person, log.loggedAt)} ${log.value}`] : [])).join('; ')}.`,
    `Measurements: ${logs.flatMap((log) => (log.logType === 'measurement' ? [`${dayOf(person, log.loggedAt)} ${log.part} ${log.value} in`] : [])).join('; ') || 'none'}.`,
    `Streak of days with any entry: ${dayStreak(new Set(logs.map((log) => dayNumber(log.loggedAt))), today).days}. Full training weeks in a row: ${fullWeeks({ trained, planned: data.daysPerWeek, today })}.`,
    'Sessions done, newest first:',
    ...sessionsOf(person, logs),
  ];
}

async function restOf({ visitor }: Seen): Promise<string[]> {
  const { userId } = visitor;
  const adaptive = await visitor.call(getAdaptive, { params: { userId } });
  const { goalDate } = await visitor.call(getProgress, { params: { userId }, query: {} as never });
  const { settings } = await visitor.call(getReminders, {});
  const plans = await visitor.call(listPlans, { params: { userId }, query: {} });
  const old = plans.filter(({ isActive }) => !isActive).map(({ name, type }) => `“${name}” (${type})`);
  const goal =
    goalDate.status === 'range'
      ? `target weight ${both(goalDate.targetLbs)} in ${goalDate.earliestDays} to ${goalDate.latestDays ?? 'more than 730'} days`
      : `no goal date (${goalDate.why.replace('_', ' ')})`;
  const rings = settings?.reminders.map(
    ({ kind, days, time }) => `${kind} at ${time} on ${days.map((day) => WEEKDAYS[day]).join(', ')}`,
  );
  return [
    `Progress screen: ${goal}.`,
    `Card about calories: ${adaptive.because}`,
    `Reminders: ${rings?.join('; ') ?? 'none set'}.`,
    ...(old.length > 0 ? [`Older plans that are kept: ${old.join(', ')}.`] : []),
  ];
}

async function describe(app: BenchApp, person: FrozenPerson): Promise<string> {
  const visitor = await app.signUp();
  app.setNow(new Date(person.now));
  await visitor.call(createUser, { body: {} });
  await thaw(app.database, person, { userId: visitor.userId, newId: randomUUID });
  const seen: Seen = { visitor, person };
  const when = local(person, person.now, { dateStyle: 'full', timeStyle: 'short' });
  const tier = person.rows.subscriptions
    ? 'Premium (no limits)'
    : 'Free (5 messages a day, 10 swaps and 3 new plans a month)';
  const sections: [string, string[]][] = [
    ['Answers', await answersOf(seen)],
    ['Food', await mealsOf(seen)],
    ['Training', await trainingOf(seen)],
    ['Logs', await logsOf(seen)],
    ['More', await restOf(seen)],
  ];
  const body = sections.map(([title, lines]) => `### ${title}\n\n${lines.join('\n')}`).join('\n\n');
  return `## ${person.id}\n\nNow: ${when} (${person.timeZone}). Browser language ${person.locale}. ${tier}. Screen: dashboard.\n\n${body}\n`;
}

const PREFACE = `# Six people, as they see themselves on their screens

Everything below stands on each person's screens on their day. All have opened the chat from the dashboard and have not talked to Rae before; nothing is remembered of them yet; no meal is marked as eaten today. Pounds are kept; Callum, Walter, Orla and Meera think in kilograms, and both are given. Lifts of two dumbbells give the weight of one. “Today” is the first day of the planned week.
`;

const app = await openBenchApp();
console.log(PREFACE);
for (const { id } of readLives()) console.log(await describe(app, readPerson(id)));
await app.close();
