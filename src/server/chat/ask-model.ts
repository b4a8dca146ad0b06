import { changeProfile, needsConfirmation } from '#core/athlete/change-profile.ts';
import { type Profile, profileSchema } from '#core/athlete/profile.ts';
import { guardedPerson } from '#core/coach/guard/person-of.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import type { Choice, CoachFacts, IntentKind, Receipt, Understanding } from '#core/coach/turn.ts';
import { understand } from '#core/coach/understand.ts';
import { dayNumber, isoDay } from '#core/units/calendar-day.ts';
import { utcOffsetAt } from '#core/units/zoned-time.ts';
import type { FoodFacts, ModelAnswer } from '../ai/coach-model.ts';
import { generalKnowledge } from '../ai/general-knowledge.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { loadAthlete } from '../plans/load-athlete.ts';
import { answerQuestions } from './answer-questions.ts';
import { type Asker, gatherFacts } from './gather-facts.ts';
import type { Running } from './message.ts';
import type { Reply } from './reply-versions.ts';
import type { Thought } from './think.ts';

/** Where the words matter more than their variety: what the server asks back or refuses, and what hurts. */
const OUR_OWN: ReadonlySet<IntentKind> = new Set(['ask_again', 'not_allowed', 'confirm', 'decline', 'undo', 'pain']);

export const mayAskModel = ({ intents }: Understanding): boolean => !intents.some(({ kind }) => OUR_OWN.has(kind));

type Asked = Running & {
  asker: Asker;
  thought: Thought;
  receipts: readonly Receipt[];
  base: Reply;
  say: (text: string) => void;
};

/** Lets the model write the reply, from what is read for this turn; it has no way to change anything. */
export async function askModel(db: Db, asked: Asked): Promise<ModelAnswer> {
  const { message, turn, receipts } = asked;
  if (message.model === null) return { ok: false, fault: 'away' };
  const { asker, facts } = await upToDate(db, asked);
  let known = facts;
  return message.model.answer({
    message: message.wanted.message,
    history: turn.history,
    facts,
    receipts,
    person: guardedPerson(asker.athlete.profile, {
      constraints: asker.athlete.constraints,
      isPremium: facts.membership ? facts.membership.tier === 'premium' : null,
    }),
    general: generalKnowledge(asker.catalogue),
    today: isoDay(dayNumber(asker.now.getTime(), utcOffsetAt(asker.now.getTime(), asker.timeZone))),
    lookUpFood: (name) => foodsNamed(name, asker.catalogue),
    read: async (tool, query) => {
      const subject = { message: query, exerciseIds: exercisesNamedIn(query, asker.catalogue) };
      known = await gatherFacts(db, asker, { tools: [tool], subject, known });
      return known;
    },
    suggest: (sentence) => suggestion(sentence, asker),
    say: asked.say,
  });
}

/** What was read before the server acted may be out of date after it. */
async function upToDate(db: Db, { asker, thought, base }: Asked): Promise<{ asker: Asker; facts: CoachFacts }> {
  if (base.changed.length === 0) return { asker, facts: thought.facts };
  const fresh = { ...asker, athlete: await loadAthlete(db, asker) };
  const { facts } = await answerQuestions(db, fresh, thought.understanding);
  return { asker: fresh, facts };
}

const FOODS_MAX = 3;

/** The foods whose names hold every word that was asked for, the shortest name first. */
function foodsNamed(name: string, { foods }: Catalogue): FoodFacts[] {
  const asked = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  return [...foods.foods.values()]
    .filter((food) => asked.length > 0 && asked.every((word) => food.name.toLowerCase().includes(word)))
    .sort((one, other) => one.name.length - other.name.length)
    .slice(0, FOODS_MAX)
    .map((food) => ({
      ...{ name: food.name, kcal: food.kcal, protein: food.protein, carbs: food.carbs, fat: food.fat },
      ...{ helping: food.portion, grams: food.portionGrams },
    }));
}

const ID_MAX = 3;

function exercisesNamedIn(query: string, { exercises }: Catalogue): string[] {
  const asked = query.toLowerCase();
  return [...exercises.exercises.values()]
    .filter(({ name }) => asked.includes(name.toLowerCase()))
    .slice(0, ID_MAX)
    .map(({ id }) => id);
}

/**
 * A button that says the sentence in the person's name, if it is one that the coach understands as something to do, within all
 * ranges and without taking a protection away. It is done only when the person taps it, as carefully as if they had typed it.
 */
function suggestion(sentence: string, { athlete, catalogue }: Asker): Choice | null {
  if (readSafety(sentence, { locale: null }).class !== null) return null;
  const { profile } = athlete;
  const exercises = [...catalogue.exercises.exercises.values()];
  const meant = understand(sentence, { profile, history: [], hasPending: false, exercises });
  const wanted: Record<string, unknown> = Object.fromEntries(meant.changes.map(({ field, after }) => [field, after]));
  const possible = profileSchema.partial().safeParse(wanted);
  if (!possible.success || meant.isGuess || meant.intents.some(({ kind }) => OUR_OWN.has(kind))) return null;
  const within: Partial<Profile> = possible.data;
  const { changes } = changeProfile(profile, within);
  if (changes.some((change) => needsConfirmation(change, profile))) return null;
  const isSomething = changes.length + meant.logs.length > 0 || meant.intents.some(({ kind }) => DOABLE.has(kind));
  return isSomething ? { label: sentence, say: sentence } : null;
}

const DOABLE: ReadonlySet<IntentKind> = new Set([
  'swap_meal',
  'swap_exercise',
  'new_plan',
  'rebuild_plans',
  'query',
  'how_to',
]);
