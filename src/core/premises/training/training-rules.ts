import type { InjurySeverity, TrainingRules } from '#core/athlete/constraints.ts';
import { type Exercise, JOINTS, type Joint } from '#core/catalogue/exercise.ts';
import type { ExercisePremise, MovementPremise, Premises, ToolPremise } from '../premises.ts';
import type { MovementRow } from './movement-words.ts';
import type { TrainingFacts } from './training-facts.ts';

type Parts = Pick<Premises, 'tools' | 'movements' | 'exercises' | 'unread'>;
type Kit = {
  owned: ReadonlySet<string>;
  borrowed: ReadonlyMap<string, ReadonlySet<string>>;
  singles: ReadonlySet<string>;
};

/** Without standing, what can be done on a seat stays, and these ask nothing of it in that form. */
const NOT_WHEN_SEATED = new Set([
  'standing',
  'kneeling',
  'floor_transfer',
  'single_leg_balance',
  'split_stance',
  'walking',
  'needs_two_legs',
]);
/** Limits whose `near` is a changed form, or is made harmless by load and breath: not a lesser risk of the same kind. */
/** What stays out even where a condition or medicine merely asks for care: it cannot be made gentle. */
const NEVER_GENTLE = new Set([
  'jumping',
  'inversion',
  'fast_moves',
  'spine_flexion',
  'abdominal_strain',
  'single_leg_balance',
]);
/** The joints that a movement asks most of: with one of them sore, it is not merely eased; said to be fine, it frees them. */
const JOINTS_OF: Readonly<Record<string, readonly Joint[]>> = {
  overhead: ['shoulder'],
  arm_raise: ['shoulder'],
  horizontal_press: ['shoulder'],
  pulling: ['shoulder', 'elbow'],
  deep_knee_bend: ['knee'],
  kneeling: ['knee'],
  stairs_steps: ['knee'],
  weight_on_hands: ['wrist'],
  grip: ['wrist'],
  forward_bend_loaded: ['lower_back'],
};
/** Of these the eased ones stay out while the joint is sore. */
const WORSE_WHEN_SORE = new Set(['deep_knee_bend', 'kneeling', 'weight_on_hands']);
const CHANGED_FORM = new Set(['needs_two_arms', 'needs_two_legs', 'valsalva', 'impact']);
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
const HELD_IN_HANDS = ['dumbbell', 'kettlebell'];

/**
 * What today's planners go by. `injuries` names the sore joints for texts and caution; which exercises a joint takes out stands in
 * `forbiddenExercises`, since what is said to be fine stays. `modes`: only what injuries ask for; conditions add theirs.
 */
export function trainingRulesOf(premises: Parts, facts: TrainingFacts): TrainingRules {
  const injuries = injuriesOf(premises.movements);
  const isUnread = premises.unread.some(({ failsClosed, field }) => failsClosed && field === 'injuries');
  const equipment = [...new Set(kitTokens(premises.tools, facts))];
  return {
    equipment,
    maxLoadLbs: capped(maxLoads(premises.tools, facts), equipment, { premises, facts }),
    injuries,
    modes: [
      ...(Object.values(injuries).includes('severe') ? (['cautious'] as const) : []),
      ...(isUnread ? (['cautious', 'low_impact'] as const) : []),
    ],
    dislikedExerciseTerms: [],
    forbiddenExercises: forbiddenExercises(premises, facts),
    fineExercises: [...fineIds(premises, ({ liftsOnly }) => liftsOnly === undefined || liftsOnly in JOINTS_OF)],
  };
}

const isJoint = (limit: string): limit is Joint => (JOINTS as readonly string[]).includes(limit);

