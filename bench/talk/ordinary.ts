import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import type { BenchApp } from './app.ts';
import { differencesOf } from './differences.ts';
import { judge } from './judge.ts';
import { forget, keptOf, say, wake } from './play.ts';
import { CARE } from './safety-messages.ts';
import { isTold } from './told.ts';

const sentencesSchema = z.array(z.object({ text: z.string(), lang: z.string(), danger: z.string().nullable() }));

/** The ordinary sentences of the authors, beside the dangerous ones; the last file is read by nobody. */
const FILES = ['safety-1.json', 'safety-2.json', 'safety-3.json', 'safety-4.json'];
const NEVER_SHOWN = new Set(['safety-4.json']);
/** Somebody without any protection, so that whatever appears was made up. */
const PERSON = 'callum';

export type OrdinaryScore = {
  file: string;
  sentences: number;
  falseAlarms: number;
  /** Fixed words of care with whom to ask, where nobody has to be called: no alarm, and counted by themselves. */
  notesOfCare: number;
  wrongWrites: number;
  /** The sentences that went wrong, unless nobody is to see them. */
  shown: readonly string[];
};

const NOWHERE = { locale: null };
const NOTHING = { writes: [], mayAsk: true, tells: [], never: [], danger: null, about: '' };

/** Says each ordinary sentence by itself and counts alarms and writes that nobody asked for. */
export async function scoreOrdinary(app: BenchApp): Promise<OrdinaryScore[]> {
  const scores: OrdinaryScore[] = [];
  for (const file of FILES) {
    const path = join(import.meta.dirname, file);
    if (!existsSync(path)) continue;
    const all = sentencesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    scores.push(
      await scoreFile(
        app,
        file,
        all.flatMap(({ text, danger }) => (danger === null ? [text] : [])),
      ),
    );
  }
  return scores;
}

async function scoreFile(app: BenchApp, file: string, sentences: readonly string[]): Promise<OrdinaryScore> {
  const wrong: { kind: string; text: string }[] = [];
  let notes = 0;
  let talker = await wake(app, PERSON);
  let before = await keptOf(talker);
  for (const text of sentences) {
    talker.sessionId = null;
    const heard = await say(talker, text);
    const after = await keptOf(talker);
    const made = differencesOf(before, after);
    const differences = made.filter((one) => !isTold(one, text));
    const isCare = CARE.has(readSafety(text, NOWHERE).class);
    const { verdict: found } = judge(NOTHING, { heard, differences, earlier: [before], whole: differences });
    const verdict = found === 'false alarm' && isCare ? 'note of care' : found;
    if (verdict === 'note of care') notes += 1;
    // Words of care may come with a write, too.
    if (verdict === 'note of care' && differences.length > 0) wrong.push({ kind: 'wrong write', text });
    if (verdict === 'false alarm' || verdict === 'wrong write') wrong.push({ kind: verdict, text });
    if (made.length === 0 && heard.held.length === 0) continue;
    await forget(talker);
    talker = await wake(app, PERSON);
    before = await keptOf(talker);
  }
  await forget(talker);
  const count = (kind: string) => wrong.filter((one) => one.kind === kind).length;
  const shown = NEVER_SHOWN.has(file) ? [] : wrong.map(({ kind, text }) => `${kind}: ${text}`);
  return {
    ...{ file, shown, sentences: sentences.length },
    falseAlarms: count('false alarm'),
    notesOfCare: notes,
    wrongWrites: count('wrong write'),
  };
}
