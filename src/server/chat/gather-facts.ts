import type { FastifyBaseLogger } from 'fastify';
import type { PlanType } from '#contract/common.ts';
import type { Plan } from '#contract/plans.ts';
import { progressFactsOf } from '#core/coach/queries/person-logs.ts';
import type { PersonLogs } from '#core/coach/queries/query-data.ts';
import type { CoachFacts, SessionFacts, ToolName, Understanding } from '#core/coach/turn.ts';
import { answersIn } from '#core/content/search-articles.ts';
import { planAsEaten } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { mealTargets } from '#core/nutrition/targets/targets.ts';
import { isoDay } from '#core/units/calendar-day.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { findChoiceRange } from '../adaptive/choose-calories.ts';
import { learnedConstraints } from '../adaptive/learned-constraints.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import { readMembership } from '../membership/read-membership.ts';
import { loadMemories } from '../memory/stored-memory.ts';
import type { Athlete } from '../plans/load-athlete.ts';
import { selectActivePlan, selectPlans } from '../plans/store.ts';
import { foundPlan } from '../plans/stored-plan.ts';
import { readPersonLogs } from '../progress/read-person-logs.ts';
import { selectReminders } from '../reminders/store.ts';
import { readReminders } from '../reminders/stored-reminders.ts';
import { loadExceptions } from '../training/exceptions.ts';
import { loadTraining } from '../training/load-training.ts';
import { findNextSession } from '../training/next-session.ts';
import { todayOf } from './today-of.ts';

export type Asker = {
  userId: string;
  athlete: Athlete;
  catalogue: Catalogue;
  now: Date;
  timeZone: string;
  units: UnitSystem;
  log: FastifyBaseLogger;
};

/** What was said, as far as it decides what is read. */
export type Subject = { message: string; exerciseIds: readonly string[] };

export function subjectOf({ message, intents }: Understanding): Subject {
  const exerciseIds = intents.flatMap((intent) =>
    'exerciseId' in intent && intent.exerciseId !== null ? [intent.exerciseId] : [],
  );
  return { message, exerciseIds };
}

/** `logs`: what the person logged, where it may be read once for more than one use. */
type Reading = { db: Db; asker: Asker; subject: Subject; logs: () => Promise<PersonLogs> };
type Fact = (reading: Reading) => Promise<Partial<CoachFacts>>;

/** What each tool reads; all of it belongs to the person who asks, or to nobody. */
const FACTS: Record<ToolName, Fact> = {
  read_profile: async () => ({}),
  read_targets: async ({ db, asker }) => ({ targets: await targetsOf(db, asker) }),
  read_meal_plan: async ({ db, asker }) => ({ mealPlan: await mealPlan(db, asker) }),
  read_workout_plan: async ({ db, asker }) => ({ workoutPlan: await workoutPlan(db, asker) }),
  read_next_session: async ({ db, asker }) => ({ nextSession: await nextSession(db, asker) }),
  read_progress: async ({ asker, logs }) => ({ progress: progressFactsOf(await logs(), todayOf(asker)) }),
  read_membership: async ({ db, asker }) => ({ membership: await readMembership(db, asker) }),
  read_exercise: async ({ asker, subject }) => ({ exercises: exercisesIn(asker.catalogue, subject) }),
  read_lifts: async ({ db, asker }) => ({ lifts: await lifts(db, asker) }),
  read_exceptions: async ({ db, asker }) => ({ exceptions: await exceptions(db, asker) }),
  read_calories: async ({ db, asker }) => ({ calorieRange: await findChoiceRange(db, asker) }),
  read_plans: async ({ db, asker }) => ({ plans: await keptPlans(db, asker) }),
  read_reminders: async ({ db, asker }) => ({ reminders: await remindersOf(db, asker) }),
  search_help: async ({ asker, subject }) => ({ articles: answersIn(asker.catalogue.help, subject.message) }),
};

type Wanted = {
  tools: readonly ToolName[];
  subject: Subject;
  known?: CoachFacts;
  logs?: () => Promise<PersonLogs>;
};

