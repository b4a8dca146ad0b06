import type { Condition, FoodRule, HealthAction, HealthFacts, Medicine, Stage, Training } from './health-facts.ts';
import { HEALTH_ACTIONS } from './health-facts.ts';

/** How a condition stands: what the words say beyond its name. */
export type Standing = {
  /** Since it began or happened, or how far along; weeks. */
  weeks: number | null;
  over: boolean;
  /** Not yet begun: an operation that is still ahead. */
  ahead: boolean;
  cleared: boolean;
  notCleared: boolean;
  flare: boolean;
  uncontrolled: boolean;
  /** Said to do well, so that nothing of it is recent. */
  settled: boolean;
};

export type TrainingEffect = {
  action: HealthAction;
  strict: readonly string[];
  soft: readonly string[];
  effortMaxRpe: number | null;
  /** The words leave open how long ago it was, and it matters. */
  whenOpen: boolean;
};

const NOTHING: TrainingEffect = { action: 'note', strict: [], soft: [], effortMaxRpe: null, whenOpen: false };
/** RPE of walking and other easy moves. */
const GENTLE_RPE = 3;
const MODERATE_RPE = 6;
const UNCONTROLLED_GROUPS = new Set(['heart', 'metabolic', 'lung', 'neuro']);

export const stricter = (one: HealthAction, other: HealthAction): HealthAction =>
  HEALTH_ACTIONS.indexOf(one) > HEALTH_ACTIONS.indexOf(other) ? one : other;

/** What a condition changes about training at its stage. */
export function trainingEffect(
  { training, permanent, asksWhen, group }: Condition,
  standing: Standing,
): TrainingEffect {
  if (standing.over && !permanent) return NOTHING;
  if (standing.ahead) return { ...NOTHING, action: 'adapt', soft: [...training.avoid, ...training.ease] };
  const settled = standing.weeks === null && (standing.over || standing.settled) ? training.stages.at(-1) : undefined;
  const stage = settled ?? stageAt(training, standing.weeks);
  const heals = asksWhen && (!permanent || isLongHealed(group, standing));
  if (stage?.action === 'light_only' && standing.cleared && (standing.weeks ?? 0) >= CHECKED_WEEKS)
    return cleared(atStage(training, { ...stage, action: 'clear_once' }, false), standing);
  if (stage) return cleared(atStage(training, agreedStage(stage, standing), heals), standing, EARLY.has(stage.action));
  const whenOpen = asksWhen && standing.weeks === null && training.stages.length > 0;
  const base: TrainingEffect = {
    action: training.action,
    strict: training.avoid,
    soft: training.ease,
    effortMaxRpe: training.effortMaxRpe,
    whenOpen,
  };
  if (whenOpen) return cleared(atOpenStage(base), standing);
  const uncontrolled = standing.uncontrolled && UNCONTROLLED_GROUPS.has(group);
  const isQuiet = base.action === 'clear_once' && standing.settled;
  const action = uncontrolled ? stricter(base.action, 'clear_once') : isQuiet ? 'adapt' : base.action;
  if (!standing.flare) return cleared({ ...base, action }, standing);
  return cleared({ ...base, action, strict: [...base.strict, ...base.soft], soft: [] }, standing);
}

const OF_JOINTS = new Set(['shoulder', 'elbow', 'wrist_hand', 'hip', 'leg', 'knee', 'ankle_foot']);
const HALF_A_YEAR = 26;
/** From the check about six weeks behind a birth or an operation, leave to train is leave for more than light moves. */
const CHECKED_WEEKS = 6;
const A_YEAR = 52;

/** A new joint that its surgeon has released: nothing of it is strict any longer. */
const isLongHealed = (group: string, { weeks, cleared: agreed }: Standing): boolean =>
  OF_JOINTS.has(group) && agreed && (weeks ?? 0) >= A_YEAR;

