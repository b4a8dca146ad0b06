import { addPhrase, CUE_WORDS, FILLERS, type Phrases } from './cue-facts.ts';
import type { Sense, SubjectKind } from './reading.ts';
import { type Speller, speller } from './spelling.ts';
import { phraseKey, stemOf } from './tokens.ts';

/** What a word is spoken of with. */
export type Near = 'food' | 'body' | 'tool';

/** Names of one thing. */
export type VocabularyEntry = {
  kind: SubjectKind;
  id: string;
  phrases: readonly string[];
  /** Never reached by a misspelling. */
  exact?: boolean;
  /** More than one thing has this name, or it is a slip that is a word itself: `certainty` is then `ask`. */
  ask?: boolean;
  /** Counts only beside a cue or another name of that sort ("MS", "flower"). */
  needsCue?: Near;
  /** Look-alikes that hold the name and are something else ("eggplant"); they mean nothing by themselves. */
  notThis?: readonly string[];
};

/** Names that nobody listed and that their form tells, as international names of medicines do. */
export type OtherForms = {
  /** The listed name that a word is another spelling of. */
  listed: (plain: string) => string | null;
  /** What a word must mean by its parts. */
  kin: (plain: string) => Sense[] | null;
};

const NO_FORMS: OtherForms = { listed: () => null, kin: () => null };

export type Name = { senses: Sense[]; ask: boolean; needsCue: Near | null };

export type Vocabulary = {
  names: Phrases<Name>;
  /** Words that stand in some name. */
  nameWords: ReadonlySet<string>;
  /** Other words that are known and mean nothing here. */
  plainWords: ReadonlySet<string>;
  forms: OtherForms;
  spellName: Speller;
  spellOther: Speller;
};

/** Makes names fit for `readText`. `words`: plain words that are known and mean nothing here. */
export function buildVocabulary(
  entries: readonly VocabularyEntry[],
  { words = [], forms = NO_FORMS }: { words?: Iterable<string>; forms?: OtherForms } = {},
): Vocabulary {
  const names: Phrases<Name> = { values: new Map(), longest: new Map() };
  const nameWords = new Set<string>();
  const correctable = new Set<string>();
  for (const entry of entries) {
    for (const phrase of entry.phrases) {
      const key = phraseKey(phrase);
      addName(names, key, entry);
      for (const word of key.split(' ')) {
        nameWords.add(word);
        if (!entry.exact) correctable.add(word);
      }
    }
  }
  for (const phrase of entries.flatMap(({ notThis = [] }) => notThis)) {
    addPhrase(names, phraseKey(phrase), { senses: [], ask: false, needsCue: null });
    for (const word of phraseKey(phrase).split(' ')) nameWords.add(word);
  }
  const plainWords = new Set([...words].flatMap((word) => [word, stemOf(word)]));
  const meanings = new Map(
    [...names.values].map(([key, { senses }]) => [key, senses.map(({ kind, id }) => `${kind}:${id}`)]),
  );
  const meaningsOf = (word: string) => meanings.get(word) ?? [word];
  return {
    names,
    nameWords,
    plainWords,
    forms,
    spellName: speller(correctable, meaningsOf),
    spellOther: speller([...CUE_WORDS, ...FILLERS, ...plainWords], (word) => [word]),
  };
}

function addName(names: Phrases<Name>, key: string, { kind, id, ask = false, needsCue }: VocabularyEntry): void {
  const same = names.values.get(key);
  if (!same) addPhrase(names, key, { senses: [{ kind, id }], ask, needsCue: needsCue ?? null });
  else {
    if (!same.senses.some((sense) => sense.kind === kind && sense.id === id)) same.senses.push({ kind, id });
    same.ask ||= ask;
    if (needsCue === undefined) same.needsCue = null;
  }
}

const FOOD_KINDS = new Set<SubjectKind>(['food', 'allergen', 'family', 'dish', 'diet', 'cuisine', 'food_form']);
const TOOL_KINDS = new Set<SubjectKind>(['tool', 'household', 'place']);

/** The sort of thing that a kind is spoken of with. */
export const sortOf = (kind: SubjectKind): Near =>
  FOOD_KINDS.has(kind) ? 'food' : TOOL_KINDS.has(kind) ? 'tool' : 'body';