/** Reads with the tools, one after the other, on one connection; what is known already is not read again. */
export async function gatherFacts(
  db: Db,
  asker: Asker,
  {
    tools,
    subject,
    known,
    logs = () => readPersonLogs(db, { ...asker, exercises: asker.catalogue.exercises }),
  }: Wanted,
): Promise<CoachFacts> {
  const { profile, constraints } = asker.athlete;
  const memories = known?.memories ?? (await loadMemories(db, asker));
  const today = isoDay(todayOf(asker));
  let facts: CoachFacts = { ...known, profile, today, memories, hidesNumbers: constraints.care.hideNumbers };
  for (const tool of tools) facts = { ...facts, ...(await FACTS[tool]({ db, asker, subject, logs })) };
  return facts;
}

/** With what the weigh-ins taught, as the plans have it. */
async function targetsOf(
  db: Db,
  { userId, athlete: { profile }, catalogue }: Asker,
): Promise<NonNullable<CoachFacts['targets']>> {
  const result = mealTargets({ profile, constraints: await learnedConstraints(db, { userId, profile, catalogue }) });
  return result.ok ? result : { ok: false, message: result.refusal.message };
}

/** Refuses where there is one that cannot be read: that is not to have none. */
async function activePlan(db: Db, { userId, log }: Asker, type: PlanType): Promise<Plan | null> {
  const row = await selectActivePlan(db, { userId, type });
  return row ? foundPlan(row, log) : null;
}

async function mealPlan(db: Db, asker: Asker): Promise<NonNullable<CoachFacts['mealPlan']> | null> {
  const plan = await activePlan(db, asker, 'meal');
  if (plan?.type !== 'meal') return null;
  const { id, name, data, exceptions } = plan;
  return { id, name, data: planAsEaten(data, exceptions, isoDay(todayOf(asker))), planned: data, exceptions };
}

async function workoutPlan(db: Db, asker: Asker): Promise<NonNullable<CoachFacts['workoutPlan']> | null> {
  const plan = await activePlan(db, asker, 'workout');
  return plan?.type === 'workout' ? { id: plan.id, name: plan.name, data: plan.data } : null;
}

/** Null where there is no plan that could be trained by. */
async function nextSession(db: Db, asker: Asker): Promise<SessionFacts | null> {
  try {
    const next = await findNextSession(db, asker);
    const { targets, planId, dayIndex, dayName, because, trainedToday, occasion, asked } = next;
    const day = asked?.day ?? next.day;
    return {
      ...{ planId, dayIndex, dayName, because, trainedToday, occasion, day },
      targets: targets.map(({ exerciseId, name, target: { reps, weightLbs, why } }) => ({
        ...{ exerciseId, name, reps, weightLbs, why },
      })),
    };
  } catch (error) {
    if (error instanceof HttpError && (error.code === 'not_found' || error.code === 'conflict')) return null;
    throw error;
  }
}

/** The heaviest set of each lift, the last time that it was done. */
async function lifts(db: Db, { userId, catalogue, units, log }: Asker): Promise<NonNullable<CoachFacts['lifts']>> {
  const { performances } = await loadTraining(db, { userId, exercises: catalogue.exercises, log });
  const lastLbs = new Map(
    performances.map(({ exercise, sets }) => [
      exercise.id,
      Math.max(0, ...sets.map(({ weightLbs }) => weightLbs ?? 0)),
    ]),
  );
  return {
    exercises: [...catalogue.exercises.exercises.values()],
    lastLbs,
    usual: units === 'metric' ? 'kg' : 'lb',
  };
}

async function exceptions(db: Db, asker: Asker): Promise<NonNullable<CoachFacts['exceptions']>> {
  return (await loadExceptions(db, asker)).open.map(({ id, exception }) => ({ id, exception }));
}

async function keptPlans(db: Db, { userId }: Asker): Promise<NonNullable<CoachFacts['plans']>> {
  const rows = await selectPlans(db, { userId });
  return rows.map(({ id, type, name, isActive }) => ({ id, type, name, isActive }));
}

/** What the person is reminded of; null where nothing was chosen, or it cannot be read: who sets one is told then. */
export async function remindersOf(
  db: Db,
  { userId, log }: Asker,
): Promise<NonNullable<CoachFacts['reminders']> | null> {
  const row = await selectReminders(db, userId);
  const read = row ? readReminders(row, log) : null;
  return read?.ok ? read.value : null;
}

function exercisesIn({ exercises }: Catalogue, { exerciseIds }: Subject): NonNullable<CoachFacts['exercises']> {
  return exerciseIds.flatMap((id) => {
    const [exercise, guide] = [exercises.exercises.get(id), exercises.guides.get(id)];
    return exercise && guide ? [{ id, name: exercise.name, guide }] : [];
  });
}
