import type { RecentEntry } from '../dialogue/recent-entries.ts';
import type { Intent } from '../turn.ts';
import type { NamedLift } from './named-lifts.ts';
import { readActs } from './read-acts.ts';
import { readMend } from './read-mend.ts';
import { readSets } from './read-sets.ts';

type Context = { entries: readonly RecentEntry[]; exercises: readonly NamedLift[] };

/** What a message tells of things done or to be done, sentence by sentence, and what it says besides. */
export function readDone(message: string, context: Context): { intents: Intent[]; rest: string } {
  const parts = sentencesOf(message).map((sentence) => ({ sentence, intents: doneIn(sentence, context) }));
  const isSaid = ({ intents }: { intents: readonly Intent[] }) => intents.length === 0;
  const rest = parts.filter(isSaid).map(({ sentence }) => sentence);
  return { intents: parts.flatMap(({ intents }) => intents), rest: rest.join('').trim() };
}

function doneIn(sentence: string, { entries, exercises }: Context): Intent[] {
  const mend = readMend(sentence, { entries, exercises });
  if (mend) return [{ kind: 'mend', mend }];
  // Whose plan it is, and what was lifted before, is only read where sets are told at all.
  const lifts = readSets(sentence, { exercises, planned: [], lastLbs: new Map(), usual: 'lb' });
  if (lifts.length > 0) return [{ kind: 'log_sets', told: sentence }];
  return readActs(sentence).map((act) => ({ kind: 'act', act }));
}

const SENTENCE_END = /[.!?;\n](?=\s|$)\s?/g;

/** With their ends and the space behind them, so that joined they are the message again. */
function sentencesOf(message: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of message.matchAll(SENTENCE_END)) {
    sentences.push(message.slice(from, index + mark.length));
    from = index + mark.length;
  }
  return from < message.length ? [...sentences, message.slice(from)] : sentences;
}
