import { phraseKey } from '#core/language/tokens.ts';
import type { VocabularyEntry } from '#core/language/vocabulary.ts';
import namesData from '#data/reading/names-abroad.json' with { type: 'json' };

/**
 * Names in other languages (`data/reading/names-abroad.json`), each for all that its English name stands for. A word that is a name
 * already keeps its meaning: English and what stands in the tables first.
 */
export function namesAbroad(entries: readonly VocabularyEntry[]): VocabularyEntry[] {
  const known = new Map<string, VocabularyEntry[]>();
  for (const entry of entries)
    for (const phrase of entry.phrases) {
      const key = phraseKey(phrase);
      const same = known.get(key);
      if (same) same.push(entry);
      else known.set(key, [entry]);
    }
  const alike = new Set(entries.flatMap(({ notThis = [] }) => notThis).map(phraseKey));
  return Object.entries<readonly string[]>(namesData.sameAs).flatMap(([english, abroad]) => {
    const phrases = abroad.filter((phrase) => !known.has(phraseKey(phrase)) && !alike.has(phraseKey(phrase)));
    return (known.get(phraseKey(english)) ?? []).map((entry) => ({ ...entry, phrases, exact: true, notThis: [] }));
  });
}
