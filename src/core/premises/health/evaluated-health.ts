import type { HealthPremise, MovementPremise, Origin } from '#core/premises/premises.ts';
import type { Stated } from './health-answer.ts';
import {
  foodRulesOfCondition,
  foodRulesOfMedicine,
  type Standing,
  stricter,
  type TrainingEffect,
  trainingEffect,
} from './health-effects.ts';
import type { Condition, FoodRule, HealthAction, HealthFacts, Medicine } from './health-facts.ts';
import { INNER_GROUPS } from './health-groups.ts';

/** What one condition or medicine does: its premises, and what they rest on. */
export type Effect = {
  subject: Condition | Medicine;
  training: TrainingEffect;
  rules: FoodRule[];
  unsafeDiets: readonly string[];
  premises: HealthPremise[];
};

/** A name with all that follows from it; several effects where it means several things. */
export type Evaluated = {
  kind: Stated['kind'];
  origin: Origin;
  side: MovementPremise['side'];
  standing: Standing;
  /** The name as typed, lower case. */
  quote: string;
  certainty: 'certain' | 'guess' | 'ask';
  /** Said to be over, and nothing is left of it. */
  former: boolean;
  effects: Effect[];
};

export const PLAIN_STANDING: Standing = {
  weeks: null,
  over: false,
  ahead: false,
  cleared: false,
  notCleared: false,
  flare: false,
  uncontrolled: false,
  settled: false,
};

/** Long enough over for an operation or injury of which nothing more is said; weeks. */
const LONG_AGO = 52;

/** What follows from a name that was read. */
export function answerPremises(one: Stated, facts: HealthFacts): Evaluated {
  const { field, mention, kind } = one;
  const { quote, span, certainty } = mention;
  const origin: Origin = { how: certainty === 'certain' ? 'read' : 'guessed', field, quote, ...span };
  const origins = [
    origin,
    ...one.also.map(
      (each): Origin => ({ how: 'read', field: each.field, quote: each.mention.quote, ...each.mention.span }),
    ),
    ...(one.asked ?? []),
  ];
  const standing = standingOf(one);
  const effects = one.ids.flatMap((id) => {
    const condition = kind === 'condition' ? facts.conditionOf.get(id) : undefined;
    const medicine = kind === 'medicine' ? facts.medicineOf.get(id) : undefined;
    if (condition) return [conditionEffect(condition, standingFor(condition, one, standing), origins, facts)];
    return medicine ? [medicineEffect(medicine, standing, origins, facts)] : [];
  });
  const told = mention.time === 'former' || mention.time === 'healed';
  const former = told && effects.every(({ training, rules }) => training.action === 'note' && rules.length === 0);
  return {
    kind,
    origin,
    side: sideOf(quote),
    standing,
    former: former && effects.length > 0,
    quote: quote.toLowerCase(),
    certainty,
    effects,
  };
}

function sideOf(quote: string): MovementPremise['side'] {
  const [left, right] = [/\b(?:left|l)\b/i.test(quote), /\b(?:right|r)\b/i.test(quote)];
  if (left !== right) return left ? 'left' : 'right';
  return null;
}

function standingOf({ states, weeks, way }: Stated): Standing {
  const kept = states.has('not_over') || states.has('controlled');
  return {
    weeks: way === 'ahead' ? null : weeks,
    over: (states.has('over') || states.has('remission')) && !states.has('not_over') && !states.has('flare'),
    ahead: (states.has('future') || states.has('ahead') || way === 'ahead') && !kept && way !== 'ago',
    cleared: states.has('cleared') && !states.has('not_cleared'),
    notCleared: states.has('not_cleared'),
    flare: states.has('flare'),
    uncontrolled: states.has('uncontrolled'),
    settled: states.has('controlled') && !states.has('recent') && !states.has('not_over'),
  };
}

