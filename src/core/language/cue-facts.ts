import { z } from 'zod';
import cueData from '#data/reading/cues.json' with { type: 'json' };
import abroadData from '#data/reading/cues-abroad.json' with { type: 'json' };
import { tokenise } from './tokens.ts';

/** What a cue says of the names around it; the words of each stand in `data/reading/cues.json`. */
const CUE_IDS = [
  'no',
  'non',
  'not',
  'dont',
  'cant',
  'avoid',
  'gaveUp',
  'anythingWith',
  'than',
  'less',
  'so',
  'dislike',
  'dislikeAdj',
  'avoidSign',
  'dislikeSign',
  'fineSign',
  'wantSign',
  'allergic',
  'intolerant',
  'reaction',
  'want',
  'wantAdj',
  'fine',
  'can',
  'have',
  'problem',
  'only',
  'except',
  'but',
  'everything',
  'none',
  'noneAlone',
  'topic',
  'former',
  'formerNow',
  'unusable',
  'healed',
  'still',
  'future',
  'person',
  'me',
  'slight',
  'strong',
  'if',
  'unless',
  'reason',
  'shared',
  'house',
  'forMy',
  'free',
  'doubt',
  'all',
  'and',
  'is',
  'to',
  'until',
  'yes',
  'together',
  'offFood',
  'incomplete',
  'hearsay',
  'related',
  'found',
  'nothing',
  'meToo',
] as const;
export type CueId = (typeof CUE_IDS)[number];

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const words = z.array(z.string().min(1));
const byLanguage = z.partialRecord(z.enum(LANGUAGES), words);

/** `data/reading/cues.json`. */
const cuesSchema = z.strictObject({
  about: z.string(),
  /** `<dont>` in a phrase stands for each phrase of the macro `dont`. */
  macros: z.record(z.string(), words),
  cues: z.record(z.enum(CUE_IDS), byLanguage),
  /** Day numbers, joined with commas (0 = Monday), to their names; under no number, days that come now and then ("Ekadashi"). */
  days: z.record(z.string(), words),
  meals: z.record(z.string(), words),
  places: z.record(z.enum(['home', 'out', 'work', 'gym']), words),
  units: z.record(z.string(), words),
  /** Number words. */
  numbers: z.record(z.string(), words),
  /** Names that are ordinary words of another language: Spanish "soy" is no soya. */
  traps: z.partialRecord(z.enum(LANGUAGES), words),
  /** Words that mean nothing for food, body or kit. */
  fillers: byLanguage,
});

export type Place = 'home' | 'out' | 'work' | 'gym';

/** What a phrase that is no name stands for. */
export type Cue =
  | { is: 'cue'; id: CueId }
  | { is: 'days'; days: readonly number[] }
  | { is: 'meal'; meal: string }
  | { is: 'place'; place: Place };

export type Phrases<Value> = { values: Map<string, Value>; longest: Map<string, number> };

const facts = cuesSchema.parse(cueData);

/** `data/reading/cues-abroad.json`: cues in languages that are not told apart. */
const abroad = z.strictObject({ about: z.string(), cues: z.partialRecord(z.enum(CUE_IDS), words) }).parse(abroadData);

/** Words of a phrase as cues are looked up: folded, without signs that stand for nothing. */
const cueKey = (phrase: string): string =>
  tokenise(phrase)
    .filter(({ plain }) => plain !== '-')
    .map(({ plain }) => plain)
    .join(' ');

function expanded(phrase: string): string[] {
  const [, before = '', macro = '', after = ''] = /^([^<]*)<(\w+)>(.*)$/.exec(phrase) ?? [];
  if (macro === '') return [phrase];
  return (facts.macros[macro] ?? []).flatMap((each) => expanded(`${before}${each}${after}`));
}

/** Keeps a phrase for look-up; the first meaning of a phrase stays. */
export function addPhrase<Value>({ values, longest }: Phrases<Value>, key: string, value: Value): void {
  if (key === '' || values.has(key)) return;
  values.set(key, value);
  const [first = '', ...rest] = key.split(' ');
  longest.set(first, Math.max(longest.get(first) ?? 0, rest.length + 1));
}

function cuePhrases(): Phrases<Cue> {
  const phrases: Phrases<Cue> = { values: new Map(), longest: new Map() };
  const add = (list: readonly string[] = [], cue: Cue) => {
    for (const phrase of list.flatMap(expanded)) addPhrase(phrases, cueKey(phrase), cue);
  };
  for (const language of LANGUAGES) {
    for (const id of CUE_IDS) add(facts.cues[id][language], { is: 'cue', id });
    if (language !== 'en') continue;
    for (const [days, list] of Object.entries(facts.days)) {
      const numbers = days.split(',').filter((day) => day !== '');
      add(list, { is: 'days', days: numbers.map(Number) });
    }
    for (const [meal, list] of Object.entries(facts.meals)) add(list, { is: 'meal', meal });
    for (const [place, list] of Object.entries(facts.places)) add(list, { is: 'place', place: place as Place });
  }
  for (const id of CUE_IDS) add(abroad.cues[id], { is: 'cue', id });
  return phrases;
}

const inverted = (lists: Readonly<Record<string, readonly string[]>>): Map<string, string> =>
  new Map(Object.entries(lists).flatMap(([value, list]) => list.map((word) => [cueKey(word), value] as const)));

/** Words of each language that are cues or fillers there, to tell in which one a sentence stands. */
function languageWords(): Map<string, Set<Language>> {
  const found = new Map<string, Set<Language>>();
  for (const language of LANGUAGES) {
    const phrases = [...CUE_IDS.flatMap((id) => facts.cues[id][language] ?? []), ...(facts.fillers[language] ?? [])];
    for (const word of phrases.flatMap(expanded).flatMap((phrase) => cueKey(phrase).split(' '))) {
      found.set(word, (found.get(word) ?? new Set()).add(language));
    }
  }
  return found;
}

export const CUE_PHRASES = cuePhrases();
export const UNITS = inverted(facts.units);
export const NUMBER_WORDS = inverted(facts.numbers);
export const LANGUAGE_WORDS = languageWords();
export const TRAPS: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.map((language) => [language, new Set(facts.traps[language] ?? [])]),
);
export const FILLERS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => facts.fillers[language] ?? []).flatMap((phrase) => cueKey(phrase).split(' ')),
);
/** Every single word of every cue. */
export const CUE_WORDS: ReadonlySet<string> = new Set([...CUE_PHRASES.values.keys()].flatMap((key) => key.split(' ')));
