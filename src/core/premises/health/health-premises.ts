import type {
  AccountedWords,
  FoodLimits,
  FoodPremise,
  HealthPremise,
  MovementPremise,
  OpenQuestion,
  Origin,
  UnreadWord,
} from '#core/premises/premises.ts';
import { withAgreement } from './clinician-agreed.ts';
import { answerPremises, type Effect, type Evaluated } from './evaluated-health.ts';
import type { HealthAnswer, SetAside, StatedHealth } from './health-answer.ts';
import type { FoodRule, HealthFacts } from './health-facts.ts';
import { healthQuestions } from './health-questions.ts';
import { HEALTH_FIELDS } from './named-health.ts';
import { evaluatedFromProfile, type ProfileFacts } from './profile-health.ts';
import { refineStated } from './refined-health.ts';
import { statedHealth } from './stated-health.ts';

/** What health changes about food; ids of the catalogue, of ways of eating and of allergens. */
export type HealthFood = {
  foodsOut: string[];
  /** Depend on the brand: out, since an illness is behind them. */
  foodsToCheck: string[];
  flagsOut: string[];
  terms: string[];
  useDiet: string[];
  useAllergens: string[];
  /** Ways of eating that are not planned with it, whatever was wished. */
  unsafeDiets: string[];
  limits: Pick<FoodLimits, 'sodiumMaxMg'>;
};

export type HealthParts = {
  health: HealthPremise[];
  /** The foods that illnesses and medicines leave out, each with the words that it comes from. */
  foods: FoodPremise[];
  movements: MovementPremise[];
  effortMaxRpe: number | null;
  food: HealthFood;
  questions: OpenQuestion[];
  unread: UnreadWord[];
  accounted: AccountedWords[];
};

/** What all written answers, and age and size, say of health. An illness acts the same in whichever answer it stands. */
export function healthPremises(
  answers: readonly HealthAnswer[],
  profile: ProfileFacts,
  facts: HealthFacts,
): HealthParts {
  const read = answers.map((answer) => statedHealth(answer, facts, profile.today));
  const stated = refineStated(
    withAgreement(
      read.flatMap((each) => each.stated),
      answers,
    ),
    answers,
    facts,
  );
  const evaluated = [
    ...stated.map((one) => answerPremises(one, facts)),
    ...evaluatedFromProfile(profile, answers, facts),
  ];
  const inForce = evaluated.filter(({ former }) => !former).flatMap(({ effects }) => effects);
  const rules = inForce.flatMap((effect) => effect.rules);
  const caps = inForce.flatMap(({ training: { effortMaxRpe } }) => effortMaxRpe ?? []);
  return {
    health: withoutTwins([
      ...inForce.flatMap((effect) => effect.premises),
      ...read.flatMap(({ allergies }) => allergies.map(medicineAllergy)),
    ]),
    foods: inForce.flatMap((effect) => foodPremiseOf(effect, facts)),
    movements: movementsOf(evaluated),
    effortMaxRpe: caps.length > 0 ? Math.min(...caps) : null,
    food: healthFood(
      rules,
      inForce.flatMap((effect) => effect.unsafeDiets),
      facts,
    ),
    questions: healthQuestions(evaluated, answers, facts),
    unread: answers.flatMap(unreadWords),
    accounted: [...read.flatMap(({ aside }) => aside.map(accountedAs)), ...evaluated.flatMap(formerWords)],
  };
}

/** What one illness or medicine leaves out; ways of eating and allergens that it brings are added where those are known. */
function foodPremiseOf({ subject, rules, premises }: Effect, facts: HealthFacts): FoodPremise[] {
  const { foodsOut, foodsToCheck, terms } = healthFood(rules, [], facts);
  const [premise] = premises;
  if (!premise || foodsOut.length + foodsToCheck.length + terms.length === 0) return [];
  const because = 'group' in subject ? 'illness' : 'medicine';
  const { label, origins } = premise;
  return [
    {
      subject: premise.subject,
      label,
      stance: 'never',
      because,
      foodsOut,
      foodsToCheck,
      foodsBack: [],
      terms,
      scope: null,
      origins,
    },
  ];
}

