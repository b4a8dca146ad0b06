import { answerWithTools } from '#core/coaching/answer.ts';
import { disclosureChange } from '#core/coaching/safety/disclosure.ts';
import { toolsFor } from '#core/coaching/tools-for.ts';
import type { CoachAction, CoachFacts, CoachReply, SafetyVerdict, Understanding } from '#core/coaching/turn.ts';
import { isYesOrNo } from '#core/coaching/understand.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Db } from '../db/database.ts';
import { inWorker } from '../planning/in-worker.ts';
import { type Asker, gatherFacts, subjectOf } from './gather-facts.ts';
import type { OpenTurn } from './open-turn.ts';
import { readMessage } from './read-message.ts';
import { selectNewestChange } from './store.ts';
import { DECIDED_WITHIN_MS } from './turn-age.ts';

/** What the built-in coach makes of a message: what to do, and what to say then. */
export type Thought = { understanding: Understanding; facts: CoachFacts; reply: CoachReply };

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
  const hasPending = isYesOrNo(message) && (await waitsForAnswer(db, asker));
  const task = { message, profile, history: turn.history, hasPending };
  const isLong = message.length > READ_AT_ONCE_LETTERS;
  const read = isLong ? await inWorker('understanding', task) : readMessage({ ...task, catalogue: asker.catalogue });
  // After a safety text only what was told of the person is kept: no cheerful answer, no plan, no log.
  const isSafety = verdict.class !== null;
  const understanding = isSafety ? { ...read, intents: [], logs: [] } : read;
  const tools = toolsFor(understanding);
  const facts = await gatherFacts(db, asker, { tools, subject: subjectOf(understanding) });
  const reply = answerWithTools(understanding, facts, { seed: hashSeed(turn.replyId), opened: isSafety });
  return { understanding, facts, reply: { ...reply, actions: [...kept, ...reply.actions] } };
}

const NOTHING: Understanding = { message: '', intents: [], changes: [], logs: [] };

/** What a person told that has to be kept, so that it protects them in every later conversation too. */
function disclosed({ discloses }: SafetyVerdict, { athlete }: Asker): CoachAction[] {
  const change = discloses === null ? null : disclosureChange(athlete.profile, discloses);
  return change === null ? [] : [{ kind: 'update_profile', changes: [change] }];
}

async function waitsForAnswer(db: Db, { userId, now }: Asker): Promise<boolean> {
  const since = new Date(now.getTime() - DECIDED_WITHIN_MS);
  return (await selectNewestChange(db, { userId, statuses: ['pending'], since })) !== undefined;
}
