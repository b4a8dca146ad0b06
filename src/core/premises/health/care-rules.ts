import type { CareNotice, CareRules, FoodRules, NutritionMode, TrainingMode } from '#core/athlete/constraints.ts';
import type { HealthPremise } from '#core/premises/premises.ts';
import { ofTrimester } from './evaluated-health.ts';
import { foodRulesOfCondition, foodRulesOfMedicine } from './health-effects.ts';
import type { Condition, FoodRule, HealthFacts, Medicine } from './health-facts.ts';

/** What today's planners go by, of all that health asks for. */
export type CareParts = {
  care: CareRules;
  modes: TrainingMode[];
  food: Pick<FoodRules, 'forbiddenFlags' | 'forbiddenFoodIds' | 'forbiddenTerms' | 'sodiumMaxMg'>;
  /** Ways of eating that are not planned with it. */
  unsafeDiets: string[];
};

const STRICTNESS: readonly NutritionMode[] = ['normal', 'maintenance', 'refuse'];
const LEVELS = ['refuse', 'refer', 'constrain', 'note'] as const;

/** The rules of care that premises of health ask for; of each limit the strictest. */
export function careRulesOf(health: readonly HealthPremise[], facts: HealthFacts): CareParts {
  const rules = unique(health.flatMap((premise) => rulesOf(premise, facts)));
  const of = <T>(field: (rule: FoodRule) => readonly T[]): T[] => unique(rules.flatMap(field));
  const diets = health.flatMap(({ subject }) => medicineOf(subject, facts)?.unsafeDiets ?? []);
  return {
    care: {
      nutrition: STRICTNESS[Math.max(0, ...rules.map(({ nutrition }) => STRICTNESS.indexOf(nutrition)))] ?? 'normal',
      maxDeficit: least(rules.map(({ maxDeficit }) => maxDeficit)),
      extraKcal: most(rules.map(({ extraKcal }) => extraKcal)) ?? 0,
      minKcal: most(rules.map(({ minKcal }) => minKcal)),
      minCarbsGrams: most(rules.map(({ minCarbsGrams }) => minCarbsGrams)),
      maxProteinPerKg: least(rules.map(({ maxProteinPerKg }) => maxProteinPerKg)),
      steadyVitaminK: rules.some(({ steadyVitaminK }) => steadyVitaminK),
      evenCarbs: rules.some(({ evenCarbs }) => evenCarbs),
      smallMeals: rules.some(({ smallMeals }) => smallMeals),
      hideNumbers: rules.some(({ hideNumbers }) => hideNumbers),
      notices: noticesOf(health, rules, facts),
    },
    modes: unique([
      ...health.flatMap((premise) => modesOf(premise, facts)),
      ...of(({ trainingModes }) => trainingModes),
    ]),
    food: {
      forbiddenFlags: of(({ flagsOut }) => flagsOut),
      forbiddenFoodIds: of(({ foodsOut, foodsToCheck }) => [...foodsOut, ...foodsToCheck]),
      forbiddenTerms: of(({ terms }) => terms),
      sodiumMaxMg: least(rules.map(({ sodiumMaxMg }) => sodiumMaxMg)),
    },
    unsafeDiets: unique([...diets, ...of(({ unsafeDiets }) => unsafeDiets)]),
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const figures = (values: readonly (number | null)[]): number[] => values.flatMap((value) => value ?? []);
const least = (values: readonly (number | null)[]): number | null =>
  figures(values).length > 0 ? Math.min(...figures(values)) : null;
const most = (values: readonly (number | null)[]): number | null =>
  figures(values).length > 0 ? Math.max(...figures(values)) : null;

const idOf = (subject: string, kind: string): string =>
  subject.startsWith(`${kind}:`) ? subject.slice(kind.length + 1) : '';
const conditionOf = (subject: string, facts: HealthFacts): Condition | undefined =>
  facts.conditionOf.get(idOf(subject, 'condition'));
const medicineOf = (subject: string, facts: HealthFacts): Medicine | undefined =>
  facts.medicineOf.get(idOf(subject, 'medicine'));

/** The rules of food that one premise brings. */
export function rulesOf({ subject, about, weeksSince, agreed }: HealthPremise, facts: HealthFacts): FoodRule[] {
  if (about === 'training') return [];
  const condition = conditionOf(subject, facts);
  const medicine = medicineOf(subject, facts);
  const said = (rule: FoodRule): FoodRule => (agreed ? { ...rule, text: rule.agreedText ?? rule.text } : rule);
  if (medicine) return foodRulesOfMedicine(medicine, facts).map(said);
  if (!condition) return [];
  const standing = { weeks: weeksSince, over: false, ahead: false };
  return foodRulesOfCondition(condition, standing, facts).map((rule) => ofTrimester(said(rule), condition.id, facts));
}

/** A plan that waits for one tap is gentle until then. */
function modesOf({ subject, action, about }: HealthPremise, facts: HealthFacts): TrainingMode[] {
  if (about === 'food') return [];
  const condition = conditionOf(subject, facts);
  if (action === 'no_plan') return ['stop'];
  if (action === 'clear_first' || action === 'clear_once') return ['clear_first'];
  // A name that only the second look knows: nothing of it is known but that it asks for care.
  if (subject.startsWith('word:')) return ['cautious'];
  const careful = action === 'adapt' && (condition ?? medicineOf(subject, facts))?.training.effortMaxRpe != null;
  return careful ? ['cautious'] : [];
}

function noticesOf(health: readonly HealthPremise[], rules: readonly FoodRule[], facts: HealthFacts): CareNotice[] {
  const ofRules = rules
    .filter(({ text }) => text !== '')
    .map((rule) => ({ id: rule.id, level: rule.level, about: aboutOf(rule), text: rule.text }));
  const notices = [...ofRules, ...health.flatMap((premise) => trainingNotice(premise, facts))];
  const once = notices.filter(({ text }, index) => notices.findIndex((other) => other.text === text) === index);
  return once.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

const WAITS = /\b(?:first|until|clear(?:ed|ance)?|agrees?|when checked|no plan|before you)\b/i;

/** "Rehab first; breathe out": of what had to wait for an agreement, nothing is left to say once it is given. */
const withoutWaiting = (change: string): string =>
  change
    .split(/[;,] /)
    .filter((part) => !WAITS.test(part))
    .join('; ');

/** What training waits for, or what is changed, where no rule of food has said so already. */
function trainingNotice({ subject, action, about, label, agreed }: HealthPremise, facts: HealthFacts): CareNotice[] {
  const training = (conditionOf(subject, facts) ?? medicineOf(subject, facts))?.training;
  if (!training || about === 'food' || action === 'note') return [];
  const id = idOf(subject, 'condition') || idOf(subject, 'medicine');
  const notice = (level: CareNotice['level'], text: string): CareNotice[] => [{ id, level, about: 'training', text }];
  if (action === 'no_plan')
    return notice(
      'refer',
      `${label}: please talk to your ${training.askWhom} before you train. I plan no training until then.`,
    );
  const change = agreed ? withoutWaiting(training.change) : training.change;
  if (action === 'adapt') return change === '' ? [] : notice('note', `${label}: ${change}.`);
  return notice(
    'refer',
    `${label}: please get the agreement of your ${training.askWhom} before you train. Until then I keep it gentle.`,
  );
}

function aboutOf(rule: FoodRule): CareNotice['about'] {
  const limits = figures([rule.maxDeficit, rule.minKcal, rule.minCarbsGrams, rule.maxProteinPerKg, rule.sodiumMaxMg]);
  const foods = [rule.flagsOut, rule.foodsOut, rule.foodsToCheck, rule.terms, rule.useAllergens].flat();
  const shapes = [rule.steadyVitaminK, rule.evenCarbs, rule.smallMeals].includes(true);
  const changesMeals =
    rule.nutrition !== 'normal' || rule.extraKcal > 0 || foods.length > 0 || limits.length > 0 || shapes;
  return rule.trainingModes.length > 0 && !changesMeals ? 'training' : 'everything';
}
