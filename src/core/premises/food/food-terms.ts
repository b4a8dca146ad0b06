import { hasPhrase, plainWords } from '#core/certificate/plan-text.ts';
import { type FoodIndex, startOf } from './food-index.ts';
import type { HeardFood } from './heard-food.ts';

const KEPT_IN_TEXT = ['raw', 'runny', 'rare', 'skin', 'melted', 'poached'];

/** What the words of a refusal are, for a text: the name, or the form and the name ("raw onion"). */
function wordsOf({ subject, forms, mention, way }: HeardFood): string[] {
  if (!subject || subject.allergen?.unspoken || way === 'soft') return [];
  if (subject.word && subject.word.terms.length > 0) return subject.word.terms;
  const name = (mention.spelled ?? mention.quote).toLowerCase();
  const names = subject.plain.length > 0 ? [subject.label.toLowerCase()] : [subject.label.toLowerCase(), name];
  const form = forms.find(({ id }) => KEPT_IN_TEXT.includes(id));
  if (form && (way !== 'body' || form.id === 'raw')) return names.map((each) => `${form.names[0]} ${each}`);
  return forms.length > 0 && way !== 'body' ? [] : names;
}

/**
 * Words that no title and no step may hold: the second net. A word that stands in the name of something else that may be eaten
 * ("milk" in "almond milk") would refuse that, so it is left to the rows.
 */
export function termsOf(index: FoodIndex, heard: HeardFood, out: ReadonlySet<string>): string[] {
  const namesAnother = (term: string) => {
    const rows = index.rowsByStart.get(startOf(term)) ?? [];
    return rows.some(({ id, name }) => !out.has(id) && hasPhrase(name, term));
  };
  return [...new Set(wordsOf(heard).map((term) => plainWords(term).trim()))].filter(
    (term) => term.length > 1 && !namesAnother(term),
  );
}
