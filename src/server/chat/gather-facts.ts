import type { FastifyBaseLogger } from 'fastify';
import type { PlanType } from '#contract/common.ts';
import type { Plan } from '#contract/plans.ts';
import type { CoachFacts, SessionFacts, ToolName, Understanding } from '#core/coaching/turn.ts';
import { answersIn } from '#core/content/search-articles.ts';
import { mealTargets } from '#core/nutrition/targets/targets.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import { readMembership } from '../membership/read-membership.ts';
import type { Athlete } from '../plans/load-athlete.ts';
import { selectActivePlan } from '../plans/store.ts';
import { foundPlan } from '../plans/stored-plan.ts';
import { readProgressFacts } from '../progress/read-progress-facts.ts';
import { findNextSession } from '../training/next-session.ts';

export type Asker = {
  userId: string;
  athlete: Athlete;
  catalogue: Catalogue;
  now: Date;
  timeZone: string;
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

type Reading = { db: Db; asker: Asker; subject: Subject };
type Fact = (reading: Reading) => Promise<Partial<CoachFacts>>;

/** What each tool reads; all of it belongs to the person who asks, or to nobody. */
const FACTS: Record<ToolName, Fact> = {
  read_profile: async () => ({}),
  read_targets: async ({ asker }) => ({ targets: targetsOf(asker.athlete) }),
  read_meal_plan: async ({ db, asker }) => ({ mealPlan: await mealPlan(db, asker) }),
  read_workout_plan: async ({ db, asker }) => ({ workoutPlan: await workoutPlan(db, asker) }),
  read_next_session: async ({ db, asker }) => ({ nextSession: await nextSession(db, asker) }),
  read_progress: async ({ db, asker }) => ({ progress: await readProgressFacts(db, asker) }),
  read_membership: async ({ db, asker }) => ({ membership: await readMembership(db, asker) }),
  read_exercise: async ({ asker, subject }) => ({ exercises: exercisesIn(asker.catalogue, subject) }),
  search_help: async ({ asker, subject }) => ({ articles: answersIn(asker.catalogue.help, subject.message) }),
};

/** Reads with the tools, one after the other, on one connection; what is known already is not read again. */
export async function gatherFacts(
  db: Db,
  asker: Asker,
  { tools, subject, known }: { tools: readonly ToolName[]; subject: Subject; known?: CoachFacts },
): Promise<CoachFacts> {
  const { profile, constraints } = asker.athlete;
  let facts: CoachFacts = { ...known, profile, hidesNumbers: constraints.care.hideNumbers };
  for (const tool of tools) facts = { ...facts, ...(await FACTS[tool]({ db, asker, subject })) };
  return facts;
}

function targetsOf(athlete: Athlete): NonNullable<CoachFacts['targets']> {
  const result = mealTargets(athlete);
  return result.ok ? result : { ok: false, message: result.refusal.message };
}

/** Refuses where there is one that cannot be read: that is not to have none. */
async function activePlan(db: Db, { userId, log }: Asker, type: PlanType): Promise<Plan | null> {
  const row = await selectActivePlan(db, { userId, type });
  return row ? foundPlan(row, log) : null;
}

async function mealPlan(db: Db, asker: Asker): Promise<NonNullable<CoachFacts['mealPlan']> | null> {
  const plan = await activePlan(db, asker, 'meal');
  return plan?.type === 'meal' ? { id: plan.id, name: plan.name, data: plan.data } : null;
}

async function workoutPlan(db: Db, asker: Asker): Promise<NonNullable<CoachFacts['workoutPlan']> | null> {
  const plan = await activePlan(db, asker, 'workout');
  return plan?.type === 'workout' ? { id: plan.id, name: plan.name, data: plan.data } : null;
}

/** Null where there is no plan that could be trained by. */
async function nextSession(db: Db, asker: Asker): Promise<SessionFacts | null> {
  try {
    const { targets, planId, dayIndex, dayName, because, trainedToday, occasion, day } = await findNextSession(
      db,
      asker,
    );
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

function exercisesIn({ exercises }: Catalogue, { exerciseIds }: Subject): NonNullable<CoachFacts['exercises']> {
  return exerciseIds.flatMap((id) => {
    const [exercise, guide] = [exercises.exercises.get(id), exercises.guides.get(id)];
    return exercise && guide ? [{ id, name: exercise.name, guide }] : [];
  });
}
