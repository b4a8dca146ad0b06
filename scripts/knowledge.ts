// Writes `data/knowledge-meanings.json`: what every text of the knowledge means, so that a start has nothing to work out; and
// `data/coach-asked-weights.json`: what tells one question to the data from another. To be run after a change of those texts; a test says so. Texts whose meaning is known from the last run are not encoded again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { allTexts, MEANING_LENGTH, type Meanings, projected, textsOf } from '#core/coach/knowledge/meanings.ts';
import { ASKED, allAsked } from '#core/coach/recall/asked.ts';
import { KNOWLEDGE, OUTSIDE, TOLD } from '#core/coach/recall/recall.ts';
import { readSet } from '../bench/talk/conversation.ts';
import { loadCatalogue } from '../src/server/catalogue/catalogue.ts';
import { encode } from '../src/server/knowledge/encoder.ts';
import { loadEntries } from '../src/server/knowledge/load-entries.ts';
import { discriminantProjection, meanOf } from './learned-projection.ts';
import { type Example, learnRecall, measuresOf, qualityOf } from './learned-recall.ts';

const DIMENSIONS = 128;
const AT_ONCE = 16;
const FILE = new URL('../data/knowledge-meanings.json', import.meta.url);
/** Kept out of the project: it only saves minutes. */
const KNOWN = new URL('../node_modules/.cache/knowledge-encoded.json', import.meta.url);

const known = new Map<string, string>(existsSync(KNOWN) ? JSON.parse(readFileSync(KNOWN, 'utf8')) : []);
const RECALL = new URL('../data/coach-asked-weights.json', import.meta.url);
/** So many ways of asking of each card, and of each thing outside, stand for what is no question to the data. */
const OTHERS = { card: 2, app: 2, outside: 6 };
const base64Of = (numbers: Float32Array | Int8Array) =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
const meaningOf = (text: string): Float64Array => {
  const bytes = Uint8Array.from(Buffer.from(known.get(text) ?? '', 'base64'));
  const meaning = Float64Array.from(new Float32Array(bytes.buffer));
  const length = Math.hypot(...meaning);
  return meaning.map((part) => part / length);
};

const entries = loadEntries(loadCatalogue().help.articles);
/** Messages of conversations that may be learned from which tell or want something done: none of them asks. */
const told = ['a', 'b'].flatMap((name) =>
  readSet(name).flatMap(({ turns }) =>
    turns.flatMap((turn) => ('say' in turn && turn.expect.writes.length > 0 ? [turn.say.toLowerCase()] : [])),
  ),
);
const texts = [...told, ...entries.flatMap(textsOf), ...ASKED.flatMap(({ asks }) => asks)];
const unknown = [...new Set(texts)].filter((text) => !known.has(text));
// Sentences of like length are encoded together, since the longest of a batch sets its time.
unknown.sort((a, b) => a.length - b.length);
for (let at = 0; at < unknown.length; at += AT_ONCE) {
  const batch = unknown.slice(at, at + AT_ONCE);
  const meanings = await encode(batch);
  for (const [place, text] of batch.entries()) known.set(text, base64Of(Float32Array.from(meanings[place] ?? [])));
}
mkdirSync(new URL('.', KNOWN), { recursive: true });
writeFileSync(KNOWN, JSON.stringify([...known]));

const groups = entries.map((entry) => textsOf(entry).map(meaningOf));
const asked = groups.flatMap((group) => group.slice(1));
const [mean, answersMean] = [meanOf(asked), meanOf(groups.flatMap((group) => group.slice(0, 1)))];
const projection = Float32Array.from(discriminantProjection(groups, mean, DIMENSIONS).flatMap((row) => [...row]));
const table: Omit<Meanings, 'rows'> = { dimensions: DIMENSIONS, mean: Float32Array.from(mean), projection };
// Answers are a kind of their own: what they have in common says nothing of what they are about.
const answerTable = { ...table, mean: Float32Array.from(answersMean) };
const rows = groups.flatMap((group) =>
  group.flatMap((meaning, place) => [...projected(meaning, place === 0 ? answerTable : table)]),
);
// The length of a row stays near 127, so that its product with a meaning is near their cosine.
const whole = Int8Array.from(rows, (part) => Math.round(part * 127));
if (mean.length !== MEANING_LENGTH) throw new Error(`a meaning has ${mean.length} numbers`);
const file = {
  about:
    'What the texts of the knowledge mean, for finding cards by meaning. Made by `npm run knowledge`; not to be edited.',
  madeFrom: createHash('sha256').update(allTexts(entries)).digest('hex'),
  dimensions: DIMENSIONS,
  mean: base64Of(table.mean),
  projection: base64Of(projection),
  rows: base64Of(whole),
};
writeFileSync(FILE, `${JSON.stringify(file, null, 1)}\n`);

const examples: Example[] = [
  ...told.map((text) => ({ output: TOLD, text, meaning: meaningOf(text) })),
  ...ASKED.flatMap(({ id, asks }) => asks.map((text) => ({ output: id, text, meaning: meaningOf(text) }))),
  ...entries.flatMap(({ kind, asks }) =>
    kind === 'ability'
      ? []
      : asks.slice(0, OTHERS[kind]).map((text) => ({
          output: kind === 'outside' ? OUTSIDE : KNOWLEDGE,
          text,
          meaning: meaningOf(text),
        })),
  ),
];
const measures = measuresOf(examples);
const learned = learnRecall(examples, measures);
const scales = learned.outputs.map((_, output) =>
  Math.max(...learned.weights.map((line) => Math.abs(line[output] ?? 0))),
);
const recallWeights = Int8Array.from(
  learned.weights.flatMap((line) =>
    [...line].map((weight, output) => Math.round((127 * weight) / (scales[output] ?? 1))),
  ),
);
writeFileSync(
  RECALL,
  `${JSON.stringify(
    {
      about: 'What tells the rows of coach-asked.json apart. Made by `npm run knowledge`; not to be edited.',
      madeFrom: createHash('sha256').update(allAsked()).digest('hex'),
      classes: [...measures.classes].map(([id, { strength }]) => [id, strength]),
      mean: base64Of(Float32Array.from(measures.mean)),
      outputs: learned.outputs,
      scales,
      weights: base64Of(recallWeights),
    },
    null,
    1,
  )}\n`,
);
for (const from of [0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5])
  process.stdout.write(`asked, left out, told from ${from}: ${JSON.stringify(qualityOf(learned, from))}\n`);
