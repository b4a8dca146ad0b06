// npm run bench:reading [-- --set a] [--quick] [--people] [--check]: what people typed, as it was read and planned, judged
// by what labellers made of each person's truth. `--quick`: one day of meals and one training week each, no score is kept. `--people`: what
// went wrong with whom; not for the sets that are never learned from. `--check`: only whether the labels are sound.
import { parseArgs } from 'node:util';
import { type Figures, figuresOf, tableOf } from './reading/figures.ts';
import { keepFirstScore } from './reading/first-scores.ts';
import { type Judged, judge } from './reading/judge.ts';
import { type LabelledPerson, NEVER_LEARNED, readLabelled, SETS, type SetName } from './reading/labels.ts';
import { planFor } from './reading/plans.ts';
import { onboard } from './reading/profile-of.ts';
import { READERS, type Reader } from './reading/readers.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    reader: { type: 'string', default: 'premises' },
    quick: { type: 'boolean', default: false },
    people: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const sets = SETS.filter((set) => values.set === undefined || values.set.split(',').includes(set));

function judged(person: LabelledPerson, reader: Reader): Judged {
  const onboarded = onboard(person.answers);
  const read = reader(onboarded.profile);
  return judge({ person, onboarded, read, planned: planFor(onboarded.profile, read, values.quick) });
}

/** Ids of the catalogue and subjects in the labeller's words, for the people who may be learned from. */
function tell(set: SetName, all: readonly Judged[]): void {
  if (NEVER_LEARNED.includes(set)) return;
  for (const { id, has: _, foodsFine: __, exercisesFine: ___, loadsTold: ____, subjects: _____, ...faults } of all) {
    const wrong = Object.entries(faults).filter(([, found]) =>
      Array.isArray(found) ? found.length > 0 : found === true,
    );
    if (wrong.length > 0) console.log(id, JSON.stringify(Object.fromEntries(wrong)));
  }
}

function run(): void {
  const reader = READERS[values.reader];
  if (!reader) throw new Error(`no reader "${values.reader}"; there are ${Object.keys(READERS).join(', ')}`);
  const columns: Record<string, Figures> = {};
  const everyone: Judged[] = [];
  for (const set of sets) {
    const people = readLabelled(set);
    if (people === null) continue;
    const all = people.map((person) => judged(person, reader));
    const figures = figuresOf(all);
    columns[set] = figures;
    everyone.push(...all);
    if (values.people) tell(set, all);
    const date = new Date().toISOString().slice(0, 10);
    if (!values.quick && keepFirstScore({ date, reader: values.reader, set, people: all.length, figures }))
      console.log(`set ${set}: the first score of "${values.reader}" is kept`);
  }
  console.log(`\n${everyone.length} people, read by "${values.reader}"${values.quick ? ', quick' : ''}`);
  console.table(tableOf({ ...columns, all: figuresOf(everyone) }));
}

function check(): void {
  for (const set of sets) {
    const people = readLabelled(set, true);
    console.log(people === null ? `${set}: no labels yet` : `${set}: ${people.length} people, every label is sound`);
  }
}

if (values.check) check();
else run();
