import type { CareNotice, Constraints, FoodRules, RuleSource, Unclear } from '#core/athlete/constraints.ts';
import type { ProfileField } from '#core/athlete/profile-fields.ts';
import type { FoodFacts } from './food/food-facts.ts';
import { foodRulesOf } from './food/food-rules-of.ts';
import { inSentence } from './food/spoken-food.ts';
import { type CareParts, careRulesOf } from './health/care-rules.ts';
import type { HealthFacts } from './health/health-facts.ts';
import type { Origin, Premises } from './premises.ts';
import type { ReadingFacts } from './reading-facts.ts';
import { trainingRulesOf } from './training/training-rules.ts';

/** The premises as planners and checkers take them. */
export function constraintsOfPremises(premises: Premises, facts: ReadingFacts): Constraints {
  const care = careRulesOf(premises.health, facts.health);
  const training = trainingRulesOf(premises, facts.training);
  return {
    food: withCare(foodRulesOf(premises, facts.food, facts.foods), care),
    training: { ...training, modes: unique([...care.modes, ...training.modes]) },
    care: {
      ...care.care,
      notices: [...care.care.notices, ...unknownMedicine(premises, facts.health), ...dietNotices(premises, facts.food)],
    },
    maintenanceShiftKcal: 0,
    sources: sourcesOf(premises),
    unclear: unclearOf(premises),
  };
}

/** Whether a food goes with a medicine that nobody here knows, a pharmacist can tell. */
function unknownMedicine({ unread }: Premises, { ruleOf }: HealthFacts): CareNotice[] {
  const rule = ruleOf.get('unknown_medicine');
  const isUnknown = unread.some(({ field, failsClosed }) => failsClosed && field === 'medications');
  return rule && isUnknown ? [{ id: rule.id, level: rule.level, about: 'everything', text: rule.text }] : [];
}

/** What the person is told of the ways of eating that they named: those that are not planned first. */
function dietNotices({ foods, unsafeDiets }: Premises, { diets: { diets } }: FoodFacts): CareNotice[] {
  const followed = foods.filter(({ stance, foodsBack }) => stance !== 'fine' && foodsBack.length === 0);
  const subjects = new Set(followed.map(({ subject }) => subject));
  const notes = diets.filter(({ id, note }) => note !== null && subjects.has(`diet:${id}`));
  return [
    ...unsafeDiets.map(
      ({ id, label }): CareNotice => ({
        id: `no_${id}`,
        level: 'constrain',
        about: 'everything',
        text: `I did not plan ${label}, because it is not safe with what you told me about your health.`,
      }),
    ),
    ...notes.map(
      ({ id, rules, note }): CareNotice => ({
        id: `diet_${rules ?? id}`,
        level: 'note',
        about: 'everything',
        text: note ?? '',
      }),
    ),
  ];
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Flags of foods are care's alone; rows, words and sodium of an illness stand in the premises. */
const withCare = (food: FoodRules, { food: more }: CareParts): FoodRules => ({
  ...food,
  forbiddenFlags: unique([...food.forbiddenFlags, ...more.forbiddenFlags]),
});

type ReadOrigin = Extract<Origin, { quote: string }>;
const isRead = (origin: Origin): origin is ReadOrigin => 'quote' in origin;

function sourcesOf({ foods, movements, health }: Premises): RuleSource[] {
  const sources = (origins: readonly Origin[], reason: string): RuleSource[] =>
    origins.filter(isRead).map(({ field, quote }) => ({ field: field as ProfileField, quote, reason }));
  return [
    ...foods
      .filter(({ stance }) => stance !== 'fine')
      .flatMap(({ origins, label }) => sources(origins, `Leaves out ${inSentence(label)}.`)),
    ...movements.flatMap(({ origins, limit }) => sources(origins, `Spares your ${limit.replaceAll('_', ' ')}.`)),
    ...health.flatMap(({ origins, label }) => sources(origins, label)),
  ];
}

const FOOD_ANSWERS: ReadonlySet<string> = new Set<ProfileField>([
  'foodAllergies',
  'dietaryRestrictions',
  'dietaryPrefs',
]);

/** On which side of the plans a word is that nobody knows: those stay on the safe side of it. */
const closesOn = (field: string): NonNullable<Unclear['closes']> => (FOOD_ANSWERS.has(field) ? 'food' : 'training');

function unclearOf({ questions, unread }: Premises): Unclear[] {
  const unknown = unread.filter(({ failsClosed }) => failsClosed);
  const asked = questions.flatMap(({ origin, meanwhile }): Unclear[] => {
    if (!isRead(origin)) return [];
    const { field, quote } = origin;
    const closes = unknown.some((word) => word.field === field && word.quote === quote) && { closes: closesOn(field) };
    return [{ field: field as ProfileField, text: quote, treatedAs: meanwhile, ...closes }];
  });
  const words = unknown
    .filter(({ quote }) => !asked.some(({ text }) => text === quote))
    .map(({ field, quote }) => ({
      field: field as ProfileField,
      text: quote,
      treatedAs: 'I do not know this word, so I plan with extra care.',
      closes: closesOn(field),
    }));
  return [...asked, ...words];
}
