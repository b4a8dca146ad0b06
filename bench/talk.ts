// npm run bench:talk: conversations with the coach by authors who saw no code, judged by the data read back after each message and
// by plain predicates on the answer. Ends with 1 if a bar is missed on the sets that were never learned from.
//   --set a    only this set    --count    only the totals    --show    what was said and answered where something went wrong

import { table } from './nutrition/statistics.ts';
import { type BenchApp, openBenchApp } from './talk/app.ts';
import { type Conversation, NEVER_LEARNED, readSet, setNames } from './talk/conversation.ts';
import { VERDICTS } from './talk/judge.ts';
import { scoreOrdinary } from './talk/ordinary.ts';
import { type Played, play } from './talk/play.ts';
import { firstScoresOf, keepFirst, meetsBars, type Score, scoreOf, together } from './talk/scores.ts';

const options = process.argv.slice(2);
const after = (name: string) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);
const only = after('--set');
const shows = options.includes('--show');
const print = (text: string) => process.stdout.write(`${text}\n`);

if (shows && (only === undefined || NEVER_LEARNED.has(only))) {
  print('--show goes with one --set that may be learned from.');
  process.exit(1);
}

const ofAll = ({ messages }: Score, count: number) =>
  `${count} (${((100 * count) / Math.max(1, messages)).toFixed(1)} %)`;
const row = (name: string, score: Score) => [
  ...[name, String(score.conversations), String(score.messages)],
  ...VERDICTS.map((verdict) => ofAll(score, score.verdicts[verdict])),
];

function showFaults({ id, person }: Conversation, played: readonly Played[]): void {
  for (const { turn, verdict, why, text, buttons } of played) {
    if (verdict === 'handled') continue;
    const said = 'say' in turn ? turn.say : `[${turn.tap}]`;
    print(`\n${id} (${person}) · ${verdict}: ${why}\n  > ${said}\n  < ${(text ?? '').replaceAll('\n', '\n    ')}`);
    print(`  buttons: ${buttons.join(' | ')}\n  wanted: ${turn.expect.about}`);
  }
}

async function scoreSet(app: BenchApp, name: string): Promise<Score> {
  const played: Played[][] = [];
  for (const conversation of readSet(name)) {
    const one = await play(app, conversation);
    played.push(one);
    if (shows) showFaults(conversation, one);
  }
  const score = scoreOf(played);
  keepFirst(name, score);
  return score;
}

const app = await openBenchApp();
const names = setNames().filter((name) => only === undefined || name === only);
const scores = new Map<string, Score>();
for (const name of names) scores.set(name, await scoreSet(app, name));

const scored = [...scores];
const sets = (isFresh: boolean) => scored.filter(([name]) => NEVER_LEARNED.has(name) === isFresh);
const sum = (of: readonly [string, Score][]) => together(of.map(([, score]) => score));
const fresh = sum(sets(true));
const lines = [
  ['set', 'conversations', 'messages', ...VERDICTS],
  ...(options.includes('--count')
    ? []
    : scored.flatMap(([name, score]) => [
        row(`${name}${NEVER_LEARNED.has(name) ? ', never learned from' : ''}`, score),
        ...firstScoresOf(name).map(({ coach, score: first }) => row(`… first, coach ${coach}`, first)),
      ])),
  row('learned from', sum(sets(false))),
  row('never learned from', fresh),
];
print(table(lines));

let ordinaryIsMet = true;
if (only === undefined) {
  for (const { file, sentences, falseAlarms, notesOfCare, wrongWrites, shown } of await scoreOrdinary(app)) {
    print(
      `ordinary sentences, ${file}: ${sentences}, false alarms ${falseAlarms}, wrong writes ${wrongWrites} (bar 0 and 0), notes of care ${notesOfCare}`,
    );
    if (!options.includes('--count')) for (const line of shown) print(`  ${line}`);
    ordinaryIsMet &&= falseAlarms + wrongWrites === 0;
  }
}
print('bars on the never learned: handled ≥ 85 %, does not know ≤ 8 %, wrong writes, false alarms, missed dangers 0');
await app.close();
process.exitCode = only !== undefined || (meetsBars(fresh) && ordinaryIsMet) ? 0 : 1;
