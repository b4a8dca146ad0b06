import { z } from 'zod';
import { phraseSet } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import { BODY_PARTS } from '#core/progress/body-part.ts';
import { REMINDER_KINDS } from '#core/reminders/reminders.ts';
import actData from '#data/coach-acts.json' with { type: 'json' };

const phrases = z.array(z.string()).transform((list) => phraseSet(list));

/** Words by which it is known what was done or is wanted; see `data/coach-acts.json`. */
export const ACT_WORDS = z
  .strictObject({
    about: z.string(),
    notDone: phrases,
    notSets: phrases,
    twice: phrases,
    thrice: phrases,
    workoutDone: phrases,
    eaten: phrases,
    notEaten: phrases,
    eatenBeside: phrases,
    parts: z.record(z.enum(BODY_PARTS), phrases),
    undoing: phrases,
    /** Alone, or beside some of the others: what was done last goes back. */
    undoWords: phrases,
    undoBeside: phrases,
    correcting: phrases,
    lastSet: phrases,
    whole: phrases,
    doneVerbs: phrases,
    sessionNames: phrases,
    notSessions: phrases,
    renaming: phrases,
    beCalled: phrases,
    calling: phrases,
    nameEnds: phrases,
    /** Words with which a plan is named that tell none from another. */
    notPlanNamesOf: phrases,
    planEnds: phrases,
    activating: phrases,
    /** With "back" behind it: "I want my old plan back". */
    wantingBack: phrases,
    notKeptPlans: phrases,
    favoriting: phrases,
    unfavoriting: phrases,
    planWords: z.record(z.enum(['meal', 'workout']), phrases),
    reminding: phrases,
    remindOff: phrases,
    entryOfDay: phrases,
    upperSessions: phrases,
    lowerSessions: phrases,
    otherDays: phrases,
    onlyDays: phrases,
    notFinished: phrases,
    notMeasures: phrases,
    notPlanNames: phrases,
    planPointers: phrases,
    favoritePointers: phrases,
    notFavorites: phrases,
    takesOut: phrases,
    notEntries: phrases,
    remindOf: z.record(z.enum(REMINDER_KINDS), phrases),
    days: z.array(phrases).length(7),
    /** Several days by one word. */
    dayGroups: z.array(z.strictObject({ names: phrases, days: z.array(z.number().int().min(0).max(6)) })),
  })
  .parse(actData);

const SUNDAY = 6;

/** The names of the days, each with its number from Monday on; the words themselves begin with Sunday, as reminders count. */
export const WEEKDAYS = ACT_WORDS.days.map((names, day) => ({ names, weekday: (day + SUNDAY) % 7 }));

/** The numbers of a text, with a point as the decimal mark: "62,5" is 62.5. */
export const numberIn = ({ plain }: Token): number => Number(plain.replace(',', '.'));
