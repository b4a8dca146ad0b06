import { z } from 'zod';
import { phraseSet } from '#core/language/phrase-set.ts';
import { MEAL_TYPES } from '#core/nutrition/meal-plan.ts';
import mealData from '#data/coach-meal-acts.json' with { type: 'json' };

const phrases = z.array(z.string()).transform((list) => phraseSet(list));
const sizes = z.array(z.strictObject({ names: phrases, factor: z.number() }));

export const MEAL_SLOTS = [...MEAL_TYPES, 'snack'] as const;
export type MealSlot = (typeof MEAL_SLOTS)[number];

/** Words of what is to be different about a meal and of what was eaten; see `data/coach-meal-acts.json`. */
export const MEAL_WORDS = z
  .strictObject({
    about: z.string(),
    slots: z.record(z.enum(MEAL_SLOTS), phrases),
    evening: phrases,
    /** Behind the name of a day: "friday night". */
    late: phrases,
    today: phrases,
    tomorrow: phrases,
    dayAfter: phrases,
    past: phrases,
    asking: phrases,
    politeToCoach: phrases,
    politeOfSelf: phrases,
    unsure: phrases,
    habit: phrases,
    pastVerbs: phrases,
    others: phrases,
    ourselves: phrases,
    company: phrases,
    articles: phrases,
    notMeals: phrases,
    out: phrases,
    at: phrases,
    refusing: phrases,
    ending: phrases,
    planned: phrases,
    /** The most telling first. */
    sizes,
    /** Sizes only right before the name of a meal. */
    before: sizes,
    wanting: phrases,
    portionWords: phrases,
    guestWords: phrases,
    cookingFor: phrases,
    guestNouns: phrases,
    notServings: phrases,
    making: phrases,
    diets: phrases,
    needsOfGuests: z.array(z.strictObject({ as: z.string(), names: phrases })),
    skippedMeal: phrases,
    swapping: phrases,
    insteadWords: phrases,
    notInstead: phrases,
    /** What a wish is spelled out with, for its reader knows no short forms. */
    shortForms: z.record(z.string(), z.string()),
    wishStarts: phrases,
    /** Alone they are no wish. */
    wishBeginnings: phrases,
    leavingOut: phrases,
    /** Suggestions, and what they are said as. */
    suggesting: z.array(z.strictObject({ names: phrases, as: z.string() })),
    /** Before what is wanted on the table. */
    wishing: phrases,
    wishEnds: phrases,
    wishFillers: phrases,
    /** They make a wish be about the meal that stood last. */
    wishesForLast: phrases,
    swapWords: phrases,
    bareWhen: phrases,
    dishKinds: phrases,
    dishManners: phrases,
    dull: phrases,
    inMeal: phrases,
    /** They stand in the names of dishes and tell none from another. */
    plainOfDishes: phrases,
    pointers: phrases,
    adding: phrases,
    addingMyself: phrases,
    along: phrases,
    alongOnly: phrases,
    /** What drinks are counted in; grams of water. */
    measures: z.array(z.strictObject({ names: phrases, grams: z.number() })),
    /** One of these is one serving. */
    wholes: phrases,
    halves: phrases,
    /** How many of a thing are meant. */
    amounts: z.array(z.strictObject({ names: phrases, count: z.number() })),
    /** How large a portion of it. */
    helpings: sizes,
    weights: z.array(z.strictObject({ names: phrases, grams: z.number() })),
    /** Where the words for what was eaten end. */
    phraseEnds: phrases,
    /** Alone they are something else more often than a food. */
    notFoods: phrases,
    /** What is told beside these is a complaint. */
    notEatenTalk: phrases,
    yesterday: phrases,
    eating: phrases,
    /** Between the name of a meal and what it was: "lunch was a burrito". */
    mealWas: phrases,
    mealDone: phrases,
    /** From here on it is told what was not eaten. */
    leftUneaten: phrases,
    /** They stand for what was named before. */
    standIns: phrases,
    /** A meal that is named as the time of it. */
    whenEaten: phrases,
    /** "A big lunch" is none of the plan for sure. */
    someArticles: phrases,
    /** The day that was spoken of last. */
    guestMends: phrases,
    /** Before a number: all who eat, oneself among them. */
    allOfUs: phrases,
    thatDay: phrases,
    /** They ask for another dish only with a wish for one behind them. */
    weakSwaps: phrases,
    /** What may stand behind a number that is another amount. */
    amountTails: phrases,
    itsArticles: phrases,
    planTails: phrases,
    notAte: phrases,
    /** Right before the verb: it was not done. */
    notDoing: phrases,
    joints: phrases,
    fillers: phrases,
    everything: phrases,
    except: phrases,
    correctingFillers: phrases,
    correctingJoints: phrases,
    amountMends: phrases,
    clauseStarts: phrases,
    restoring: phrases,
    restoringVerbs: phrases,
  })
  .parse(mealData);
