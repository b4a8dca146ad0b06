import type { AnsweredQuery } from '#core/coach/answers/answer-of.ts';
import { answerQuery } from '#core/coach/queries/answer-query.ts';
import type { PersonLogs } from '#core/coach/queries/query-data.ts';
import { toolsFor } from '#core/coach/tools-for.ts';
import type { CoachFacts, Understanding } from '#core/coach/turn.ts';
import type { Db } from '../db/database.ts';
import { readPersonLogs } from '../progress/read-person-logs.ts';
import { gatherData } from './gather-data.ts';
import { type Asker, gatherFacts, subjectOf } from './gather-facts.ts';

/** What a message needs, read once: the facts of its intents, and its questions to the data with their answers. */
export async function answerQuestions(
  db: Db,
  asker: Asker,
  understanding: Understanding,
): Promise<{ facts: CoachFacts; answered: readonly AnsweredQuery[] }> {
  const logs = onceReadLogs(db, asker);
  const reading = { tools: toolsFor(understanding), subject: subjectOf(understanding), logs };
  const facts = await gatherFacts(db, asker, reading);
  const queries = understanding.intents.flatMap((intent) => (intent.kind === 'query' ? [intent.query] : []));
  if (queries.length === 0) return { facts, answered: [] };
  const data = await gatherData({ db, asker, facts, logs }, queries);
  const answered = queries.map((query) => ({ query, answer: answerQuery(query, data) }));
  return {
    facts: { ...facts, answered: answered.map(({ answer: { sentences, figures } }) => ({ sentences, figures })) },
    answered,
  };
}

function onceReadLogs(db: Db, asker: Asker): () => Promise<PersonLogs> {
  let read: Promise<PersonLogs> | undefined;
  return () => {
    read ??= readPersonLogs(db, { ...asker, exercises: asker.catalogue.exercises });
    return read;
  };
}
