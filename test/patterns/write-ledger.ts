import { allPatterns, type Ledger, readLedger, writeLedger } from './all-patterns.ts';
import { checkPattern } from './check-pattern.ts';

// `npm run patterns`: checks every pattern that is new since it was last run, and keeps what it found in `ledger.json`.

const say = (line: string) => process.stdout.write(`${line}\n`);

const AT_ONCE = 2;
const SAVED_EVERY = 50;

const { patterns } = allPatterns();
const before = readLedger();
const ledger: Ledger = {};
for (const { name } of patterns) {
  const verdict = before[name];
  if (verdict) ledger[name] = verdict;
}
const waiting = patterns.filter(({ name }) => !(name in ledger)).sort((a, b) => a.source.length - b.source.length);
say(`${patterns.length} patterns, ${waiting.length} of them to be checked`);
let checked = 0;
let faults = 0;

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const found = await checkPattern(next, next.places);
    if ('verdict' in found) ledger[next.name] = found.verdict;
    else {
      faults++;
      say(
        `${next.places.join(', ')}\n  /${next.source}/${next.flags}\n  ${found.fault}: ${JSON.stringify(found.text.slice(0, 60))}`,
      );
    }
    if (++checked % SAVED_EVERY === 0) writeLedger({ ...before, ...ledger });
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
writeLedger(ledger);
say(faults === 0 ? 'Every pattern is safe.' : `${faults} patterns are not safe.`);
process.exit(faults === 0 ? 0 : 1);
