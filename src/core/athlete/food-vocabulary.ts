import type { FoodTable } from '#core/catalogue/food.ts';
import type { Lexicon } from './lexicon.ts';
import { stemOf, tokenise } from './tokens.ts';
import { buildVocabulary, type Lookup, type PhraseEntry, type Vocabulary } from './vocabulary.ts';

/** What a word about food can be: a cue that turns the meaning, or the name of something eaten. */
export type FoodSense =
  | 'none'
  | 'avoid'
  | 'allow'
  | 'allow_loose'
  | 'allow_after'
  | 'except'
  | 'but_not'
  | 'but'
  | 'negation'
  | 'quantity'
  | 'allergy_talk'
  | 'filler'
  | 'free'
  | 'allergen'
  | 'allergen_class'
  | 'allergen_set'
  | 'harmless'
  | 'allergy'
  | 'diet'
  | 'diet_vague'
  | 'group'
  | 'broad'
  | 'cuisine'
  | 'high_protein'
  | 'quick';

export type FoodVocabulary = Vocabulary<FoodSense>;

function cues({ language, care }: Lexicon): PhraseEntry<FoodSense>[] {
  const cue = (kind: FoodSense, phrases: readonly string[], id = '') => ({ kind, id, phrases });
  return [
    cue('none', language.none),
    cue('avoid', language.avoid),
    cue('allow', language.allow),
    cue('allow_loose', language.allowLoose),
    cue('allow_after', language.allowAfter, 'last'),
    cue('allow_after', language.allowAfterAll, 'all'),
    cue('except', language.except),
    cue('but_not', language.butNot),
    cue('but', language.but),
    cue('negation', language.negation),
    cue('quantity', language.quantity),
    cue('allergy_talk', language.allergyTalk),
    cue('free', ['free']),
    cue('filler', [...language.fillers, ...language.states, ...language.varieties]),
    {
      kind: 'filler',
      id: '',
      phrases: [...care.conditions, ...care.medicines].flatMap(({ terms }) => terms),
      exact: true,
    },
  ];
}

function names(lexicon: Lexicon): PhraseEntry<FoodSense>[] {
  const entries = <Value>(
    kind: FoodSense,
    record: Record<string, Value>,
    phrases: (value: Value) => readonly string[],
  ) => Object.entries(record).map(([id, value]) => ({ kind, id, phrases: phrases(value) }));
  return [
    ...entries('allergen_set', lexicon.allergenClasses, (set) => set.phrases),
    ...entries('allergen_class', lexicon.allergens, (allergen) => allergen.classTerms),
    ...entries('allergen', lexicon.allergens, (allergen) => allergen.terms),
    ...entries('harmless', lexicon.allergens, (allergen) => allergen.exceptions.filter((each) => !/free/.test(each))),
    ...entries('allergy', lexicon.allergies, (allergy) => allergy.phrases),
    ...entries('diet', lexicon.diets, (diet) => diet.phrases),
    ...entries('diet_vague', lexicon.diets, (diet) => diet.vaguePhrases),
    ...entries('group', lexicon.groups, (group) => group.phrases),
    // "dragon fruit" names one fruit, not all of them
    ...entries('broad', lexicon.groups, (group) => (group.tooBroad ? group.phrases : [])),
  ];
}

function wishes({ cuisines, wishes: words }: Lexicon): PhraseEntry<FoodSense>[] {
  return [
    ...Object.entries(cuisines).map(([id, phrases]) => ({ kind: 'cuisine' as const, id, phrases })),
    { kind: 'high_protein', id: '', phrases: words.highProtein },
    { kind: 'quick', id: '', phrases: words.quick },
    { kind: 'filler', id: '', phrases: words.minutesUnits },
  ];
}

/** Finds the foods whose name holds all the words; words that only describe ("raw", "white") name nothing alone. */
function foodLookup(lexicon: Lexicon, foods: FoodTable): { lookup: Lookup; words: string[] } {
  const byWord = new Map<string, Set<string>>();
  for (const food of foods.foods.values()) {
    for (const { stem, breaks } of tokenise(food.name)) {
      if (breaks || stem.length < 3 || /^\d/.test(stem)) continue;
      const ids = byWord.get(stem);
      if (ids) ids.add(food.id);
      else byWord.set(stem, new Set([food.id]));
    }
  }
  const { fillers, states, varieties } = lexicon.language;
  const plainWords = new Set([...fillers, ...states].map(stemOf));
  const describing = new Set([...plainWords, ...varieties.map(stemOf)]);
  const lookup: Lookup = (stems) => {
    if (stems.every((stem) => describing.has(stem)) || stems.some((stem) => plainWords.has(stem))) return [];
    const sets = stems.map((stem) => byWord.get(stem));
    const [first, ...others] = sets;
    return first ? [...first].filter((id) => others.every((other) => other?.has(id))) : [];
  };
  return { lookup, words: [...byWord.keys()].filter((word) => !plainWords.has(word)) };
}

/** Words of foods as answers use them; `withWishes` adds what only a wish for a plan may say (cuisines, "quick"). */
export function foodVocabulary(
  { lexicon, foods }: { lexicon: Lexicon; foods: FoodTable },
  { withWishes = false }: { withWishes?: boolean } = {},
): FoodVocabulary {
  const { lookup, words } = foodLookup(lexicon, foods);
  const entries = [...cues(lexicon), ...names(lexicon), ...(withWishes ? wishes(lexicon) : [])];
  return buildVocabulary(entries, { lookup, extraWords: words });
}
