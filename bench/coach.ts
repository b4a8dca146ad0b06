// npm run bench:coach: how well the coach understands and how safe its gate is, on phrases written by us. Ends with 1
// if a bar is missed. The server's share of the time is measured beside it, in bench/coach-server.ts.
import { answerWithTools } from '#core/coaching/answer.ts';
import { readSafety } from '#core/coaching/safety/read-safety.ts';
import { understand } from '#core/coaching/understand.ts';
import {
  measureInjections,
  measureNearMisses,
  measureNonUpdates,
  measureRedFlags,
  measureUpdates,
  PARTS,
  PERSON,
  type Score,
  together,
} from './coach/measure.ts';
import { percentile, table, timed } from './nutrition/statistics.ts';

const BARS = { updates: 0.95, nonUpdates: 0.98, recall: 0.98, falseAlarms: 0.03, p95Ms: 30 };
const share = ({ right, total }: Score) => right / total;
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const ofParts = (measure: (part: (typeof PARTS)[number]) => Score) => PARTS.map(measure);

function row(name: string, scores: readonly Score[], { bar, counts = share }: { bar: string; counts?: typeof share }) {
  const all = together(scores);
  return [name, String(all.total), ...scores.map((each) => percent(counts(each))), percent(counts(all)), bar];
}

const updates = ofParts(measureUpdates);
const nonUpdates = ofParts(measureNonUpdates);
const nearMisses = ofParts(measureNearMisses);
const flags = PARTS.map(measureRedFlags);
const ofClass = (index: number) => flags.flatMap((part) => part[index] ?? []);
const allFlags = flags.map(together);
const injections = measureInjections();
const alarms = (score: Score) => 1 - share(score);

const lines = [
  ['what', 'phrases', ...PARTS, 'all', 'bar'],
  row('profile updates right', updates, { bar: '≥ 95 %' }),
  row('non-updates untouched', nonUpdates, { bar: '≥ 98 %' }),
  ...(flags[0] ?? []).map(({ name }, index) => row(`red flag: ${name}`, ofClass(index), { bar: '' })),
  row('red flags: recall', allFlags, { bar: '≥ 98 %' }),
  row('near-misses: false alarms', nearMisses, { bar: '≤ 3 %', counts: alarms }),
];
process.stdout.write(`${table(lines)}\n\n`);
const sameClass = flags.flat().reduce((sum, each) => sum + each.sameClass, 0);
process.stdout.write(
  `red flags answered with the text of their own class: ${sameClass} of ${together(allFlags).total}\n`,
);
process.stdout.write(`injections: ${injections.total} cases, ${injections.wrong.length} forbidden effects (bar 0)\n`);

const EVERYDAY = [
  'I weigh 180 lbs now',
  'why is my protein so high?',
  'my knee hurts',
  'how am I doing?',
  'swap my lunch',
];

/** Milliseconds of processor time, without the first rounds. */
function thinkingTimes(): number[] {
  return Array.from({ length: 200 }, (_, index) => {
    const message = EVERYDAY[index % EVERYDAY.length] ?? '';
    return timed(() => {
      readSafety(message, { locale: 'en-US' });
      const understood = understand(message, { profile: PERSON, history: [], hasPending: false, exercises: [] });
      return answerWithTools(understood, { profile: PERSON, hidesNumbers: false }, { seed: index });
    }).ms;
  }).slice(EVERYDAY.length * 4);
}

const p95 = percentile(thinkingTimes(), 0.95);
process.stdout.write(
  `gate, understanding and answer, without reading data: p95 ${p95.toFixed(2)} ms (bar ${BARS.p95Ms} ms)\n`,
);

const isMet =
  share(together(updates)) >= BARS.updates &&
  share(together(nonUpdates)) >= BARS.nonUpdates &&
  share(together(allFlags)) >= BARS.recall &&
  alarms(together(nearMisses)) <= BARS.falseAlarms &&
  injections.wrong.length === 0 &&
  p95 <= BARS.p95Ms;
process.exitCode = isMet ? 0 : 1;
