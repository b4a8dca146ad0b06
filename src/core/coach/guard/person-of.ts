import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { ALLERGENS, type Allergen } from '#core/catalogue/food.ts';
import { foldText } from '#core/language/fold-text.ts';
import { bodyOf, FLOOR_KCAL, goalEnergy, UNDERWEIGHT_BMI } from '#core/nutrition/targets/energy.ts';
import { type Lists, listsOf } from './phrases.ts';
import type { GuardedPerson } from './proof.ts';

const NONE = /^(?:none|no|nothing|n\/a|-)?$/;

/** The person as the guard sees them: from their answers, and from the rules that were read from these. */
export function guardedPerson(
  profile: Profile,
  { constraints, isPremium = null }: { constraints: Constraints | null; isPremium?: boolean | null },
): GuardedPerson {
  const told = (...answers: readonly (string | null | undefined)[]): string =>
    answers
      .map((answer) => foldText(answer ?? '').trim())
      .filter((answer) => !NONE.test(answer))
      .join(' ; ');
  const conditions = told(profile.medicalConditions);
  const isPregnant =
    /pregnan|trimester|expecting/.test(conditions) || (constraints?.training.modes.includes('pregnancy') ?? false);
  const care = constraints?.care;
  return {
    ...{ age: profile.age, weightLbs: profile.weightLbs, heightIn: profile.heightIn },
    allergens: allergensOf(told(profile.foodAllergies), constraints),
    diets: told(...profile.dietaryPrefs, profile.dietaryRestrictions),
    injuries: told(...profile.injuries),
    conditions,
    medicines: told(profile.medications),
    isPregnant,
    mayNotLose:
      isPregnant ||
      bodyOf(profile).bmi < UNDERWEIGHT_BMI ||
      (care !== undefined && (care.nutrition !== 'normal' || care.extraKcal > 0)),
    floorKcal: care ? goalEnergy(profile, care, constraints?.maintenanceShiftKcal).floor : FLOOR_KCAL[profile.sex],
    hidesNumbers: care?.hideNumbers ?? false,
    isPremium,
    lists: ownLists(profile, constraints),
  };
}

/** Words of an answer that say what, not how much of it or when. */
const ANSWER_WORD = /\p{L}{4,}/gu;
const SAYS_LITTLE = new Set(
  'none daily twice once with from left right after years year healed surgery tablet pill morning night every other bad sore week'.split(
    ' ',
  ),
);

function ownLists({ medications, injuries }: Profile, constraints: Constraints | null): Lists {
  const wordsIn = (answer: string) =>
    [...foldText(answer).matchAll(ANSWER_WORD)].map(([word]) => word).filter((word) => !SAYS_LITTLE.has(word));
  return listsOf({
    'own-medicine': wordsIn(medications),
    'own-injury': wordsIn(injuries.join(' ')),
    'own-out': (constraints?.food.forbiddenTerms ?? []).map(phraseOf).filter((phrase) => phrase !== ''),
  });
}

const phraseOf = (term: string): string =>
  foldText(term)
    .replaceAll("'", '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

function allergensOf(told: string, constraints: Constraints | null): Allergen[] {
  const words = ` ${told.replace(/[^\p{L}]+/gu, ' ')} `;
  const named = ALLERGENS.filter((allergen) =>
    ALLERGEN_TERMS[allergen].classTerms.some((term) => words.includes(` ${term} `)),
  );
  return [...new Set([...named, ...(constraints?.food.allergens ?? [])])];
}
