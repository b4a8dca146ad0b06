import { changeProfile, needsConfirmation } from '#core/athlete/change-profile.ts';
import { type Profile, profileSchema } from '#core/athlete/profile.ts';
import { readSafety } from '#core/coaching/safety/read-safety.ts';
import { toolsFor } from '#core/coaching/tools-for.ts';
import type { Choice, CoachFacts, IntentKind, Receipt, Understanding } from '#core/coaching/turn.ts';
import { understand } from '#core/coaching/understand.ts';
import type { ModelAnswer } from '../ai/coach-model.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { loadAthlete } from '../plans/load-athlete.ts';
import { type Asker, gatherFacts, subjectOf } from './gather-facts.ts';
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
  const reading = { tools: toolsFor(thought.understanding), subject: subjectOf(thought.understanding) };
  return { asker: fresh, facts: await gatherFacts(db, fresh, reading) };
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
  'next_workout',
  'meals_today',
  'progress',
  'how_to',
]);
