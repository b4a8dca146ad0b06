import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Food } from '#core/catalogue/food.ts';
import type { Check } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { ExpectedTargets } from './expected-targets.ts';
import type { Plate } from './plate.ts';

type MedicineFacts = {
  profile: Profile;
  constraints: Constraints;
  plates: readonly Plate[];
  targets: ExpectedTargets;
};

const MAIN = new Set(['breakfast', 'lunch', 'dinner']);
/** From the adequate intake to 100 µg above it; µg of vitamin K a day. */
const VITAMIN_K_DAY = { female: [90, 190], other: [105, 205], male: [120, 220] } as const;
const VITAMIN_K_OF_RICH_FOOD = 50;
const CARB_CHOICE_GRAMS = 15;
const CARB_LEEWAY = 0.25;
/** By meals a day: the share of its energy that no meal goes over where meals must be small. */
const BIGGEST_MEAL = new Map([
  [3, 0.38],
  [4, 0.33],
  [5, 0.29],
  [6, 0.26],
]);
const BIGGEST_PLATE_GRAMS = 700;
const USUAL_DAY_KCAL = 2400;
const PROTEIN_FIRST = /\bprotein first\b/i;

const micrograms = ({ vitaminKUg }: Food, grams: number) => (vitaminKUg === null ? null : (vitaminKUg / 100) * grams);

function vitaminK({ profile, constraints, plates }: MedicineFacts): Check[] {
  const fine = 'No medicine asks for steady vitamin K.';
  if (!constraints.care.steadyVitaminK) {
    return ['vitamin-k-foods', 'vitamin-k-most', 'vitamin-k-least'].map((id) => verdict(id, [], fine));
  }
  const [least, most] = VITAMIN_K_DAY[profile.sex];
  const eaten = plates.flatMap(({ portions, label }) =>
    portions.map(({ item, food }) => ({ label, food, amount: micrograms(food, item.grams) })),
  );
  const unknown = eaten
    .filter(({ amount }) => amount === null)
    .map(({ label, food }) => `${label} holds ${food.name}, whose vitamin K nobody knows.`);
  const rich = eaten.filter(({ amount }) => (amount ?? 0) >= VITAMIN_K_OF_RICH_FOOD);
  const second = rich
    .slice(1)
    .map(({ label, food }) => `${label} holds ${food.name}, one more food rich in vitamin K; a day has one at most.`);
  const day = Math.round(10 * eaten.reduce((sum, { amount }) => sum + (amount ?? 0), 0)) / 10;
  const high = day > most ? [`The day holds ${day} µg vitamin K, at most ${most} are wanted.`] : [];
  const low = day < least ? [`The day holds ${day} µg vitamin K, at least ${least} are wanted.`] : [];
  return [
    verdict(
      'vitamin-k-foods',
      [...unknown, ...second],
      'At most one food is rich in vitamin K, and all figures are known.',
    ),
    verdict('vitamin-k-most', high, `${day} µg vitamin K stay under ${most}.`),
    verdict('vitamin-k-least', low, `${day} µg vitamin K reach ${least}.`),
  ];
}

function evenCarbs({ constraints, plates }: MedicineFacts): Check {
  const mains = plates.filter(({ meal }) => MAIN.has(meal.type));
  const mean = mains.reduce((sum, { meal }) => sum + meal.carbs, 0) / Math.max(1, mains.length);
  const leeway = Math.max(CARB_CHOICE_GRAMS, CARB_LEEWAY * mean);
  const uneven = mains
    .filter(({ meal }) => constraints.care.evenCarbs && Math.abs(meal.carbs - mean) > leeway)
    .map(
      ({ meal, label }) =>
        `${label} holds ${meal.carbs} g carbs; the main meals hold ${Math.round(mean)} g on average.`,
    );
  const fine = constraints.care.evenCarbs
    ? `Every main meal lies within ${Math.round(leeway)} g of ${Math.round(mean)} g carbs.`
    : 'No medicine asks for even carbs.';
  return verdict('even-carbs', uneven, fine);
}

function smallMeals({ profile, constraints, plates, targets }: MedicineFacts): Check[] {
  if (!constraints.care.smallMeals) {
    const fine = 'No medicine asks for small meals.';
    return [verdict('small-meals', [], fine), verdict('protein-first', [], fine)];
  }
  const most = (BIGGEST_MEAL.get(profile.mealsPerDay) ?? 0) * targets.kcal;
  const heaviest = BIGGEST_PLATE_GRAMS * Math.max(1, targets.kcal / USUAL_DAY_KCAL);
  const big = plates.flatMap(({ meal, portions, label }) => {
    const grams = portions.reduce((sum, { item }) => sum + item.grams, 0);
    return [
      ...(meal.calories > most + 2
        ? [`${label} holds ${meal.calories} kcal, at most ${Math.round(most)} are wanted.`]
        : []),
      ...(grams > heaviest + 1
        ? [`${label} weighs ${Math.round(grams)} g, at most ${Math.round(heaviest)} are wanted.`]
        : []),
    ];
  });
  const untold = plates
    .filter(({ meal }) => MAIN.has(meal.type) && !meal.instructions.some((step) => PROTEIN_FIRST.test(step)))
    .map(({ label }) => `${label} does not say to eat the protein first.`);
  return [
    verdict('small-meals', big, `No meal holds more than ${Math.round(most)} kcal.`),
    verdict('protein-first', untold, 'Every main meal says to eat the protein first.'),
  ];
}

/** What medicines ask of a day beyond foods that stay out: steady vitamin K, even carbs, small meals with protein first. */
export function medicineChecks(facts: MedicineFacts): Check[] {
  return [...vitaminK(facts), evenCarbs(facts), ...smallMeals(facts)];
}
