import type { Constraints, FoodRules, RuleSource, Unclear } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { foodRulesOf } from './food/food-rules-of.ts';
import { type CareParts, careRulesOf } from './health/care-rules.ts';
import type { Origin, Premises } from './premises.ts';
import type { ReadingFacts } from './reading-facts.ts';
import { trainingRulesOf } from './training/training-rules.ts';

/** The premises as planners and checkers take them. */
export function constraintsOfPremises(premises: Premises, facts: ReadingFacts): Constraints {
  const care = careRulesOf(premises.health, facts.health);
  const training = trainingRulesOf(premises, facts.training);
  return {
    food: withCare(foodRulesOf(premises, facts.food, facts.foods), care, backOf(premises)),
    training: { ...training, modes: unique([...care.modes, ...training.modes]) },
    care: care.care,
    maintenanceShiftKcal: 0,
    sources: sourcesOf(premises),
    unclear: unclearOf(premises),
  };
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Rows that an illness leaves open and that the person calls fine; what another premise rules out stays among its own rows. */
const backOf = ({ foods }: Premises): Set<string> =>
  new Set(foods.flatMap(({ subject, foodsBack }) => (subject === 'illness:' ? foodsBack : [])));

function withCare(food: FoodRules, { food: more }: CareParts, back: ReadonlySet<string>): FoodRules {
  const sodium = [food.sodiumMaxMg, more.sodiumMaxMg].filter((each) => each !== null);
  return {
    ...food,
    forbiddenFlags: unique([...food.forbiddenFlags, ...more.forbiddenFlags]),
    forbiddenFoodIds: unique([...food.forbiddenFoodIds, ...more.forbiddenFoodIds.filter((id) => !back.has(id))]),
    forbiddenTerms: unique([...food.forbiddenTerms, ...more.forbiddenTerms]),
    sodiumMaxMg: sodium.length > 0 ? Math.min(...sodium) : null,
  };
}

type ReadOrigin = Extract<Origin, { quote: string }>;
const isRead = (origin: Origin): origin is ReadOrigin => 'quote' in origin;

function sourcesOf({ foods, movements, health }: Premises): RuleSource[] {
  const sources = (origins: readonly Origin[], reason: string): RuleSource[] =>
    origins.filter(isRead).map(({ field, quote }) => ({ field: field as keyof Profile, quote, reason }));
  return [
    ...foods
      .filter(({ stance }) => stance !== 'fine')
      .flatMap(({ origins, label }) => sources(origins, `Leaves out ${label}.`)),
    ...movements.flatMap(({ origins, limit }) => sources(origins, `Spares your ${limit.replaceAll('_', ' ')}.`)),
    ...health.flatMap(({ origins, label }) => sources(origins, label)),
  ];
}

function unclearOf({ questions, unread }: Premises): Unclear[] {
  const asked = questions.flatMap(({ origin, meanwhile }) =>
    isRead(origin) ? [{ field: origin.field as keyof Profile, text: origin.quote, treatedAs: meanwhile }] : [],
  );
  const words = unread
    .filter(({ failsClosed, quote }) => failsClosed && !asked.some(({ text }) => text === quote))
    .map(({ field, quote }) => ({
      field: field as keyof Profile,
      text: quote,
      treatedAs: 'I do not know this word, so I plan with extra care.',
    }));
  return [...asked, ...words];
}
