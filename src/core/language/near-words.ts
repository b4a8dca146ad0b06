/** Finds the words of a list that are one slip away from any of some words, in the order of the list. */
export type NearWords = (...words: readonly string[]) => string[];

/** Words of a list that begin, or end, with the same letters and are as long as each other. */
type Index = ReadonlyMap<string, readonly number[]>;

/**
 * Makes a list ready to be searched for misspelt words. One slip leaves a word as it is at one of its ends, so only those are
 * compared that begin or end alike and are about as long: a text of thousands of unknown words is read in milliseconds.
 */
export function nearWords(words: Iterable<string>): NearWords {
  const list = [...new Set(words)];
  const index = indexOf(list);
  return (...asked) => {
    const near = new Set<number>();
    for (const word of asked) {
      for (const place of alike(index, word)) if (isOneSlipAway(word, list[place] ?? '')) near.add(place);
    }
    return [...near].sort((a, b) => a - b).flatMap((place) => list[place] ?? []);
  };
}

function indexOf(list: readonly string[]): Index {
  const index = new Map<string, number[]>();
  for (const [place, word] of list.entries()) {
    for (const end of endsOf(word, word.length)) {
      const same = index.get(end);
      if (same) same.push(place);
      else index.set(end, [place]);
    }
  }
  return index;
}

const alike = (index: Index, word: string): number[] =>
  [word.length - 1, word.length, word.length + 1].flatMap((length) =>
    endsOf(word, length).flatMap((end) => index.get(end) ?? []),
  );

/** How a word of that length begins and ends, if `word` is one slip away from it. Two letters that swap touch one end only. */
function endsOf(word: string, length: number): string[] {
  const letters = length < 5 ? 1 : 2;
  return [`${length}^${word.slice(0, letters)}`, `${length}$${word.slice(-letters)}`];
}

/** True when one letter too many, too few, wrong or swapped with its neighbour parts the two words. */
export function isOneSlipAway(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const more = long.length - short.length;
  if (more > 1 || a === b) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  let behind = 0;
  while (behind < short.length - from && short[short.length - 1 - behind] === long[long.length - 1 - behind]) behind++;
  const other = short.length - from - behind;
  if (more === 1) return other === 0;
  return other === 1 || (other === 2 && short[from] === long[from + 1] && short[from + 1] === long[from]);
}
