import type { Sentence } from './words.ts';

/**
 * Phrases as the data files write them, matched word by word: `a|b` one of them (`a_b`: two words), `run*` what begins so, `#` any
 * number, `@name` one of the phrases of that list, `[a|b]` it or nothing, `..3` up to three words of the same clause, `~3` also across
 * clauses; `^` only where a clause begins.
 */
type Element =
  | { is: 'gap'; most: number; crosses: boolean }
  | { is: 'start' }
  | {
      is: 'words';
      words: ReadonlySet<string>;
      begins: readonly string[];
      several: readonly (readonly string[])[];
      lists: readonly string[];
      isNumber: boolean;
      isOptional: boolean;
    };
type Words = Extract<Element, { is: 'words' }>;

type Phrase = readonly Element[];
type List = { byWord: ReadonlyMap<string, readonly Phrase[]>; others: readonly Phrase[] };
export type Lists = ReadonlyMap<string, List>;

/** Where a phrase was found: from the first word to the one after the last. */
export type Place = { from: number; to: number };

export type Finder = {
  /** Whether one of the list's phrases begins at the word; where the longest ends. */
  at: (name: string, from: number) => number | null;
  /** Every place at which one of them begins. */
  all: (name: string) => readonly Place[];
  has: (name: string) => boolean;
  clauseAt: (at: number) => number;
  textOf: (place: Place) => string[];
  /** The longer words of a clause that none of the lists' phrases cover. */
  contentWords: (names: readonly string[], clause: number) => string[];
};

function elementOf(part: string): Element {
  const gap = /^(\.\.|~)(\d+)$/.exec(part);
  if (gap) return { is: 'gap', most: Number(gap[2]), crosses: gap[1] === '~' };
  if (part === '^') return { is: 'start' };
  const isOptional = part.startsWith('[');
  const each = (isOptional ? part.slice(1, -1) : part).split('|');
  const isPlain = (word: string) => !/^[@#]|_|\*$/.test(word);
  return {
    is: 'words',
    words: new Set(each.filter(isPlain)),
    begins: each.filter((word) => word.endsWith('*') && !word.includes('_')).map((word) => word.slice(0, -1)),
    several: each.filter((word) => word.includes('_')).map((word) => word.split('_')),
    lists: each.filter((word) => word.startsWith('@')).map((word) => word.slice(1)),
    isNumber: each.includes('#'),
    isOptional,
  };
}

/** Prepares lists of phrases; by the first word, where it is a plain one, so that a sentence is not tried with all of them. */
export function listsOf(phrases: Readonly<Record<string, readonly string[]>>): Lists {
  return new Map(Object.entries(phrases).map(([name, each]) => [name, listOf(each)]));
}

function listOf(phrases: readonly string[]): List {
  const byWord = new Map<string, Phrase[]>();
  const others: Phrase[] = [];
  for (const written of phrases) {
    const phrase = written.split(' ').map(elementOf);
    const first = phrase.find(({ is }) => is === 'words') as Words;
    const isOpen = first.isOptional || first.isNumber || first.begins.length + first.lists.length > 0;
    if (isOpen) others.push(phrase);
    else
      for (const word of new Set([...first.words, ...first.several.map(([begin = '']) => begin)]))
        byWord.set(word, [...(byWord.get(word) ?? []), phrase]);
  }
  return { byWord, others };
}

/** Looks the lists up in one sentence; what was found once is not looked for again. */
export function finderIn({ words }: Sentence, lists: Lists, own: Lists): Finder {
  const placeAt = matcherIn(words, (name) => own.get(name) ?? lists.get(name));
  const places = new Map<string, readonly Place[]>();
  const all = (name: string): readonly Place[] => {
    const before = places.get(name);
    if (before) return before;
    const found = words.flatMap((_, from) => {
      const to = placeAt(name, from);
      return to === null ? [] : [{ from, to }];
    });
    places.set(name, found);
    return found;
  };
  return {
    at: placeAt,
    all,
    has: (name) => all(name).length > 0,
    textOf: ({ from, to }) => words.slice(from, to).map(({ text }) => text),
    clauseAt: (at) => words[at]?.clause ?? -1,
    contentWords: (names, within) => {
      const covered = new Set(names.flatMap(all).flatMap(({ from, to }) => [...words.keys()].slice(from, to)));
      return words.flatMap(({ text, value, clause }, at) =>
        covered.has(at) || value !== null || text.length < SHORTEST || clause !== within ? [] : [text],
      );
    },
  };
}

/** A word that says what, not how. */
const SHORTEST = 4;

/** Answers where the longest phrase of a list ends that begins at a word. */
function matcherIn(words: Sentence['words'], listNamed: (name: string) => List | undefined): Finder['at'] {
  const ends = new Map<string, (number | null)[]>();
  const endOf = (phrase: Phrase, step: number, at: number): number | null => {
    const element = phrase[step];
    if (!element) return at;
    if (element.is === 'words') {
      const after = stepOver(element, at);
      const end = after === null ? null : endOf(phrase, step + 1, after);
      return end === null && element.isOptional ? endOf(phrase, step + 1, at) : end;
    }
    const clause = words[at - 1]?.clause;
    if (element.is === 'start') return words[at]?.clause === clause ? null : endOf(phrase, step + 1, at);
    for (let skipped = 0; skipped <= element.most && at + skipped <= words.length; skipped++) {
      const next = words[at + skipped];
      if (next && !element.crosses && next.clause !== clause) return null;
      const end = endOf(phrase, step + 1, at + skipped);
      if (end !== null) return end;
    }
    return null;
  };

  const stepOver = (element: Words, at: number): number | null => {
    const word = words[at];
    if (!word) return null;
    const reached = element.lists.flatMap((name) => placeAt(name, at) ?? []);
    for (const each of element.several)
      if (each.every((part, far) => isLike(words[at + far]?.text, part))) reached.push(at + each.length);
    if (element.words.has(word.text) || (element.isNumber && word.value !== null)) reached.push(at + 1);
    else if (element.begins.some((begin) => word.text.startsWith(begin))) reached.push(at + 1);
    return reached.length === 0 ? null : Math.max(...reached);
  };

  const placeAt = (name: string, from: number): number | null => {
    const known = ends.get(name) ?? [];
    ends.set(name, known);
    const before = known[from];
    if (before !== undefined) return before;
    known[from] = null; // a list that names itself finds nothing
    const list = listNamed(name);
    let end: number | null = null;
    for (const phrase of [...(list?.byWord.get(words[from]?.text ?? '') ?? []), ...(list?.others ?? [])]) {
      const reached = endOf(phrase, 0, from);
      if (reached !== null && reached > (end ?? from)) end = reached;
    }
    known[from] = end;
    return end;
  };
  return placeAt;
}

const isLike = (word: string | undefined, part: string): boolean =>
  part.endsWith('*') ? (word?.startsWith(part.slice(0, -1)) ?? false) : word === part;
