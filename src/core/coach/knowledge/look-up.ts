import { clausesIn } from '../queries/clause.ts';
import type { Choice, Intent, IntentKind, Understanding } from '../turn.ts';
import type { Entry } from './card.ts';
import { type Found, isClear, isNear, isSure, isTold, type Question } from './find-entries.ts';
import { type Eats, inYourCase } from './in-your-case.ts';
import type { KnowledgeFacts } from './knowledge-facts.ts';
import { cautionFor, type KnowsOfPerson } from './not-for.ts';

/** Readings of a message that hang on a word or two: a card that fits the whole message well goes before them. */
const GIVES_WAY: ReadonlySet<IntentKind> = new Set([
  ...(['tired', 'motivation', 'missed_training', 'what_if', 'how_to', 'greeting', 'thanks'] as const),
  ...(['what_can_you_do', 'how_are_you'] as const),
]);
/** A question to the person's own data that is less sure than this does so, too. */
const SURE_QUESTION = 0.85;

/** What a message can begin with before it says what it is about. */
const OPENS: ReadonlySet<IntentKind> = new Set(['greeting', 'thanks', 'how_are_you']);

const givesWay = (intent: Intent): boolean =>
  intent.kind === 'query' ? intent.certainty < SURE_QUESTION : GIVES_WAY.has(intent.kind);

/** `alone`: nothing else answers the message. `instead`: only what surely fits is told. `besides`: a question of its own. */
export type Wanted = { how: 'alone' | 'instead' | 'besides'; text: string };

const ASKS =
  /^(?:and |but |so |also )?(?:what|whats|how|why|which|when|where|who|is|are|am|can|could|should|do|does|did|will|would)\b/i;
const QUESTIONS_MAX = 12;

/** The first question of a message that tells something too, apart from the words in which it was told. */
function questionBeside({ message, changes }: Understanding): string | null {
  const sentences = message.split(/([.!?\n]+)/).slice(0, 2 * QUESTIONS_MAX);
  const quotes = changes.map(({ quote }) => quote.toLowerCase());
  for (let at = 0; at < sentences.length; at += 2) {
    const [sentence, end] = [(sentences[at] ?? '').trim(), sentences[at + 1] ?? ''];
    const isAsked = sentence !== '' && (end.includes('?') || ASKS.test(sentence));
    if (isAsked && !quotes.some((quote) => sentence.toLowerCase().includes(quote))) return sentence;
  }
  return null;
}

/** What of a message is to be looked up, if anything is. */
export function wantedOf(understanding: Understanding): Wanted | null {
  const { message, intents, changes, logs, isGuess = false } = understanding;
  if (changes.length + logs.length > 0 && !isGuess) {
    const text = intents.length === 0 ? questionBeside(understanding) : null;
    return text === null ? null : { how: 'besides', text };
  }
  if (!intents.every(givesWay)) return null;
  // "Squat day but no energy" asks for no number and no card.
  if (intents.some(({ kind }) => kind === 'tired') && !message.includes('?') && !ASKS.test(message)) return null;
  // "Thanks. Now another thing, …" asks something.
  if (intents.length > 0 && intents.every(({ kind }) => OPENS.has(kind)) && clausesIn(message).length > 1)
    return { how: 'alone', text: message };
  return { how: intents.length === 0 && !isGuess ? 'alone' : 'instead', text: message };
}

/** What a message leads to: an answer, the steps of an exercise, another way to say it, or the nearest things. */
export type Place =
  | { kind: 'told'; entry: Extract<Entry, { kind: 'card' | 'app' }> }
  | { kind: 'exercise'; exerciseId: string }
  | { kind: 'said'; say: string }
  | { kind: 'nothing' };

/** `exerciseId`: of the exercise that the message names, by its name or a nickname. */
export function placeOf(
  found: readonly Found[],
  question: Question,
  { how, exerciseId }: { how: Wanted['how']; exerciseId: string | null },
): Place {
  const [best] = found;
  if (!best) return { kind: 'nothing' };
  const { entry } = best;
  const isTop = isSure(best, question);
  const isGood = exerciseId === null ? isTold : isClear;
  if (!(how === 'instead' ? isTop : isGood(best, question)))
    return how === 'alone' && exerciseId !== null ? { kind: 'exercise', exerciseId } : { kind: 'nothing' };
  if (entry.kind === 'outside') return { kind: 'nothing' };
  if (entry.kind !== 'ability') return { kind: 'told', entry };
  return how === 'alone' && entry.ability.does === 'tells' && isTop
    ? { kind: 'said', say: entry.ability.say }
    : { kind: 'nothing' };
}

/** A message with what was found for it: beside what it tells, in the place of a weaker reading, or where there was none. */
export function answeredBy(
  understanding: Understanding,
  intents: readonly Intent[],
  how: Wanted['how'],
): Understanding {
  if (intents.length === 0) return understanding;
  // A guess at a change gives way too: the message was a question.
  return how === 'besides' ? { ...understanding, intents } : { ...understanding, intents, changes: [], isGuess: false };
}

/** So many are offered where there is no answer. */
const OFFERED = 2;

function isOffered(entry: Entry, person: KnowsOfPerson): boolean {
  if (entry.kind === 'card') return cautionFor(entry.card.notFor, person) === null;
  if (entry.kind === 'outside') return false;
  return entry.kind === 'app' || !(person.hidesNumbers && entry.ability.showsNumbers === true);
}

const choiceOf = (entry: Entry): Choice => ({
  label: entry.title,
  say: entry.kind === 'ability' ? entry.ability.say : (entry.asks[0] ?? entry.title),
});

type Looking = {
  found: readonly Found[];
  question: Question;
  /** Whether anything is asked: to who only tells something, no page is held out. */
  isAsked: boolean;
  person: KnowsOfPerson;
  eats: Eats;
};

/** What is known for the answer: the one that was found with its caution for this person, or the nearest things for them. */
export function knowledgeFor(
  told: KnowledgeFacts['told'],
  { found, question, isAsked, person, eats }: Looking,
): KnowledgeFacts {
  const near = found.filter((each) => isNear(each, question)).map(({ entry }) => entry);
  const nearest = near.filter((entry) => isOffered(entry, person) && (isAsked || entry.kind === 'ability'));
  return {
    told,
    caution: told?.kind === 'card' ? cautionFor(told.card.notFor, person) : null,
    inCase: told ? inYourCase(told, eats) : [],
    nearest: nearest.slice(0, OFFERED).map(choiceOf),
  };
}