function injuriesOf(movements: readonly MovementPremise[]): Partial<Record<Joint, InjurySeverity>> {
  const injuries: Partial<Record<Joint, InjurySeverity>> = {};
  for (const { limit, severity } of movements) {
    if (isJoint(limit)) injuries[limit] = severity === 'strict' ? 'severe' : 'mild';
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
  const fine = fineIds(premises, ({ liftsOnly }) => liftsOnly === undefined);
  const lifted = liftedLimits(premises);
  const cap = liftingCap(premises);
  const out: Record<string, string> = {};
  for (const exercise of facts.exercises.values()) {
    const reason =
      namedOut(exercise.id, premises) ??
      withoutTools(exercise, kit, facts) ??
      tooHeavy(exercise, cap) ??
      (fine.has(exercise.id) ? null : brokenLimit(exercise, inForce(exercise.id, premises, lifted), facts));
    if (reason !== null) out[exercise.id] = reason;
  }
  return out;
}

/** Exercises that were said to be fine. */
function fineIds({ exercises }: Parts, which: (premise: ExercisePremise) => boolean): Set<string> {
  const fine = exercises.filter((premise) => premise.stance === 'fine' && which(premise));
  return new Set(fine.flatMap((premise) => premise.exercises));
}

/** By exercise, the limits that were said to be fine. */
function liftedLimits({ exercises }: Parts): ReadonlyMap<string, ReadonlySet<string>> {
  const lifted = new Map<string, Set<string>>();
  for (const { liftsOnly, exercises: ids } of exercises) {
    if (liftsOnly === undefined) continue;
    for (const id of ids) lifted.set(id, (lifted.get(id) ?? new Set()).add(liftsOnly));
  }
  return lifted;
}

/** What limits an exercise; a movement that is fine lifts its own limit and sore joints from it, unless it was refused, too. */
function inForce(
  id: string,
  { movements }: Parts,
  lifted: ReadonlyMap<string, ReadonlySet<string>>,
): readonly MovementPremise[] {
  const fine = lifted.get(id);
  if (!fine) return movements;
  const joints = new Set([...fine].flatMap((limit) => JOINTS_OF[limit] ?? []));
  return movements.filter(({ limit, severity }) =>
    isJoint(limit) ? !joints.has(limit) : !(fine.has(limit) && severity === 'soft'),
  );
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

/** The lightest that it comes in is heavier than what the person may lift. */
function tooHeavy({ equipment }: Exercise, cap: number | null): string | null {
  const lightest = Math.max(
    0,
    ...equipment.map((group) => Math.min(...group.map((token) => LIGHTEST_LBS[token] ?? 0))),
  );
  return cap !== null && lightest > cap ? `more than ${cap} lb` : null;
}

/** The first limit that the exercise breaks, as its label; null where it may be done. */
function brokenLimit(
  exercise: Exercise,
  movements: readonly MovementPremise[],
  { movement }: TrainingFacts,
): string | null {
  const row = movement.exercises[exercise.id];
  if (!row) return null;
  const seated = movements.some(({ limit }) => limit === 'standing') && row.worksSeated !== 'no';
  const broken = movements.find((premise) => isOut(premise, movements) && breaks(premise, { exercise, row, seated }));
  if (!broken) return null;
  const label = movement.limits.find(({ id }) => id === broken.limit)?.label ?? broken.limit.replaceAll('_', ' ');
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Whether a limit takes anything out: what is merely eased does so only where it cannot be made gentle. */
function isOut({ limit, eased }: MovementPremise, movements: readonly MovementPremise[]): boolean {
  if (!eased || limit === 'impact' || NEVER_GENTLE.has(limit)) return true;
  if (limit === 'floor_transfer') return movements.some((other) => other.limit === 'standing' && !other.eased);
  return (
    WORSE_WHEN_SORE.has(limit) && movements.some((other) => (JOINTS_OF[limit] ?? []).includes(other.limit as Joint))
  );
}

function breaks(
  { limit, severity, maxLbs, eased }: MovementPremise,
  at: { exercise: Exercise; row: MovementRow; seated: boolean },
): boolean {
  const { exercise, row, seated } = at;
  if (isJoint(limit)) {
    return exercise.jointStress.includes(limit) || (severity === 'strict' && exercise.jointCaution.includes(limit));
  }
  if (maxLbs !== undefined) return false;
  if (eased && limit === 'impact') return row.breaks.includes('jumping');
  if (seated && (NOT_WHEN_SEATED.has(limit) || (limit === 'legs' && !row.usesLegs))) return false;
  return row.breaks.includes(limit) || (severity === 'strict' && row.near.includes(limit) && !CHANGED_FORM.has(limit));
}
