import { hasPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { tokenise } from '#core/language/tokens.ts';
import { ACT_WORDS } from './act-words.ts';
import { MEAL_WORDS } from './meal-words.ts';

const { slots, out, ending, sizes, before, guestWords, diets, swapping, insteadWords, leavingOut } = MEAL_WORDS;
const { adding, addingMyself, eating, wishing, dull, mealDone, amountMends, correctingJoints, restoring } = MEAL_WORDS;
const TELLING = [
  ...Object.values(slots),
  ...[...sizes, ...before, ...MEAL_WORDS.suggesting].map(({ names }) => names),
  ...[out, ending, guestWords, diets, swapping, insteadWords, leavingOut, adding, addingMyself, eating],
  ...[
    wishing,
    dull,
    mealDone,
    amountMends,
    MEAL_WORDS.evening,
    MEAL_WORDS.dishKinds,
    MEAL_WORDS.planned,
    MEAL_WORDS.standIns,
  ],
  ...[correctingJoints, restoring, ACT_WORDS.correcting, ACT_WORDS.takesOut],
];

/** Whether a message may tell something of a meal or of food: only then are the meals of the plan looked at. */
export function speaksOfMeals(message: string): boolean {
  const words = withoutSigns(tokenise(message));
  return TELLING.some((phrases) => hasPhrase(words, phrases));
}
