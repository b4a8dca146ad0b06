import { bodyFormOf } from '#core/athlete/body-form.ts';
import type { InjurySeverity, TrainingRules } from '#core/athlete/constraints.ts';
import type { Exercise, Joint } from '#core/catalogue/exercise.ts';
import type { MovementPremise, Premises, ToolPremise } from '../premises.ts';
import { brokenLimit, fineIds, inForce, isJoint, JOINTS_OF, liftedLimits, stillInForce } from './exercise-limits.ts';
import type { TrainingFacts } from './training-facts.ts';

type Parts = Pick<Premises, 'tools' | 'movements' | 'exercises' | 'unread'>;
type Kit = {
  owned: ReadonlySet<string>;
  borrowed: ReadonlyMap<string, ReadonlySet<string>>;
  singles: ReadonlySet<string>;
};

/** Empty bars, the usual first kettlebell and a backpack with a few books, pounds. */
const LIGHTEST_LBS: Readonly<Record<string, number>> = {
  barbell: 45,
  trap_bar: 45,
  'machine:smith': 15,
  ez_bar: 15,
  kettlebell: 9,
  backpack: 10,
  sled: 45,
  'machine:leg_press': 45,
  'machine:hack_squat': 45,
};
/** An unread word there may be something that no load should be put on. */
const BODY_ANSWERS = new Set(['injuries', 'medicalConditions', 'medications']);
const HELD_IN_HANDS = ['dumbbell', 'kettlebell'];

/**
 * What today's planners go by. `injuries` names the sore joints for texts and caution; which exercises a joint takes out stands in
 * `forbiddenExercises`, since what is said to be fine stays. `modes`: only what injuries ask for; conditions add theirs.
 */
export function trainingRulesOf(premises: Parts, facts: TrainingFacts): TrainingRules {
  const injuries = injuriesOf(premises.movements);
  const unread = premises.unread.filter(({ failsClosed, field }) => failsClosed && BODY_ANSWERS.has(field));
  const equipment = [...new Set(kitTokens(premises.tools, facts))];
  return {
    equipment,
    maxLoadLbs: capped(maxLoads(premises.tools, facts), equipment, { premises, facts }),
    injuries,
    modes: [
      ...(Object.values(injuries).includes('severe') ? (['cautious'] as const) : []),
      ...(unread.length > 0 ? (['cautious'] as const) : []),
      ...(unread.some(({ field }) => field === 'injuries') ? (['low_impact'] as const) : []),
    ],
    dislikedExerciseTerms: [],
    forbiddenExercises: forbiddenExercises(premises, facts),
    form: bodyFormOf(premises.movements),
    fineExercises: [...fineIds(premises, ({ liftsOnly }) => liftsOnly === undefined || liftsOnly in JOINTS_OF)],
  };
}

function injuriesOf(movements: readonly MovementPremise[]): Partial<Record<Joint, InjurySeverity>> {
  const injuries: Partial<Record<Joint, InjurySeverity>> = {};
  for (const { limit, severity, eased } of movements) {
    if (isJoint(limit) && !eased) injuries[limit] = severity === 'strict' ? 'severe' : 'mild';
  }
  return injuries;
}

const had = (tools: readonly ToolPremise[]) => tools.filter(({ stance }) => stance === 'has');

function kitTokens(tools: readonly ToolPremise[], { equipment }: TrainingFacts): string[] {
  const lacking = new Set(tools.filter(({ stance }) => stance === 'has_not').map(({ token }) => token));
  const own = had(tools).flatMap(({ token }) => [token, ...(equipment.tokens[token]?.actsAs ?? [])]);
  return [...equipment.household.filter((token) => !lacking.has(token)), ...own];
}

/** A stand-in's weight counts for what it stands in for, where that is not there itself. */
function maxLoads(tools: readonly ToolPremise[], { equipment }: TrainingFacts): Record<string, number> {
  const tokens = new Set(had(tools).map(({ token }) => token));
  const loads: Record<string, number> = {};
  for (const { token, heaviestLbs } of had(tools)) {
    if (heaviestLbs === null) continue;
    const others = (equipment.tokens[token]?.actsAs ?? []).filter((other) => !tokens.has(other));
    for (const each of [token, ...others]) loads[each] = Math.max(heaviestLbs, loads[each] ?? 0);
  }
  return loads;
}

