import { capital } from '#core/language/capital.ts';
import { isFrom, placesOf } from '../decisions/words-of.ts';
import { foodIndex } from '../food/food-index.ts';
import { inSentence } from '../food/spoken-food.ts';
import { careRulesOf, rulesOf } from '../health/care-rules.ts';
import { stricter } from '../health/health-effects.ts';
import type { HealthPremise, MovementPremise, Premises } from '../premises.ts';
import type { ReadingFacts } from '../reading-facts.ts';
import { isLeftOut } from '../training/exercise-limits.ts';
import type { PremisesSheet } from './premises-sheet.ts';
import { listedOnce, sheetOrigin } from './sheet-origin.ts';
import { labelOfMovement } from './sheet-words.ts';

type SheetHealth = PremisesSheet['health'][number];

const MOST = 4;

/** Illnesses, medicines and states, each once, with what it changes; what was taken back stands at the end. */
export function sheetHealth(premises: Premises, facts: ReadingFacts): SheetHealth[] {
  return [
    ...rowsOf(premises.health).map((same) => sheetRow(same, changesOf(same, premises, facts), true)),
    ...rowsOf(premises.notMine).map((same) => sheetRow(same, [], false)),
  ];
}

function rowsOf(health: readonly HealthPremise[]): HealthPremise[][] {
  const bySubject = new Map<string, HealthPremise[]>();
  for (const premise of health) bySubject.set(premise.subject, [...(bySubject.get(premise.subject) ?? []), premise]);
  return [...bySubject.values()];
}

function sheetRow(same: readonly HealthPremise[], changes: string[], holds: boolean): SheetHealth {
  const { subject = '', label = '' } = same[0] ?? {};
  const origin = sheetOrigin(same.flatMap(({ origins }) => origins));
  return {
    subject,
    label: shownLabel({ subject, label }, origin.quotes),
    changes,
    action: same.map(({ action }) => action).reduce(stricter, 'note'),
    holds,
    origin,
  };
}

/** Medicines and supplements without a rule of their own. */
const WITHOUT_RULE = 'medicine:no_rule';

/** What has no rule is called as it was typed; what was left unsaid is no part of a name: "Osteoporosis, site not said". */
const shownLabel = ({ subject, label }: Pick<HealthPremise, 'subject' | 'label'>, quotes: readonly string[]): string =>
  subject === WITHOUT_RULE && quotes.length > 0 ? capital(quotes.join(', ')) : label.replace(/, [a-z]+ not said$/, '');

/** What an illness or a medicine does to plans, worked out from the rules that they go by. */
function changesOf(same: readonly HealthPremise[], premises: Premises, facts: ReadingFacts): string[] {
  const places = placesOf(same.flatMap(({ origins }) => origins));
  const isHere = ({ origins }: Pick<HealthPremise, 'origins'>) => places.some((place) => isFrom(origins, place));
  return [
    ...clearances(same, facts),
    ...movementChanges(premises.movements, premises.movements.filter(isHere)),
    ...mealChanges(same, facts),
    ...foodChanges(same, facts),
  ];
}

/** What its rules leave out of meals: ways of eating and allergens by their names, single foods by theirs. */
function foodChanges(same: readonly HealthPremise[], facts: ReadingFacts): string[] {
  const rules = same.flatMap((premise) => rulesOf(premise, facts.health));
  const { allergens, diets } = foodIndex(facts.food, facts.foods);
  const rows = rules.flatMap(({ foodsOut, flagsOut }) => [
    ...foodsOut,
    ...flagsOut.flatMap((flag) => facts.health.foodsByFlag.get(flag) ?? []),
  ]);
  const names = [
    ...rules.flatMap(({ useAllergens }) => useAllergens.flatMap((id) => allergens.get(id)?.label ?? [])),
    ...rows.flatMap((id) => facts.foods.foods.get(id)?.name.split(',')[0] ?? []),
    ...rules.flatMap(({ terms }) => terms),
  ].map((name) => name.toLowerCase());
  const ways = rules.flatMap(({ useDiet }) => diets.get(useDiet ?? '')?.label ?? []).map(inSentence);
  return [
    ...(ways.length > 0 ? [`Meals are ${listedOnce(ways, MOST)}.`] : []),
    ...(names.length > 0 ? [`Left out of meals: ${listedOnce(names, MOST)}.`] : []),
  ];
}

function clearances(same: readonly HealthPremise[], facts: ReadingFacts): string[] {
  const { modes } = careRulesOf(same, facts.health);
  const id = same[0]?.subject.replace(/^\w+:/, '') ?? '';
  const known = facts.health.conditionOf.get(id) ?? facts.health.medicineOf.get(id);
  const whom = known?.training.askWhom ?? 'doctor';
  if (modes.includes('stop')) return [`No training plan before you have talked to your ${whom}.`];
  if (modes.includes('clear_first')) return [`Gentle training until your ${whom} agrees.`];
  return modes.includes('cautious') ? ['Sets end well before your limit.'] : [];
}

function movementChanges(all: readonly MovementPremise[], here: readonly MovementPremise[]): string[] {
  const namesOf = (out: boolean) =>
    here.filter((premise) => isLeftOut(premise, all) === out).map(({ limit }) => labelOfMovement(limit).toLowerCase());
  const [left, eased] = [namesOf(true), namesOf(false)];
  return [
    ...(left.length > 0 ? [`Left out: ${listedOnce(left, MOST)}.`] : []),
    ...(eased.length > 0 ? [`With care: ${listedOnce(eased, MOST)}.`] : []),
  ];
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const thousands = (value: number): string => value.toLocaleString('en-US');

function mealChanges(same: readonly HealthPremise[], facts: ReadingFacts): string[] {
  const { care, food, unsafeDiets } = careRulesOf(same, facts.health);
  const lines: [boolean, string][] = [
    [care.nutrition === 'refuse', 'No meal plan before you have talked to a clinician.'],
    [care.nutrition === 'maintenance', 'Meals hold your weight; no deficit.'],
    [care.maxDeficit !== null, `At most ${percent(care.maxDeficit ?? 0)} less energy than you burn.`],
    [care.extraKcal > 0, `${care.extraKcal} kcal more a day.`],
    [care.minKcal !== null, `At least ${thousands(care.minKcal ?? 0)} kcal a day.`],
    [care.minCarbsGrams !== null, `At least ${care.minCarbsGrams} g of carbs a day.`],
    [care.maxProteinPerKg !== null, `At most ${care.maxProteinPerKg} g of protein for each kg of body weight.`],
    [food.sodiumMaxMg !== null, `Under ${thousands(food.sodiumMaxMg ?? 0)} mg of sodium a day.`],
    [care.steadyVitaminK, 'Much the same vitamin K each day.'],
    [care.evenCarbs, 'Much the same carbs in each main meal.'],
    [care.smallMeals, 'Small meals, protein first.'],
    [care.hideNumbers, 'No numbers of calories or weight are shown.'],
    [unsafeDiets.length > 0, 'No very low-carb or fasting plan.'],
  ];
  return lines.filter(([holds]) => holds).map(([, line]) => line);
}
