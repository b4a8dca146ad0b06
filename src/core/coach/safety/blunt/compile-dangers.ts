import { dangerWords } from './danger-words.ts';

/** Words one after the other; `starts`: only how the word begins is given. */
export type Phrase = readonly { word: string; starts: boolean }[];

/** Phrases of which one stands there, at most `gap` other words behind the step before. */
export type Step = { slot: number; gap: number };
export type Compiled<Kind> = { kind: Kind; steps: readonly Step[] };

export type Slots = { idOf: (phrases: readonly string[]) => number; all: readonly (readonly Phrase[])[] };

/** Slots that hold the same phrases are one, so that a word is looked up once. */
export function newSlots(): Slots {
  const ids = new Map<string, number>();
  const all: (readonly Phrase[])[] = [];
  const idOf = (phrases: readonly string[]) => {
    const name = [...new Set(phrases)].sort().join('|');
    const known = ids.get(name);
    if (known !== undefined) return known;
    ids.set(name, all.length);
    all.push(phrases.map(phraseOf));
    return all.length - 1;
  };
  return { idOf, all };
}

function phraseOf(written: string): Phrase {
  const phrase = written
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const starts = part.endsWith('*');
      const words = dangerWords(starts ? part.slice(0, -1) : part);
      return words.map((word, at) => ({ word, starts: starts && at === words.length - 1 }));
    });
  if (phrase.length === 0) throw new Error(`no words in "${written}"`);
  return phrase;
}

const GAPS: Record<string, number> = { '..': 3, '...': 7, '....': 14 };
const ELEMENT = /\([^()]*\)\??|\S+/g;

/**
 * Reads a pattern: words, `(one|or another)`, `<name>` for words that have a name, `?` behind what may be missing, `word*` for every
 * word that begins so, and `..`, `...` or `....` for up to 3, 7 or 14 words in between.
 */
export function compilePattern<Kind>(
  kind: Kind,
  source: string,
  { words, slots }: { words: Readonly<Record<string, string>>; slots: Slots },
): Compiled<Kind>[] {
  let variants: Step[][] = [[]];
  let gap = 0;
  for (const element of source.match(ELEMENT) ?? []) {
    const gapHere = GAPS[element];
    if (gapHere !== undefined) {
      gap = gapHere;
      continue;
    }
    const isOptional = element.endsWith('?');
    const inner = isOptional ? element.slice(0, -1) : element;
    const step = { slot: slots.idOf(phrasesIn(inner, words)), gap };
    const withStep = variants.map((steps) => [...steps, step]);
    variants = isOptional ? [...variants, ...withStep] : withStep;
    gap = 0;
  }
  return variants.filter((steps) => steps.length > 0).map((steps) => ({ kind, steps }));
}

function phrasesIn(element: string, words: Readonly<Record<string, string>>): string[] {
  const inner = element.startsWith('(') ? element.slice(1, -1) : element;
  return inner.split('|').flatMap((phrase) => {
    const name = /^<(\w+)>$/.exec(phrase)?.[1];
    if (name === undefined) return [phrase];
    const named = words[name];
    if (named === undefined) throw new Error(`no words named ${name}`);
    return phrasesIn(named, words);
  });
}
