import { z } from 'zod';
import { phraseSet } from '#core/language/phrase-set.ts';
import sessionData from '#data/coach-session-acts.json' with { type: 'json' };

const phrases = z.array(z.string()).transform((list) => phraseSet(list));
const plainWords = z.array(z.string()).transform((list) => phraseSet(list, 'plain'));

/** Words about sessions, weeks of training, cardio and calories; see `data/coach-session-acts.json`. */
export const SESSION_WORDS = z
  .strictObject({
    about: z.string(),
    today: phrases,
    tomorrow: phrases,
    thisWeek: phrases,
    nextWeek: phrases,
    weekend: phrases,
    until: phrases,
    spanning: phrases,
    not: phrases,
    others: phrases,
    beside: phrases,
    lasting: phrases,
    /** As they stand: "workouts" are those of every day, "workout" is one. */
    lastingForms: plainWords,
    past: phrases,
    session: phrases,
    notSession: phrases,
    limit: phrases,
    lighter: phrases,
    tired: phrases,
    skipping: phrases,
    unable: phrases,
    moving: phrases,
    it: phrases,
    rest: phrases,
    small: phrases,
    count: phrases,
    twice: phrases,
    once: phrases,
    travel: phrases,
    placeAfter: phrases,
    noPlaces: phrases,
    onlyTools: phrases,
    tools: z.array(z.strictObject({ name: z.string(), words: phrases })),
    ended: phrases,
    homeAt: phrases,
    fixing: phrases,
    cardioDone: phrases,
    cardioNot: phrases,
    otherEntries: phrases,
    yesterday: phrases,
    cardio: z.array(
      z.strictObject({
        exercise: z.string(),
        words: phrases,
        indoor: z.strictObject({ exercise: z.string(), words: phrases }).nullable(),
      }),
    ),
    clockBefore: phrases,
    durations: z.array(z.strictObject({ minutes: z.number(), words: phrases })),
    minutes: phrases,
    hours: phrases,
    seconds: phrases,
    kilometres: phrases,
    miles: phrases,
    setCalories: phrases,
    notCalories: phrases,
    acceptCalories: phrases,
    declineCalories: phrases,
    back: phrases,
    filler: phrases,
    proposalNames: phrases,
    asking: phrases,
    proposal: phrases,
    ownCalories: phrases,
  })
  .parse(sessionData);
