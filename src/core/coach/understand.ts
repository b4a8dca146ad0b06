import { PROTECTING } from '#core/athlete/change-profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { ActionKind, TypedAction } from './actions/actions.ts';
import { againIn, choiceMeant } from './dialogue/references.ts';
import { plainText } from './plain-text.ts';
import { testIn } from './prefilter/prefilter.ts';
import { talkedOf } from './reader/last-talked-of.ts';
import { readDone } from './reader/read-done.ts';
import { type ReadTrainingAct, readTraining } from './reader/read-training.ts';
import type { Intent, PastTurn, ProposedChange, UnderstandContext, Understanding } from './turn.ts';
import { type ChangeClassifier, changeClassifier } from './understanding/classifier/read-again.ts';
import { readBeside } from './understanding/classifier/read-beside.ts';
import { passagesOf } from './understanding/passages.ts';
import { isSame, readChanges } from './understanding/read-changes.ts';
import { readIntents } from './understanding/read-intents.ts';

const YES =
  /^(?:yes|yep|yeah|yea|yup|sure|ok|okay|please do|do it|go ahead|correct|right|exactly|confirm|confirmed|absolutely|of course|thats right|y)(?: (?:please|thanks|do it|go ahead|that is right|rae|sure|confirm|it)){0,8}[ .]*$/;
const NO =
  /^(?:no|nope|nah|dont|do not|never ?mind|cancel|leave it|forget it|not now|keep it|n)(?: (?:thanks|thank you|please|rae|as it is|it|do that|leave it|keep it|dont)){0,8}[ .]*$/;

/**
 * What a message asks for and which answers it changes. A bare "yes" or "no" answers the change that waits, or else
 * stands for the first or the last button under the coach's newest reply.
 */
export const understand = understandWith(changeClassifier);

/** With another classifier than that of today: one that has not learned from the phrases it is measured on. */
export function understandWith(second: ChangeClassifier) {
  return (message: string, context: UnderstandContext): Understanding => {
    const meant = sentenceMeant(message, context);
    if (meant !== null) return { ...read(meant, context, second), isTapped: isOfButton(meant, context.history) };
    return only(message, { kind: yesOrNo(message).isYes ? 'confirm' : 'decline' });
  };
}

type Asked = Pick<UnderstandContext, 'history' | 'hasPending'>;

/** The sentence that a message stands for: that of the button which a short one points at, else itself; null for an answer to what waits. */
export function sentenceMeant(message: string, { history, hasPending }: Asked): string | null {
  const { isYes, isNo } = yesOrNo(message);
  if (isYes || isNo) return hasPending ? null : sentenceOfButton(history, isYes);
  return meantButton(message, history) ?? message;
}

function yesOrNo(message: string): { isYes: boolean; isNo: boolean } {
  const plain = plainText(message).replace(/ ,/g, '');
  return { isYes: testIn(YES, plain), isNo: testIn(NO, plain) };
}

/** Whether a message is a bare "yes" or "no": only then does it matter whether a change waits for one. */
export function isYesOrNo(message: string): boolean {
  const { isYes, isNo } = yesOrNo(message);
  return isYes || isNo;
}

const only = (message: string, intent: Intent): Understanding => ({
  message,
  intents: [intent],
  changes: [],
  logs: [],
});

function sentenceOfButton(history: readonly PastTurn[], isYes: boolean): string | null {
  const choices = history.findLast(({ isUser }) => !isUser)?.choices ?? [];
  return (isYes ? choices[0] : choices.at(-1))?.say ?? null;
}

/** Whether a button under the newest reply says it. */
const isOfButton = (sentence: string, history: readonly PastTurn[]): boolean =>
  (history.findLast(({ isUser }) => !isUser)?.choices ?? []).some(({ say }) => say === sentence);

/** The sentence of the button that a short message points at: "the second", "tuna", "no, the other one". */
function meantButton(message: string, history: readonly PastTurn[]): string | null {
  const lists = history.flatMap(({ isUser, choices = [] }) => (isUser || choices.length === 0 ? [] : [choices]));
  const last = lists.at(-1);
  if (!last) return null;
  const taken = history.findLast(({ isUser, text }) => isUser && last.some(({ say }) => say === text))?.text ?? null;
  const isNewest = (history.findLast(({ isUser }) => !isUser)?.choices ?? []).length > 0;
  return isNewest || taken !== null ? (choiceMeant(message, last, taken)?.say ?? null) : null;
}

