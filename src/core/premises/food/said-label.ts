import { foldText } from '#core/language/fold-text.ts';
import type { FoodIndex, FoodSubject } from './food-index.ts';
import type { HeardFood } from './heard-food.ts';

/** Forms that stand before a name; those of the second list stand behind it. */
const BEFORE: readonly string[] = ['raw', 'fresh', 'cooked', 'baked', 'dried', 'canned', 'frozen', 'smoked'];
const BEHIND: readonly string[] = ['powder', 'oil', 'sauce', 'juice'];

/** "Rice pudding" and "kheer" are one dish: shown is the word that was typed, where it is a name and no slip. */
function nameOf(subject: FoodSubject, quote: string): string {
  const { label, dish, word } = subject;
  if (!dish && (!word || word.family)) return label;
  const [shown, typed] = [foldText(label), foldText(quote)];
  // "Mushrooms" and "mushroom" are one word.
  if (typed.startsWith(shown) || shown.startsWith(typed)) return label;
  return (dish?.names ?? word?.names ?? []).find((name) => foldText(name) === typed) ?? label;
}

/** What somebody named, in their own word, and in the form that they meant where only that is left out ("raw tomato"). */
export function saidLabel(index: FoodIndex, { mention, subject, forms, way }: HeardFood, narrowed: boolean): string {
  if (!subject) return mention.quote;
  const name = nameOf(subject, mention.quote);
  const [form] = narrowed ? forms.filter(({ id }) => BEFORE.includes(id) || BEHIND.includes(id)) : [];
  if (!form || way === 'soft' || !index.forms.has(form.id)) return name;
  const lower = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (foldText(name).includes(foldText(form.id))) return name;
  return BEFORE.includes(form.id) ? `${form.id} ${lower}` : `${lower} ${form.id}`;
}
