import { z } from 'zod';
import { capital } from '#core/language/capital.ts';
import foodWords from '#data/reading/food-words.json' with { type: 'json' };

/** A food that can be put on the sheet: by its name, or as the allergen that it is the everyday name of. */
export type NamedFood = { subject: string; label: string; names: readonly string[] };

const wordsSchema = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    names: z.array(z.string()).default([]),
    foods: z.array(z.string()).default([]),
    allergen: z.string().optional(),
  }),
);

/** Foods that something in the catalogue stands for: naming any other would change no plan. */
export const NAMED_FOODS: readonly NamedFood[] = wordsSchema
  .parse(foodWords.words)
  .filter(({ foods, allergen }) => foods.length > 0 || allergen !== undefined)
  .map(({ id, label, names, allergen }) => ({
    subject: allergen === undefined ? `food:${id}` : `allergen:${allergen}`,
    label: capital(label),
    names: [label, ...names].map((name) => name.toLowerCase()),
  }));

/** Foods whose own name begins with what is typed, then those that another name or a later word leads to; at most `most`. */
export function foodsNamed(typed: string, most: number): NamedFood[] {
  const start = typed.trim().toLowerCase();
  if (start === '') return [];
  const begins = (name: string) => name.startsWith(start);
  const first = NAMED_FOODS.filter(({ label }) => begins(label.toLowerCase()));
  const later = NAMED_FOODS.filter(
    (food) => !first.includes(food) && food.names.some((name) => begins(name) || name.includes(` ${start}`)),
  );
  return [...first, ...later].slice(0, most);
}
