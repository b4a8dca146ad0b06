// Scores the finding of knowledge: `node bench/talk/knowledge.ts SET.json [--labels LABELS.json] [--show]`. A set that is never learned from is
// only counted, never shown. An entry is { q, about, answerable, right? }; `right` lists what answers it: the id of a card, `exercise:`
// and an id, or `intent:` and a kind.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import { asQuestion, findEntries } from '#core/coach/knowledge/find-entries.ts';
import { placeOf, wantedOf } from '#core/coach/knowledge/look-up.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import { understand } from '#core/coach/understand.ts';
import { exerciseNamed } from '#core/coach/understanding/exercises-named.ts';
import { loadCatalogue } from '../../src/server/catalogue/catalogue.ts';
import { encode } from '../../src/server/knowledge/encoder.ts';
import { loadKnowledge } from '../../src/server/knowledge/knowledge.ts';

const NEVER_SHOWN = /knowledge-2/;
const LOOKED_AT = 6;

const setSchema = z.array(
  z.object({
    q: z.string(),
    about: z.string(),
    answerable: z.boolean(),
    right: z.array(z.string()).optional(),
  }),
);
type Entry = z.infer<typeof setSchema>[number];

const exercises = [...loadCatalogue().exercises.exercises.values()];

/** What a question gets in the product where it is not taken for danger: `unknown`, `change`, or as `right` names it. */
async function answerTo(q: string): Promise<string> {
  const context = { profile: INVENTED_PERSON, history: [], hasPending: false, exercises };
  const read = understand(q, context);
  const wanted = wantedOf(read);
  const asRead = read.intents[0] ? `intent:${read.intents[0].kind}` : read.changes.length > 0 ? 'change' : 'unknown';
  if (wanted === null) return asRead;
  const text = asQuestion(wanted.text);
  const [meaning = null] = process.argv.includes('--words') ? [] : await encode([text]);
  const question = { text, meaning };
  const found = findEntries(question, loadKnowledge(), LOOKED_AT);
  const exerciseId = exerciseNamed(wanted.text, exercises)?.id ?? null;
  const place = placeOf(found, question, { how: wanted.how, exerciseId });
  if (place.kind === 'told') return place.entry.id;
  if (place.kind === 'exercise') return `exercise:${place.exerciseId}`;
  if (place.kind === 'said') return found[0]?.entry.id ?? 'unknown';
  const named = read.intents.find(({ kind }) => kind === 'how_to');
  return named?.kind === 'how_to' ? `exercise:${named.exerciseId}` : asRead;
}

const percent = (count: number, of: number) =>
  `${count} of ${of} (${of === 0 ? 0 : Math.round((1000 * count) / of) / 10} %)`;
const print = (line: string) => process.stdout.write(`${line}\n`);

function tell(entries: readonly Entry[], answers: readonly string[]): void {
  const rows = entries.map((entry, at) => ({ ...entry, answer: answers[at] ?? 'unknown' }));
  const [known, others] = [rows.filter(({ answerable }) => answerable), rows.filter(({ answerable }) => !answerable)];
  const isShrug = ({ answer }: { answer: string }) => answer === 'unknown';
  const isRight = ({ right, answer }: (typeof rows)[number]) => right?.includes(answer) ?? false;
  const labelled = known.filter(({ right }) => right !== undefined);
  if (labelled.length > 0) {
    print(`right card first: ${percent(labelled.filter(isRight).length, labelled.length)}`);
    print(
      `another answer: ${percent(labelled.filter((row) => !isRight(row) && !isShrug(row)).length, labelled.length)}`,
    );
  }
  print(`answerable, not known: ${percent(known.filter(isShrug).length, known.length)}`);
  print(
    `answerable, read as a change: ${percent(known.filter(({ answer }) => answer === 'change').length, known.length)}`,
  );
  const alarms = rows.filter(({ q }) => readSafety(q, { locale: 'en-US' }).class !== null);
  print(`taken for danger instead: ${percent(alarms.length, rows.length)}`);
  print(`answered without a card for it: ${percent(others.filter((row) => !isShrug(row)).length, others.length)}`);
  const [file = ''] = process.argv.slice(2);
  if (!process.argv.includes('--show') || NEVER_SHOWN.test(file)) return;
  for (const row of rows) {
    const isFine = row.answerable ? isRight(row) : isShrug(row);
    if (!isFine) print(`${row.q} → ${row.answer} (${row.right?.join(', ') ?? row.about})`);
  }
}

const [file = ''] = process.argv.slice(2);
const labelsAt = process.argv.indexOf('--labels');
const labels = labelsAt < 0 ? [] : z.array(z.array(z.string())).parse(json(process.argv[labelsAt + 1] ?? ''));
const entries = setSchema.parse(json(file)).map((entry, at) => (labels[at] ? { ...entry, right: labels[at] } : entry));
const answers: string[] = [];
for (const { q } of entries) answers.push(await answerTo(q));
tell(entries, answers);

function json(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