/** Where a clinician has agreed, what had to wait for that is planned as it is later on. */
const agreedStage = (stage: Stage, { cleared: agreed, weeks }: Standing): Stage =>
  agreed && stage.action === 'clear_first' && (weeks ?? 0) >= HALF_A_YEAR ? { ...stage, action: 'clear_once' } : stage;

/** Time not told: planned as gently as early on, though not refused. */
const atOpenStage = (base: TrainingEffect): TrainingEffect => ({
  ...base,
  action: base.action === 'no_plan' ? 'no_plan' : 'clear_first',
  strict: [...base.strict, ...base.soft],
  soft: [],
});

function stageAt({ stages }: Training, weeks: number | null): Stage | undefined {
  if (weeks === null) return undefined;
  return stages.find(({ fromWeek, toWeek }) => weeks >= fromWeek && (toWeek === undefined || weeks < toWeek));
}

const EARLY: ReadonlySet<Stage['action']> = new Set([
  'no_load_on_it',
  'light_only',
  'walk_and_pelvic_floor',
  'no_overhead_that_side',
]);
const LATE: ReadonlySet<Stage['action']> = new Set(['adapt', 'note', 'clear_once']);

/** `heals`: what an operation forbids at first is, once it has healed, merely done with care. */
function atStage({ avoid, ease, effortMaxRpe }: Training, { action }: Stage, heals: boolean): TrainingEffect {
  if (action === 'note') return NOTHING;
  const early: TrainingEffect = {
    action: 'clear_first',
    strict: [...avoid, ...ease],
    soft: [],
    effortMaxRpe,
    whenOpen: false,
  };
  if (action === 'light_only' || action === 'walk_and_pelvic_floor') return { ...early, effortMaxRpe: GENTLE_RPE };
  if (action === 'no_load_on_it') return { ...early, action: 'adapt', effortMaxRpe: null };
  if (action === 'no_overhead_that_side')
    return { ...early, action: 'clear_once', strict: [...avoid, ...ease, 'overhead', 'arm_raise'] };
  if (!LATE.has(action)) return { ...early, action };
  const lateRpe = effortMaxRpe === null || action === 'adapt' ? null : Math.max(effortMaxRpe, MODERATE_RPE);
  if (heals) return { action, strict: [], soft: [...avoid, ...ease], effortMaxRpe: lateRpe, whenOpen: false };
  return { action, strict: avoid, soft: ease, effortMaxRpe: lateRpe, whenOpen: false };
}

/**
 * A clinician who agreed has answered what was to be cleared. Where the check or the rehabilitation is still to come, nothing is planned of
 * what would have waited for it.
 */
function cleared(effect: TrainingEffect, { cleared: agreed, notCleared }: Standing, isEarly = false): TrainingEffect {
  const asks = effect.action === 'clear_once' || effect.action === 'clear_first';
  if (notCleared && effect.action !== 'note') {
    const waits = effect.action === 'clear_first' || isEarly;
    return { ...effect, action: stricter(effect.action, waits ? 'no_plan' : 'clear_first') };
  }
  return agreed && (asks || effect.whenOpen) ? { ...effect, action: 'adapt', whenOpen: false } : effect;
}

/** The rules of food that a condition brings, by the weeks that have passed; all of them where those are not known. */
export function foodRulesOfCondition(
  { food, permanent }: Condition,
  { weeks, over, ahead }: Pick<Standing, 'weeks' | 'over' | 'ahead'>,
  facts: HealthFacts,
): FoodRule[] {
  if ((over && !permanent) || ahead) return [];
  const open = weeks === null ? food.slice(0, food[0]?.toWeek === null ? food.length : 1) : food;
  return open
    .filter(({ fromWeek, toWeek }) => weeks === null || (weeks >= fromWeek && (toWeek === null || weeks < toWeek)))
    .flatMap(({ rule }) => facts.ruleOf.get(rule) ?? []);
}

export const foodRulesOfMedicine = ({ food }: Medicine, facts: HealthFacts): FoodRule[] =>
  food.flatMap((id) => facts.ruleOf.get(id) ?? []);
