import { mergedMovements } from '#core/premises/merged-movements.ts';
import type {
  AccountedWords,
  AnsweredQuestion,
  FoodLimits,
  HealthPremise,
  MovementPremise,
  OpenQuestion,
  UnreadWord,
} from '#core/premises/premises.ts';
import { type AnsweredHealth, answeredHealth } from './answered-health.ts';
import { withAgreement } from './clinician-agreed.ts';
import type { Effect, Evaluated } from './evaluated-health.ts';
import type { HealthAnswer, SetAside, StatedHealth } from './health-answer.ts';
import type { FoodRule, HealthFacts } from './health-facts.ts';
import type { ProfileFacts } from './profile-health.ts';
import { refineStated } from './refined-health.ts';
import { statedHealth } from './stated-health.ts';
import { NOTHING_TOLD, type Told } from './told-health.ts';

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
  movements: MovementPremise[];
  effortMaxRpe: number | null;
  food: HealthFood;
  /** Read from the words and taken back by a tap. */
  notMine: HealthPremise[];
  questions: OpenQuestion[];
  answered: AnsweredQuestion[];
  unread: UnreadWord[];
  accounted: AccountedWords[];
};

/** What all written answers, and age and size, say of health. An illness acts the same in whichever answer it stands. */
export function healthPremises(
  answers: readonly HealthAnswer[],
  profile: ProfileFacts,
  facts: HealthFacts,
  told: Told = NOTHING_TOLD,
): HealthParts {
  const read = answers.map((answer) => statedHealth(answer, facts, profile.today));
  const stated = refineStated(
    withAgreement(
      read.flatMap((each) => each.stated),
      answers,
      facts,
    ),
    answers,
    facts,
  );
  const heard = answeredHealth({ stated, answers, profile, facts, told });
  const { evaluated } = heard;
  const inForce = evaluated.filter(({ former }) => !former).flatMap(({ effects }) => effects);
  const rules = inForce.flatMap((effect) => effect.rules);
  const caps = inForce.flatMap(({ training: { effortMaxRpe } }) => effortMaxRpe ?? []);
  return {
    health: withoutTwins([
      ...inForce.flatMap((effect) => effect.premises),
      ...read.flatMap(({ allergies }) => allergies.map(medicineAllergy)),
    ]),
    movements: movementsOf(evaluated),
    effortMaxRpe: caps.length > 0 ? Math.min(...caps) : null,
    food: healthFood(
      rules,
      inForce.flatMap((effect) => effect.unsafeDiets),
      facts,
    ),
    notMine: heard.notMine,
    questions: heard.questions,
    answered: heard.answered,
    unread: heard.unread,
    accounted: [
      ...read.flatMap(({ aside }) => aside.map(accountedAs)),
      ...evaluated.flatMap(formerWords),
      ...decidedWords(heard),
    ],
  };
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

/** Words that a tap has spoken for. */
const decidedWords = ({ answered, notMine }: AnsweredHealth): AccountedWords[] =>
  [...answered.map(({ origin }) => origin), ...notMine.flatMap(({ origins }) => origins)].flatMap((origin) =>
    'quote' in origin ? [{ field: origin.field, start: origin.start, end: origin.end, as: 'decided' as const }] : [],
  );

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
  const found: MovementPremise[] = [];
  for (const { effects, origin, side, quote } of evaluated) {
    const add = (limit: string, severity: MovementPremise['severity']) =>
      found.push({ limit, severity, side, ...(severity === 'soft' ? { eased: true } : {}), origins: [origin] });
    for (const { training, subject } of effects) {
      for (const limit of training.strict) add(limit, 'strict');
      for (const limit of training.soft) add(limit, 'soft');
      const joint = 'joint' in subject ? subject.joint : undefined;
      if (joint && training.action !== 'note') add(joint, isHurt(training, quote) ? 'strict' : 'soft');
    }
  }
  return mergedMovements(found);
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