/** Of an injury long ago of which nothing more is said, a note is left. */
function standingFor(condition: Condition, { states, way, ids }: Stated, standing: Standing): Standing {
  const staged = condition.training.stages.length > 0;
  const pregnant = ids.some((id) => id.startsWith('pregnant'));
  const still = states.has('not_over') || states.has('flare');
  if (pregnant) return { ...standing, ahead: false };
  const isYearsAgo = standing.weeks === null ? states.has('in_youth') : way === 'ago' && standing.weeks >= LONG_AGO;
  const longAgo = (staged || condition.passes) && isYearsAgo && !still;
  // A cold or a covid that was had is over, unless the words say that it was lately.
  const passed = states.has('former') && condition.group === 'infection' && standing.weeks === null;
  // Cleared at a check some weeks behind a birth or an operation: allowed to train, and not yet as before.
  const young = condition.group === 'pregnancy' || (staged && (standing.weeks ?? LONG_AGO) < LONG_AGO);
  const healed = states.has('cleared_or_over') && !INNER_GROUPS.has(condition.group) && !young;
  const isOld = isYearsAgo || (standing.weeks === null && states.has('former'));
  const mended = condition.heals && isOld && !states.has('felt');
  const over = standing.over || longAgo || passed || healed || mended;
  return { ...standing, over: over && !still, ahead: standing.ahead && staged };
}

/** The effect of a condition, and its premises: one for food and one for training, or one for both. */
export function conditionEffect(
  condition: Condition,
  standing: Standing,
  origins: Origin[],
  facts: HealthFacts,
): Effect {
  const training = trainingEffect(condition, standing);
  const rules = foodRulesOfCondition(condition, standing, facts).map((rule) => ofTrimester(rule, condition.id, facts));
  const subject = `condition:${condition.id}`;
  const about = { subject, label: condition.label, weeksSince: standing.weeks, ...agreedTo(standing), origins };
  return { subject: condition, training, rules, unsafeDiets: [], premises: premisesOf(about, training.action, rules) };
}

function medicineEffect(medicine: Medicine, standing: Standing, origins: Origin[], facts: HealthFacts): Effect {
  const { action, avoid, ease, effortMaxRpe } = medicine.training;
  const agreed = standing.cleared && (action === 'clear_once' || action === 'clear_first');
  const training: TrainingEffect = {
    action: agreed ? 'adapt' : action,
    strict: avoid,
    soft: ease,
    effortMaxRpe,
    whenOpen: false,
  };
  const rules = foodRulesOfMedicine(medicine, facts);
  const subject = `medicine:${medicine.id}`;
  const about = { subject, label: medicine.label, weeksSince: null, ...agreedTo(standing), origins };
  return {
    subject: medicine,
    training,
    rules,
    unsafeDiets: medicine.unsafeDiets,
    premises: premisesOf(about, training.action, rules),
  };
}

const agreedTo = ({ cleared, notCleared, uncontrolled }: Standing): Pick<HealthPremise, 'agreed'> =>
  cleared && !notCleared && !uncontrolled ? { agreed: true } : {};

function premisesOf(
  about: Omit<HealthPremise, 'action' | 'about'>,
  training: HealthAction,
  rules: readonly FoodRule[],
): HealthPremise[] {
  if (rules.length === 0) return [{ ...about, action: training, about: 'training' }];
  const food = rules.reduce<HealthAction>((action, rule) => stricter(action, rule.action), 'note');
  if (food === training) return [{ ...about, action: food, about: 'both' }];
  return [
    { ...about, action: food, about: 'food' },
    { ...about, action: training, about: 'training' },
  ];
}

const TRIMESTERS: Readonly<Record<string, 'first' | 'second' | 'third'>> = {
  pregnant_t1: 'first',
  pregnant_t2: 'second',
  pregnant_t3: 'third',
};

/** Energy by trimester; the second one until it is told. */
export function ofTrimester(rule: FoodRule, conditionId: string, { foodIllnesses }: HealthFacts): FoodRule {
  const trimester = TRIMESTERS[conditionId];
  return trimester && rule.extraKcal > 0 ? { ...rule, extraKcal: foodIllnesses.extraKcalByTrimester[trimester] } : rule;
}