/** Told so that it is kept; no plan holds medicines. */
const medicineAllergy = ({
  field,
  mention: { quote, span, senses },
}: StatedHealth['allergies'][number]): HealthPremise => ({
  subject: `medicine_allergy:${senses[0]?.id ?? ''}`,
  label: `Not taken: ${quote}`,
  action: 'note',
  about: 'both',
  weeksSince: null,
  origins: [{ how: 'read', field, quote, ...span }],
});

const formerWords = ({ former, origin }: Evaluated): AccountedWords[] =>
  former && 'field' in origin ? [{ field: origin.field, start: origin.start, end: origin.end, as: 'former' }] : [];

const accountedAs = ({ field, span: { start, end }, as }: SetAside): AccountedWords => ({ field, start, end, as });

function unreadWords({ field, reading }: HealthAnswer): UnreadWord[] {
  if (!HEALTH_FIELDS.has(field)) return [];
  return reading.unread
    .filter(({ polarity }) => polarity !== 'deny')
    .map(({ quote, span: { start, end } }) => ({ field, quote, start, end, failsClosed: true }));
}

/** The same premise from several words is one, with all its origins. */
function withoutTwins(premises: readonly HealthPremise[]): HealthPremise[] {
  const once = new Map<string, HealthPremise>();
  for (const premise of premises) {
    const key = [premise.subject, premise.about, premise.action, premise.weeksSince].join();
    const twin = once.get(key);
    once.set(key, twin ? { ...twin, origins: [...twin.origins, ...premise.origins] } : premise);
  }
  return [...once.values()];
}

function movementsOf(evaluated: readonly Evaluated[]): MovementPremise[] {
  const found = new Map<string, MovementPremise>();
  const add = (limit: string, severity: MovementPremise['severity'], origin: Origin, side: MovementPremise['side']) => {
    const known = found.get(limit);
    const strict = severity === 'strict' || known?.severity === 'strict';
    const origins = [...(known?.origins ?? []), origin];
    const bothSides = known && known.side !== side ? null : side;
    const eased = strict ? {} : ({ eased: true } as const);
    found.set(limit, { limit, severity: strict ? 'strict' : 'soft', side: bothSides, ...eased, origins });
  };
  for (const { effects, origin, side, quote } of evaluated) {
    for (const { training, subject } of effects) {
      for (const limit of training.strict) add(limit, 'strict', origin, side);
      for (const limit of training.soft) add(limit, 'soft', origin, side);
      const joint = 'joint' in subject ? subject.joint : undefined;
      if (joint && training.action !== 'note') add(joint, isHurt(training, quote) ? 'strict' : 'soft', origin, side);
    }
  }
  return [...found.values()];
}

const HURT = /torn|tear|tore|rupture|broke|fractur|dislocat|snapped|surgery|repair|reconstruct|\bop\b/;
const GENTLE = new Set(['clear_first', 'no_plan']);

/** A joint that is torn, broken or newly operated on is spared altogether, else it is kept light. */
const isHurt = ({ action, strict }: Effect['training'], quote: string): boolean =>
  GENTLE.has(action) || (strict.length > 0 && HURT.test(quote));

const unique = (values: readonly string[]): string[] => [...new Set(values)];

function healthFood(rules: readonly FoodRule[], unsafeDiets: readonly string[], facts: HealthFacts): HealthFood {
  const flagsOut = unique(rules.flatMap((rule) => rule.flagsOut));
  const sodium = rules.flatMap(({ sodiumMaxMg }) => sodiumMaxMg ?? []);
  return {
    foodsOut: unique([
      ...rules.flatMap(({ foodsOut }) => foodsOut),
      ...flagsOut.flatMap((flag) => facts.foodsByFlag.get(flag) ?? []),
    ]),
    foodsToCheck: unique(rules.flatMap(({ foodsToCheck }) => foodsToCheck)),
    flagsOut,
    terms: unique(rules.flatMap(({ terms }) => terms)),
    useDiet: unique(rules.flatMap(({ useDiet }) => useDiet ?? [])),
    useAllergens: unique(rules.flatMap(({ useAllergens }) => useAllergens)),
    unsafeDiets: unique([...unsafeDiets, ...rules.flatMap((rule) => rule.unsafeDiets)]),
    limits: { sodiumMaxMg: sodium.length > 0 ? Math.min(...sodium) : null },
  };
}
