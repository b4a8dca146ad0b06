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
  const features = new Map<number, number>();
  const count = (bucket: number, strength: number) => features.set(bucket, (features.get(bucket) ?? 0) + strength);
  const add = (name: string, strength: number) => count(bucketOf(name), strength);
  const words = ['^', ...wordsOf(text), '$'];
  words.forEach((word, at) => {
    add(`1:${word}`, STRENGTHS.word);
    if (at > 0) add(`2:${words[at - 1]} ${word}`, STRENGTHS.pair);
    if (at > 1) add(`s:${words[at - 2]} _ ${word}`, STRENGTHS.overOne);
    if (at > 2) add(`s:${words[at - 3]} _ _ ${word}`, STRENGTHS.overTwo);
    if (word.length > 1) for (const bucket of bucketsOfPieces(` ${word} `)) count(bucket, STRENGTHS.letters);
  });
  for (const mark of marks) add(`L:${mark}`, STRENGTHS.list);
  const length = Math.sqrt([...features.values()].reduce((sum, strength) => sum + strength * strength, 0));
  for (const [bucket, strength] of features) features.set(bucket, strength / length);
  return features;
}

/** The buckets of "c" and each piece of a word. Pieces are many, so none of them is cut out. */
function bucketsOfPieces(word: string): number[] {
  const buckets: number[] = [];
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++) {
    for (let at = 0; at + length <= word.length; at++) {
      buckets.push(mixed(hashed(word, { from: PIECE, at, end: at + length })));
    }
  }
  return buckets;
}

/** Numbers by their size only: an age of a child, of a grown-up, a weight, calories. */
function wordsOf(text: string): string[] {
  return text.split(' ').flatMap((word) => {
    const [, number, unit = ''] = /^(\d[\d.,/]*)(.*)$/.exec(word) ?? [];
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

const bucketOf = (name: string): number => mixed(hashed(name, { from: FNV_START, at: 0, end: name.length }));

const FNV_START = 2166136261;
const FNV_PRIME = 16777619;

/** FNV-1a of the letters from `at` to `end`, going on from the hash of what stands before them. */
function hashed(text: string, { from, at, end }: { from: number; at: number; end: number }): number {
  let hash = from;
  for (let place = at; place < end; place++) hash = Math.imul(hash ^ text.charCodeAt(place), FNV_PRIME);
  return hash;
}

/** What pieces of words begin with, apart from words and pairs. */
const PIECE = hashed('c', { from: FNV_START, at: 0, end: 1 });

/** Its high bits mixed into the low ones. */
function mixed(hash: number): number {
  const more = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (more ^ (more >>> 12)) & (BUCKETS - 1);
}