/** Of so many parts of a message each is read alone, besides: nobody tells as many facts at once. */
const MOST_PARTS = 24;

/** Reads a message, a long one passage by passage: each goes on from what the one before it changed. */
function read(message: string, context: UnderstandContext, second: ChangeClassifier): Understanding {
  let { profile } = context;
  const passages = passagesOf(message);
  const mostParts = Math.ceil(MOST_PARTS / passages.length);
  const parts = passages.map((passage) => {
    const part = readPassage(passage, { ...context, profile }, { second, mostParts });
    if (part.isGuess !== true) for (const { field, after } of part.changes) profile = { ...profile, [field]: after };
    return part;
  });
  const [only, ...others] = parts;
  return only && others.length === 0 ? only : together(message, parts, context.profile);
}

/** What the passages of a message say together. Of two values of one answer the later holds; what is only likely gives way. */
function together(message: string, parts: readonly Understanding[], before: Profile): Understanding {
  const refused = parts.find(({ intents }) => intents.some(({ kind }) => kind === 'not_allowed'));
  if (refused) return { ...refused, message };
  const isSure = ({ isGuess }: Understanding) => isGuess !== true;
  const logs = lastOf(
    parts.flatMap((part) => part.logs),
    ({ logType }) => logType,
  );
  const sure = lastOf(
    parts.filter(isSure).flatMap(({ changes }) => changes),
    ({ field }) => field,
  );
  const changes = sure.filter(({ field, after }) => !isSame(before[field], after));
  const intents = firstOf(
    parts.flatMap((part) => part.intents),
    (intent) => (intent.kind === 'query' ? JSON.stringify(intent.query) : intent.kind),
  );
  if (changes.length + logs.length > 0) return { message, intents: intents.filter(isAnsweredBesides), changes, logs };
  const guess = parts.find((part) => !isSure(part));
  return guess ? { ...guess, message } : { message, intents, changes, logs };
}

const isAnsweredWhenTold = (intent: Intent) =>
  intent.kind === 'query' ? intent.certainty >= SURE_QUESTION : ANSWERED_BESIDES.has(intent.kind);
const isAnsweredBesides = (intent: Intent) => intent.kind === 'ask_again' || isAnsweredWhenTold(intent);

const lastOf = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [nameOf(item), item])).values(),
];
const firstOf = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] =>
  lastOf(items.toReversed(), nameOf).toReversed();

type Reading = { second: ChangeClassifier; mostParts: number };

/** What was done comes first, and is not looked at for anything else: a weight on the bar is none of a body. */
function readPassage(message: string, context: UnderstandContext, reading: Reading): Understanding {
  const { entries = [], exercises, lastSwap = null, meals } = context;
  const again = lastSwap && againIn(message);
  if (again) return only(message, { kind: 'again', swap: lastSwap, wish: again.wish });
  const training = readTraining(message, { ...(context.training ?? NOTHING_YET), history: context.history });
  const trained = training.acts.map(intentOf);
  const done = readDone(training.rest, {
    entries,
    exercises,
    isLogNewest: isOfLog([...(context.done?.values() ?? [])][0]),
    meals: meals && { ...meals, talk: talkedOf(meals.talk, context.history) },
  });
  const intents = [...trained, ...done.intents];
  if (intents.length === 0) return readTold(message, context, reading);
  if (done.rest === '') return { message, intents, changes: [], logs: [] };
  const told = readTold(done.rest, context, reading);
  // Beside what was done, nothing is guessed at.
  const sure = told.isGuess === true ? { ...told, changes: [], isGuess: false } : told;
  return { ...sure, message, intents: [...intents, ...told.intents] };
}

const OF_LOG = new Set<ActionKind>([
  ...([
    'log_number',
    'log_sets',
    'log_workout',
    'log_cardio',
    'log_meal',
    'log_food',
    'correct_log',
    'delete_log',
  ] as const),
]);
const isOfLog = (action: TypedAction | undefined): boolean => action === undefined || OF_LOG.has(action.kind);

