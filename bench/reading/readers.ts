import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { hardRulesOf } from '#core/nutrition/recipes/food-rules.ts';
import { exercisePool } from '#core/training/builder/exercise-pool.ts';
import { trainingBrief } from '#core/training/builder/training-brief.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { readingOf } from '#server/catalogue/constraints-for.ts';

/** What a reader made of one person's answers, in the terms that plans are judged in. */
export type ReadPerson = {
  /** What the planners go by. */
  constraints: Constraints;
  foodsOut: ReadonlySet<string>;
  /** For the sake of joints, movements, health or dislike; not for lack of equipment or of skill. */
  exercisesOut: ReadonlySet<string>;
  tools: ReadonlySet<string>;
  /** Pounds by tool, where a load was read. */
  heaviestLbs: Readonly<Record<string, number>>;
  /** Whether a clinician is to be asked before the plan is followed, be there a gentle plan meanwhile or none. */
  clinicianFirst: { food: boolean; training: boolean };
  /** Texts that are shown back as open. */
  questions: readonly string[];
  /** Texts that a rule was read from, and words that no plan may hold. */
  heard: readonly string[];
};

export type Reader = (profile: Profile) => ReadPerson;

/** The one place that knows readers; one more is a line here and a function that fills a `ReadPerson`. */
export const READERS: Readonly<Record<string, Reader>> = { premises: readByPremises };

/** The day on which the people were written: calendar years are counted from there. */
const WRITTEN_ON = '2026-11-23';

function readByPremises(profile: Profile): ReadPerson {
  const { premises, findings, constraints } = readingOf({ ...profile, answeredOn: WRITTEN_ON }, loadCatalogue());
  const quotes = [
    ...premises.foods,
    ...premises.tools,
    ...premises.movements,
    ...premises.exercises,
    ...premises.health,
  ]
    .flatMap(({ origins }) => origins)
    .flatMap((origin) => ('quote' in origin ? origin.quote : []));
  const asked = findings.filter(({ severity }) => severity === 'ask').map(({ quote }) => quote);
  const read = asRead(profile, constraints);
  return { ...read, heard: [...read.heard, ...quotes], questions: [...read.questions, ...asked] };
}

function asRead(profile: Profile, constraints: Constraints): ReadPerson {
  const catalogue = loadCatalogue();
  const { food, training, care, sources, unclear } = constraints;
  const rules = hardRulesOf(food);
  const foods = [...catalogue.foods.foods.values()];
  return {
    constraints,
    foodsOut: new Set(foods.filter((each) => rules.some((rule) => rule.blocksFood(each))).map(({ id }) => id)),
    exercisesOut: exercisesOut(profile, constraints),
    tools: new Set(training.equipment),
    heaviestLbs: training.maxLoadLbs,
    clinicianFirst: {
      food: care.nutrition === 'refuse',
      training: training.modes.includes('stop') || training.modes.includes('clear_first'),
    },
    questions: unclear.map(({ text }) => text),
    heard: [
      ...sources.map(({ quote }) => quote),
      ...food.forbiddenTerms,
      ...food.dislikedTerms,
      ...training.dislikedExerciseTerms,
    ],
  };
}

/** What the rules leave out for somebody who owns everything and is skilled enough for it. */
function exercisesOut(profile: Profile, constraints: Constraints): Set<string> {
  const { exercises } = loadCatalogue().exercises;
  const request = { difficulty: profile.experienceLevel, daysPerWeek: profile.workoutDaysPerWeek };
  const brief = trainingBrief({ profile, constraints, request, seed: 1 });
  const equipment = new Set([...exercises.values()].flatMap((exercise) => exercise.equipment.flat()));
  const pool = exercisePool(exercises.values(), { ...brief, equipment, level: 'advanced' });
  const left = new Set(pool.map(({ id }) => id));
  return new Set([...exercises.keys()].filter((id) => !left.has(id)));
}
