/** How strongly each feature is there, by its place in a table of weights. */
export type Features = ReadonlyMap<number, number>;

export const BUCKETS = 2 ** 18;

/** How much a kind of feature counts. */
const STRENGTHS = { word: 1, pair: 1, overOne: 0.7, overTwo: 0.5, letters: 0.3, list: 1.5 };
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;

/**
 * What a plain text is made of: its words, pairs and pairs across a gap ("hurt … myself"), pieces of words (so that typos and
 * endings matter little), and the `marks` that its reader knows of it ("names some medicine"). Together they are as strong in a
 * long text as in a short one.
 */
export function featuresOfText(text: string, marks: readonly string[]): Features {
  const found: number[] = [];
  const count = (bucket: number, strength: number) => {
    const before = scratch[bucket] ?? 0;
    if (before === 0) found.push(bucket);
    scratch[bucket] = before + strength;
  };
  const add = (name: string, strength: number) => count(bucketOf(name), strength);
  const words = ['^', ...wordsOf(text), '$'];
  words.forEach((word, at) => {
    add(`1:${word}`, STRENGTHS.word);
    if (at > 0) add(`2:${words[at - 1]} ${word}`, STRENGTHS.pair);
    if (at > 1) add(`s:${words[at - 2]} _ ${word}`, STRENGTHS.overOne);
    if (at > 2) add(`s:${words[at - 3]} _ _ ${word}`, STRENGTHS.overTwo);
    if (word.length > 1) countPieces(` ${word} `, count);
  });
  for (const mark of marks) add(`L:${mark}`, STRENGTHS.list);
  return takeUp(found);
}

/** What is counted of one text, by bucket; all nothing between two texts. A map would cost more than all the rest. */
const scratch = new Float64Array(BUCKETS);

/** Takes what was counted out of the scratch, so that together it is as strong in a long text as in a short one. */
function takeUp(found: readonly number[]): Features {
  let squares = 0;
  for (const bucket of found) squares += (scratch[bucket] ?? 0) ** 2;
  const length = Math.sqrt(squares);
  const features = new Map<number, number>();
  for (const bucket of found) {
    features.set(bucket, (scratch[bucket] ?? 0) / length);
    scratch[bucket] = 0;
  }
  return features;
}

/** Counts "c" and each piece of a word. They are many, so none of them is cut out: each goes on from the one before. */
function countPieces(word: string, count: (bucket: number, strength: number) => void): void {
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++) {
    for (let at = 0; at + length <= word.length; at++) {
      let hash = PIECE;
      for (let place = at; place < at + length; place++) hash = hashedOn(hash, word.charCodeAt(place));
      count(mixed(hash), STRENGTHS.letters);
    }
  }
}

/** Numbers by their size only: an age of a child, of a grown-up, a weight, calories. */
function wordsOf(text: string): string[] {
  return text.split(' ').flatMap((word) => {
    const [, number, unit = ''] = /^(\d[\d.,/]*)(.*)/.exec(word) ?? [];
    if (number !== undefined) return [sizeOf(Number.parseFloat(number)), ...(unit === '' ? [] : [unit])];
    return word === ',' || word === '.' ? ['.'] : [word.replace(/[.,/%]/g, '')].filter((each) => each !== '');
  });
}

const SIZES: readonly (readonly [below: number, name: string])[] = [
  [8, '#a'],
  [18, '#b'],
  [26, '#c'],
  [42, '#d'],
  [100, '#e'],
  [1000, '#f'],
];
const sizeOf = (number: number) => SIZES.find(([below]) => number < below)?.[1] ?? '#g';

function bucketOf(name: string): number {
  let hash = FNV_START;
  for (let at = 0; at < name.length; at++) hash = hashedOn(hash, name.charCodeAt(at));
  return mixed(hash);
}

/** FNV-1a, one letter on. */
const hashedOn = (hash: number, letter: number): number => Math.imul(hash ^ letter, 16777619);
const FNV_START = 2166136261;
/** What pieces of words begin with, apart from words and pairs. */
const PIECE = hashedOn(FNV_START, 'c'.charCodeAt(0));

/** Its high bits mixed into the low ones. */
function mixed(hash: number): number {
  const more = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (more ^ (more >>> 12)) & (BUCKETS - 1);
}
