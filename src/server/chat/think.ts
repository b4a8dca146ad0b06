import type { ActionKind, TypedAction } from '#core/coach/actions/actions.ts';
import { answerWithTools } from '#core/coach/answer.ts';
import { type LastSwap, recentEntries } from '#core/coach/dialogue/recent-entries.ts';
import { whatStoodLast } from '#core/coach/dialogue/what-stood-last.ts';
import { otherLanguageOf, sayInLanguage } from '#core/coach/languages.ts';
import { mayEnd } from '#core/coach/reader/read-week.ts';
import { disclosureChange } from '#core/coach/safety/disclosure.ts';
import type { SafetyVerdict } from '#core/coach/safety/verdict.ts';
import type { CoachAction, CoachFacts, CoachReply, Understanding } from '#core/coach/turn.ts';
import { isYesOrNo, sentenceMeant } from '#core/coach/understand.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Db } from '../db/database.ts';
import { readDeed } from '../deeds/read-deed.ts';
import { selectNewestDeed, selectRecentDeeds } from '../deeds/store.ts';
import { lookUp } from '../knowledge/look-up.ts';
import { thinkOfMemories } from '../memory/think-of-memories.ts';
import { inWorker } from '../planning/in-worker.ts';
import { loadExceptions } from '../training/exceptions.ts';
import { answerQuestions } from './answer-questions.ts';
import { type Asker, gatherFacts } from './gather-facts.ts';
import { readMealTalk } from './meal-talk.ts';
import type { OpenTurn } from './open-turn.ts';
import { readMessage } from './read-message.ts';
import { selectAsked } from './store.ts';
import { DECIDED_WITHIN_MS } from './turn-age.ts';

/** What the built-in coach makes of a message: what to do, and what to say then. */
export type Thought = {
  understanding: Understanding;
  facts: CoachFacts;
  reply: CoachReply;
  /** Nothing is left of the message for a language model to answer. */
  isWhole?: boolean;
};

type Input = { turn: OpenTurn; message: string; verdict: SafetyVerdict; asker: Asker };

/** So many letters are understood in some milliseconds. Nearly every message is shorter. */
const READ_AT_ONCE_LETTERS = 500;

/** Reads a message and whatever is needed to answer it. Nothing is changed. */
export async function think(db: Db, { turn, message, verdict, asker }: Input): Promise<Thought> {
  const { profile } = asker.athlete;
  const kept = disclosed(verdict, asker);
  if (verdict.stops) {
    const facts = await gatherFacts(db, asker, { tools: [], subject: { message, exerciseIds: [] } });
    return { understanding: NOTHING, facts, reply: { blocks: [], actions: kept } };
  }
  const hasPending = isYesOrNo(message) && (await waitsForAnswer(db, asker, turn));
  const meant = sentenceMeant(message, { history: turn.history, hasPending }) ?? '';
  const { actions, ...last } = await lastDeeds(db, asker, meant);
  const talk = await readMealTalk(db, asker, { message: meant, actions });
  const task = { message, profile, history: turn.history, hasPending, ...last, talk };
  const isLong = message.length > READ_AT_ONCE_LETTERS;
  const read = isLong ? await inWorker('understanding', task) : readMessage({ ...task, catalogue: asker.catalogue });
  // After a safety text only what was told of the person is kept: no cheerful answer, no plan, no log.
  const isSafety = verdict.class !== null;
  const { understanding, knowledge } = isSafety
    ? { understanding: { ...read, intents: [], logs: [] }, knowledge: null }
    : await lookUp(read, asker, () => whatStoodLast(turn.history, { exercises: exercisesOf(asker), done: last.done }));
  const { facts: gathered, answered } = await answerQuestions(db, asker, understanding);
  const facts = knowledge === null ? gathered : { ...gathered, knowledge };
  const language = isSafety || turn.asksModel || isRead(understanding) ? null : otherLanguageOf(message);
  if (language) return { understanding, facts, reply: { blocks: sayInLanguage(language), actions: kept } };
  const remembered = isSafety ? null : await thinkOfMemories(db, { turn, message, understanding, facts, asker });
  if (remembered?.isWhole) return { understanding: { ...NOTHING, message }, facts, ...remembered };
  const reply = answerWithTools(understanding, facts, { seed: hashSeed(turn.replyId), opened: isSafety, answered });
  // What is worth remembering is an answer, too.
  const proposed = remembered?.reply.blocks ?? [];
  const said = reply.isUnknown === true && proposed.length > 0 ? [] : reply.blocks;
  const isUnknown = reply.isUnknown === true && proposed.length === 0;
  return {
    understanding,
    facts,
    reply: {
      blocks: [...said, ...proposed],
      actions: [...kept, ...reply.actions.flatMap((action) => besides(action, kept))],
      isUnknown,
    },
  };
}

