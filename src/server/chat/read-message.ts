import { type KnownFoods, knownFoods, type MealTalk } from '#core/coach/dialogue/meal-talk.ts';
import type { UnderstandContext, Understanding } from '#core/coach/turn.ts';
import { understand } from '#core/coach/understand.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

type Task = Omit<UnderstandContext, 'exercises' | 'meals'> & {
  message: string;
  /** Null: the message is about no meal. */
  talk: MealTalk | null;
  catalogue: Catalogue;
};

const known = new WeakMap<Catalogue['foods'], KnownFoods>();

/** The foods by their names, prepared once. */
export function foodsOf({ foods: table }: Catalogue): KnownFoods {
  const foods = known.get(table) ?? knownFoods(table);
  known.set(table, foods);
  return foods;
}

/** What a message asks for and tells. */
export const readMessage = ({ message, talk, catalogue, ...context }: Task): Understanding =>
  understand(message, {
    ...context,
    exercises: [...catalogue.exercises.exercises.values()],
    meals: talk === null ? undefined : { talk, foods: foodsOf(catalogue) },
  });