const NOTHING_YET = { lastException: null, canTakeBack: false, hasExceptions: false };

function intentOf(act: ReadTrainingAct): Intent {
  if (act.kind === 'back') return { kind: 'undo' };
  if (act.kind === 'ask_proposal') return { kind: 'query', query: { what: 'burned' }, certainty: 1 };
  return { kind: 'training', act };
}

function readTold(message: string, context: UnderstandContext, { second, mostParts }: Reading): Understanding {
  const { asks, ...found } = readChanges(message, context.profile);
  const beside = (told: readonly ProposedChange[]) =>
    readBeside(message, { profile: context.profile, found: told, second, most: mostParts });
  const intents = readIntents(message, context);
  // Whoever asks to get round the rules gets nothing else done in the same breath.
  if (intents.some(({ kind }) => kind === 'not_allowed')) return { message, intents, changes: [], logs: [] };
  const told = seenAgain(message, found, second);
  const isTold = told.changes.length + told.logs.length > 0;
  if (!isTold && asks.length === 0 && intents.every(givesWay)) {
    const again = second.readAgain(message, context.profile);
    if (again && !again.isSure) return { message, intents: [], changes: [again.change], logs: [], isGuess: true };
    const first = again ? [again.change] : [];
    const changes = [...first, ...beside(first)];
    if (changes.length > 0) return { message, intents: [], changes, logs: [] };
  }
  // What was told is answered by its receipt; only a real question is answered besides.
  const asked = isTold ? intents.filter(isAnsweredWhenTold) : intents;
  const isSettled = told.changes.length > 0 && !told.isGuess;
  const besides = isSettled ? beside(told.changes) : [];
  const changes = [...told.changes, ...besides];
  // A plan that is made beside a protection would not know of it yet.
  const waits = changes.some(({ field }) => PROTECTING.includes(field));
  const wanted = waits ? asked.filter(({ kind }) => kind !== 'new_plan') : asked;
  return { message, intents: [...asks, ...wanted], ...told, changes };
}

type Told = Pick<Understanding, 'changes' | 'logs' | 'isGuess'>;

/** "Change weight to 81 kg", without a word of a goal. */
const WEIGHT_AS_IT_IS =
  /^(?!.*\b(?:goal|target|aim\w*|dream|ideal|want|reach)\b)(?:please |can you |could you ){0,8}(?:change|set|update|correct|fix) (?:the |my |current ){0,8}weight\b/i;

/** What the rules found, as the classifier sees it: a weight that is wanted is none that is had, and what it doubts is asked about. */
function seenAgain(message: string, { changes, logs }: Told, second: ChangeClassifier): Told {
  if (changes.length === 0) return { changes, logs };
  // An allergy or an injury that the rules heard is never left to a yes that may not come.
  const isCareful = changes.some(({ field }) => PROTECTING.includes(field));
  if (!isCareful && second.doubts(message)) return { changes, logs: [], isGuess: true };
  const isWeight = changes.length === 1 && changes[0]?.field === 'weightLbs';
  if (!isWeight || testIn(WEIGHT_AS_IT_IS, message) || !second.isTarget(message)) return { changes, logs };
  return { changes: changes.map((change) => ({ ...change, field: 'targetWeightLbs' }) as ProposedChange), logs: [] };
}

/** What is answered only where nothing was told. */
const GIVES_WAY = new Set<Intent['kind']>(['greeting', 'thanks']);
/** A question that is less sure than this gives way as well. */
const SURE_QUESTION = 0.85;

const givesWay = (intent: Intent) =>
  intent.kind === 'query' ? intent.certainty < SURE_QUESTION : GIVES_WAY.has(intent.kind);

const ANSWERED_BESIDES = new Set<Intent['kind']>([
  ...(['swap_meal', 'swap_exercise', 'how_to', 'new_plan', 'rebuild_plans', 'missed_training'] as const),
  ...(['log_sets', 'mend', 'act', 'training', 'meal_act', 'eaten'] as const),
]);
