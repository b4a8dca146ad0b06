import { phraseKey } from '#core/language/tokens.ts';
import type { OtherForms } from '#core/language/vocabulary.ts';
import type { HealthFacts } from './health-facts.ts';
import { namesIn } from './medicine-word-facts.ts';

/** Fewest letters of a folded name that is known by its stem, and of one that is the same in another language. */
const SHORTEST = 6;
/** Letters before a stem. */
const FEWEST_BEFORE = 2;

/**
 * Folds what languages write differently in the international name of a medicine: "lewotyroksyna", "levotiroxina" and "levothyroxine"
 * are one.
 */
export function foldMedicine(plain: string): string {
  return plain
    .replace(/ph/g, 'f')
    .replace(/ks/g, 'x')
    .replace(/qu/g, 'cv')
    .replace(/[oa]e/g, 'e')
    .replace(/w/g, 'v')
    .replace(/k/g, 'c')
    .replace(/h/g, '')
    .replace(/[yj]/g, 'i')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?:um|[aeiou]{1,3})$/, '');
}

/** The words of an answer that are names of medicines written as another language writes them, or that a stem tells the kind of. */
export function medicineForms({ medicines }: HealthFacts): OtherForms {
  const listed = new Map<string, { word: string; ids: string } | null>();
  for (const { id, names, brands } of medicines.medicines) {
    for (const name of [...names, ...namesIn(brands)]) {
      const word = phraseKey(name);
      const folded = foldMedicine(word);
      if (folded.length < SHORTEST || /[^a-z]/.test(word)) continue;
      const same = listed.get(folded);
      if (same === undefined) listed.set(folded, { word, ids: id });
      // Two medicines of another kind that differ in their spelling only are neither.
      else if (same !== null && same.ids !== id) listed.set(folded, null);
    }
  }
  const ends = stemsOf(medicines.stems.map(({ ends: each, is }) => [each, is]));
  const starts = stemsOf(medicines.starts.map(({ starts: each, is }) => [each, is]));
  return {
    listed: (plain) => (plain.length < SHORTEST ? null : (listed.get(foldMedicine(plain))?.word ?? null)),
    kin: (plain) => {
      if (plain.length < SHORTEST) return null;
      const folded = foldMedicine(plain);
      if (folded.length < SHORTEST || /[^a-z]/.test(folded)) return null;
      const ids = endedBy(ends, folded) ?? begunBy(starts, folded);
      return ids?.map((id) => ({ kind: 'medicine' as const, id })) ?? null;
    },
  };
}

type Stems = { idsOf: ReadonlyMap<string, readonly string[]>; longest: number };

function stemsOf(rows: readonly (readonly [readonly string[], readonly string[]])[]): Stems {
  const idsOf = new Map(rows.flatMap(([stems, ids]) => stems.map((stem) => [foldMedicine(stem), ids] as const)));
  return { idsOf, longest: Math.max(0, ...[...idsOf.keys()].map(({ length }) => length)) };
}

/** The longest stem decides: "letrozole" is no "-azole". */
function endedBy({ idsOf, longest }: Stems, folded: string): readonly string[] | null {
  for (let length = Math.min(longest, folded.length - FEWEST_BEFORE); length > 2; length--) {
    const ids = idsOf.get(folded.slice(-length));
    if (ids) return ids;
  }
  return null;
}

function begunBy({ idsOf, longest }: Stems, folded: string): readonly string[] | null {
  for (let length = Math.min(longest, folded.length - FEWEST_BEFORE); length > 2; length--) {
    const ids = idsOf.get(folded.slice(0, length));
    if (ids) return ids;
  }
  return null;
}
