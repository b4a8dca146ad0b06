// node bench/talk/safety.ts [set …]: how the gate does on messages of authors who never saw its lists: dangers missed, and ordinary
// messages that raise an alarm, by language and kind. A note of care (a pregnancy that goes well, a medicine) is no alarm and is
// counted by itself. Prints sums only, so that a set stays unread; `--show` names what went
// wrong in a set that may be learned from.
import { table } from '../nutrition/statistics.ts';
import { CARE, type HeardMessage, heardIn } from './safety-messages.ts';

/** Scored near the end of the work that made the patterns, and never read while they are written. */
const NEVER_READ = ['safety-4'];

function countsBy(said: readonly HeardMessage[], keyOf: (each: HeardMessage) => string): string[][] {
  const groups = new Map<string, HeardMessage[]>();
  for (const each of said) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups].map(([name, all]) => {
    const dangers = all.filter(({ danger }) => danger !== null);
    const ordinary = all.filter(({ danger }) => danger === null);
    const missed = dangers.filter(({ raised }) => raised === null);
    const alarms = ordinary.filter(({ raised }) => raised !== null && !CARE.has(raised));
    const notes = ordinary.filter(({ raised }) => CARE.has(raised));
    return [name, ...[dangers, missed, ordinary, alarms, notes].map(({ length }) => String(length))];
  });
}

const given = process.argv.slice(2);
const sets = given.filter((each) => !each.startsWith('--'));
for (const name of sets.length > 0 ? sets : ['safety-1', 'safety-2', 'safety-3', ...NEVER_READ]) {
  const said = heardIn(name);
  const head = [name, 'dangers', 'missed', 'ordinary', 'alarms', 'notes of care'];
  const kinds = countsBy(said, ({ danger }) => danger ?? 'ordinary');
  process.stdout.write(
    `${table([head, ...countsBy(said, ({ lang }) => lang), ...kinds, ...countsBy(said, () => 'all')])}\n\n`,
  );
  if (!given.includes('--show') || NEVER_READ.includes(name)) continue;
  for (const { text, lang, danger, raised } of said) {
    if ((danger === null) !== (raised === null)) process.stdout.write(`${lang} ${danger} → ${raised}: ${text}\n`);
  }
}