const exercisesOf = ({ catalogue }: Asker) => [...catalogue.exercises.exercises.values()];

const isRead = ({ intents, changes, logs, isGuess = false }: Understanding): boolean =>
  intents.length > 0 || logs.length > 0 || (changes.length > 0 && !isGuess);

const NOTHING: Understanding = { message: '', intents: [], changes: [], logs: [] };

/** What a person told that has to be kept, so that it protects them in every later conversation too. */
function disclosed({ discloses }: SafetyVerdict, { athlete }: Asker): CoachAction[] {
  const change = discloses === null ? null : disclosureChange(athlete.profile, discloses);
  return change === null ? [] : [{ kind: 'update_profile', changes: [change], isTapped: true }];
}

/** What was kept for safety's sake is not put up once more in the words of the message. */
function besides(action: CoachAction, kept: readonly CoachAction[]): CoachAction[] {
  if (action.kind !== 'update_profile' || kept.length === 0) return [action];
  const changes = action.changes.filter(({ field }) => field !== 'medicalConditions');
  return changes.length === 0 ? [] : [{ ...action, changes }];
}

async function waitsForAnswer(db: Db, { userId, now }: Asker, { messageId }: OpenTurn): Promise<boolean> {
  const since = new Date(now.getTime() - DECIDED_WITHIN_MS);
  if ((await selectAsked(db, { userId, messageId, since })) !== undefined) return true;
  return (await selectNewestDeed(db, { userId, states: ['held'], since })) !== undefined;
}

/** Another dish or move for the one that was put in a place last. */
function swapOf(deedId: string, action: TypedAction): LastSwap | null {
  if (action.kind === 'replace_meal' || action.kind === 'replace_exercise') return { deedId, action };
  return action.kind === 'meal_exception' && action.change.what === 'dish' ? { deedId, action } : null;
}

/** So long, "that" and "no, 55" are about what was logged last. */
const ENTRIES_MS = 30 * 60_000;
const ENTRIES_MAX = 12;

const OF_TRAINING = new Set<ActionKind>([
  ...(['session_exception', 'week_exception', 'end_exception', 'log_cardio'] as const),
  ...(['set_calories', 'answer_calories'] as const),
]);

async function lastDeeds(db: Db, { userId, now, log }: Asker, message: string) {
  const hasExceptions = mayEnd(message) && (await loadExceptions(db, { userId, now, log })).open.length > 0;
  const since = new Date(now.getTime() - ENTRIES_MS);
  const rows = await selectRecentDeeds(db, { userId, since, limit: ENTRIES_MAX });
  const deeds = rows.flatMap((row) => {
    const deed = readDeed(row, log);
    return deed ? [{ ...deed, id: row.id }] : [];
  });
  const [last] = deeds;
  const exceptionId = last?.inverse?.kind === 'set_exception' ? last.inverse.exceptionId : null;
  const isShort = last?.action.kind === 'session_exception' && last.action.change.kind === 'short';
  return {
    actions: deeds.map(({ action }) => action),
    entries: recentEntries(
      deeds.map(({ action, inverse }) => ({ action, logId: inverse && 'logId' in inverse ? inverse.logId : null })),
    ),
    done: new Map(deeds.map(({ id, action }) => [id, action])),
    training: {
      lastException: exceptionId === null ? null : { exceptionId, isShort },
      canTakeBack: last !== undefined && OF_TRAINING.has(last.action.kind),
      hasExceptions,
    },
    lastSwap: last ? swapOf(last.id, last.action) : null,
  };
}