/** Pounds that the person may lift at most; null where nothing was said. */
function liftingCap({ movements }: Parts): number | null {
  const caps = movements.flatMap(({ maxLbs }) => maxLbs ?? []);
  return caps.length > 0 ? Math.min(...caps) : null;
}

type CapInput = { premises: Parts; facts: TrainingFacts };

function capped(
  loads: Record<string, number>,
  equipment: readonly string[],
  { premises, facts }: CapInput,
): Record<string, number> {
  const cap = liftingCap(premises);
  if (cap === null) return loads;
  const loadable = equipment.filter((token) => facts.equipment.tokens[token]?.loadable);
  return Object.fromEntries(loadable.map((token) => [token, Math.min(cap, loads[token] ?? cap)]));
}

function forbiddenExercises(premises: Parts, facts: TrainingFacts): Record<string, string> {
  const kit = kitOf(premises.tools, facts);
  const fine = (named: 'one' | 'family') =>
    fineIds(
      premises,
      (each) => each.liftsOnly === undefined && (each.exercises.length === 1 ? 'one' : 'family') === named,
    );
  const fineSets = { one: fine('one'), family: fine('family') };
  const lifted = liftedLimits(premises);
  const out: Record<string, string> = {};
  for (const exercise of facts.exercises.values()) {
    const reason =
      namedOut(exercise.id, premises) ??
      withoutTools(exercise, kit, facts) ??
      tooHeavy(exercise, premises.movements) ??
      brokenLimit(exercise, stillInForce(exercise.id, inForce(exercise.id, premises, lifted), fineSets), facts);
    if (reason !== null) out[exercise.id] = reason;
  }
  return out;
}

/** What was named as impossible or hated. Said of one exercise, "fine" goes before "no" said of its family. */
function namedOut(id: string, { exercises }: Parts): string | null {
  const saying = exercises.filter((premise) => premise.exercises.includes(id));
  const closest = Math.min(...saying.map((premise) => premise.exercises.length));
  const [said] = saying.filter((premise) => premise.exercises.length === closest && premise.stance !== 'fine');
  return said?.label ?? null;
}

function kitOf(tools: readonly ToolPremise[], { equipment }: TrainingFacts): Kit {
  const own = had(tools);
  const owned = new Set(own.map(({ token }) => token));
  const borrowed = new Map<string, Set<string>>();
  for (const { token } of own) {
    const { actsAs = [], onlyFor } = equipment.tokens[token] ?? {};
    if (!onlyFor) for (const each of actsAs) owned.add(each);
    else for (const each of actsAs) borrowed.set(each, new Set([...(borrowed.get(each) ?? []), ...onlyFor]));
  }
  return { owned, borrowed, singles: new Set(own.filter(({ count }) => count === 1).map(({ token }) => token)) };
}

/** The exercise needs a second weight, or more than its stand-in can do. Plain lack of a tool is the planner's own rule. */
function withoutTools(
  { id, equipment }: Exercise,
  { owned, borrowed, singles }: Kit,
  { equipment: words }: TrainingFacts,
): string | null {
  for (const group of equipment) {
    const ready = group.filter((token) => owned.has(token) || words.household.includes(token));
    const standIn = group.some((token) => borrowed.get(token)?.has(id));
    if (ready.length === 0 && !standIn && group.some((token) => borrowed.has(token))) return 'a tool that is not there';
    const held = ready.filter((token) => HELD_IN_HANDS.includes(token));
    const isPair = held.length > 0 && ready.length === held.length && !words.oneIsEnough.includes(id);
    if (isPair && held.every((token) => singles.has(token))) return `a second ${held[0]}`;
  }
  return null;
}

/** Pushed with the legs: a limit of one arm leaves them. */
const BY_LEGS = new Set(['machine:leg_press', 'machine:hack_squat', 'sled']);

/** The lightest that it comes in is heavier than what the person may lift. */
function tooHeavy({ equipment }: Exercise, movements: readonly MovementPremise[]): string | null {
  const lightest = (of: (token: string) => boolean) =>
    Math.max(
      0,
      ...equipment.map((group) => Math.min(...group.map((token) => (of(token) ? (LIGHTEST_LBS[token] ?? 0) : 0)))),
    );
  const broken = movements.find(({ maxLbs, side }) => {
    if (maxLbs === undefined) return false;
    return lightest((token) => side === null || !BY_LEGS.has(token)) > maxLbs;
  });
  return broken ? `more than ${broken.maxLbs} lb` : null;
}
