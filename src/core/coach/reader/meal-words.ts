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
    swapping: phrases,
    insteadWords: phrases,
    notInstead: phrases,
    havingInstead: phrases,
    /** What a wish is spelled out with, for its reader knows no short forms. */
    shortForms: z.record(z.string(), z.string()),
    rather: phrases,
    wishStarts: phrases,
    /** Alone they are no wish. */
    wishBeginnings: phrases,
    leavingOut: phrases,
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
    eating: phrases,
    notAte: phrases,
    joints: phrases,
    fillers: phrases,
    everything: phrases,
    except: phrases,
    correctingFillers: phrases,
    correctingJoints: phrases,
    restoring: phrases,
    restoringVerbs: phrases,
  })
  .parse(mealData);
