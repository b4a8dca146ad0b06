import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { profileSchema } from '#core/athlete/profile.ts';
import { guardSentence } from '#core/coach/guard/guard-sentence.ts';
import { guardedPerson } from '#core/coach/guard/person-of.ts';
import { ACTS, type Done, dangerOf, type Proof } from '#core/coach/guard/proof.ts';
import { derivedFrom, type Source, sourcesIn, weekdaysIn } from '#core/coach/guard/sources.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import { generalKnowledge } from '#server/ai/general-knowledge.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { constraintsFor } from '#server/catalogue/constraints-for.ts';
import { anAthlete } from '#test/personas.ts';

const texts = z.array(z.string());
const personSchema = z.looseObject({
  profile: z.looseObject({
    age: z.number(),
    sex: z.enum(['female', 'male', 'other']),
    heightIn: z.number(),
    weightLbs: z.number(),
    targetWeightLbs: z.number().nullable(),
    goal: z.string(),
    foodAllergies: texts,
    dislikedFoods: texts,
    dietaryRestrictions: texts,
    injuries: texts,
    medicalConditions: texts,
    medications: texts,
    workoutDaysPerWeek: z.number(),
    sleepHours: z.number(),
  }),
  targets: z.looseObject({ calories: z.number(), protein: z.number(), floorCalories: z.number() }),
  today: z.array(z.looseObject({ meal: z.string(), name: z.string(), kcal: z.number(), protein: z.number() })),
  next: z.looseObject({}).nullable(),
  progress: z.looseObject({ weights: z.array(z.object({ daysAgo: z.number(), lbs: z.number() })) }),
  receipts: z.array(z.looseObject({ kind: z.string() })),
  tier: z.string(),
  hidesNumbers: z.boolean(),
  message: z.string(),
});
const setSchema = z.object({
  people: z.record(z.string(), personSchema),
  lines: z.array(
    z.object({
      person: z.string(),
      line: z.string(),
      ok: z.boolean(),
      why: z.string(),
      facts: z.looseObject({}).optional(),
    }),
  ),
});
type Person = z.infer<typeof personSchema>;

const catalogue = loadCatalogue();
const general = generalKnowledge(catalogue);

/** What the guard would know of an invented person, made by the code that serves real ones. */
function proofOf({
  profile: told,
  targets,
  today,
  next,
  progress,
  receipts,
  tier,
  hidesNumbers,
  message,
}: Person): Proof {
  const joined = (words: readonly string[]) => words.join(', ') || 'None';
  const profile = profileSchema.parse(
    anAthlete({
      ...{ age: Math.max(18, told.age), sex: told.sex, heightIn: told.heightIn, weightLbs: told.weightLbs },
      targetWeightLbs: told.targetWeightLbs,
      goal: /lose|loss/.test(told.goal) ? 'weight_loss' : /muscle/.test(told.goal) ? 'muscle_gain' : 'fitness',
      foodAllergies: joined(told.foodAllergies),
      dislikedFoods: joined(told.dislikedFoods),
      dietaryRestrictions: joined(told.dietaryRestrictions),
      injuries: told.injuries.length > 0 ? told.injuries : ['None'],
      medicalConditions: joined(told.medicalConditions),
      medications: joined(told.medications),
    }),
  );
  const person = guardedPerson(profile, {
    constraints: constraintsFor(profile, catalogue),
    isPremium: tier !== 'free',
  });
  const eaten = {
    eatenKcal: sum(today.map(({ kcal }) => kcal)),
    eatenProtein: sum(today.map(({ protein }) => protein)),
  };
  const read = sourcesIn({ profile: told, targets, today, next, progress, receipts, eaten });
  const sources: Source[] = [...read, ...derivedFrom(read)];
  return {
    person: { ...person, age: told.age, floorKcal: Math.max(person.floorKcal, targets.floorCalories), hidesNumbers },
    sources,
    done: receipts.map(doneOf),
    weekdays: weekdaysIn(next, receipts, message),
    message,
    danger: dangerOf(readSafety(message, { locale: null }).class),
    general,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const ACT_OF: Readonly<Record<string, Done['act']>> = {
  reminder: 'remind',
  meal: 'swap',
  exercise: 'swap',
  plan: 'create',
  profile: 'change',
};

function doneOf({ kind, logType, ...rest }: Person['receipts'][number]): Done {
  const act = ACT_OF[kind] ?? ACTS.find((each) => kind.startsWith(each)) ?? 'change';
  const text = Object.values(rest)
    .concat(logType)
    .filter((each) => typeof each === 'string')
    .join(' ');
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);
  const about = [logType, kind === 'reminder' ? 'reminder' : null, rest.meal, rest.slot, rest.field];
  return { act, about: about.filter((each) => typeof each === 'string'), words };
}

/** Lines by authors who never saw the code, but for the first set; the last one was written before the second was learned from. */
export const GUARD_SETS = [
  { set: 0, about: 'begun from', isLearned: true },
  { set: 1, about: 'learned from', isLearned: true },
  { set: 2, about: 'learned from', isLearned: true },
  { set: 3, about: 'scored once', isLearned: false },
] as const;

type GuardScore = {
  bad: { right: number; total: number };
  good: { right: number; total: number };
  wrong: string[];
  msALine: number;
};

/** How many bad lines the guard stops and how many good ones it lets through. */
export function measureGuard(set: number): GuardScore {
  const file = new URL(`guard-${set}.json`, import.meta.url);
  const { people, lines } = setSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const proofs = new Map(Object.entries(people).map(([name, person]) => [name, proofOf(person)]));
  const score: GuardScore = { bad: { right: 0, total: 0 }, good: { right: 0, total: 0 }, wrong: [], msALine: 0 };
  const before = process.cpuUsage();
  for (const { person, line, ok, why, facts } of lines) {
    const known = proofs.get(person);
    if (!known) throw new Error(`nobody is called ${person}`);
    const sources = [...known.sources, ...sourcesIn(facts ?? {})];
    const weekdays = [...known.weekdays, ...weekdaysIn(facts ?? {})];
    const proof = facts ? { ...known, weekdays, sources: [...sources, ...derivedFrom(sources)] } : known;
    const verdict = guardSentence(line, proof);
    const side = ok ? score.good : score.bad;
    side.total++;
    if (verdict.ok === ok) side.right++;
    else
      score.wrong.push(
        `${ok ? 'GOOD' : 'BAD '} [${person}] ${line} // ${why}${verdict.ok ? '' : ` => ${verdict.reason}: ${verdict.why}`}`,
      );
  }
  const { user, system } = process.cpuUsage(before);
  score.msALine = (user + system) / 1000 / lines.length;
  return score;
}
