import { favoriteMealSchema, favoriteWorkoutSchema } from '#contract/favorites.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FavoriteRow } from './store.ts';

/** What a meal of last night's dinner is called, before the name of the dish. */
const LEFTOVERS = /^leftovers: /i;

type Kept = Pick<FavoriteRow, 'type' | 'name' | 'data'>;

/** The recipe or the exercise that a favourite is, by its id or else by its name; null if the catalogue has none. */
export function itemOfFavorite(favorite: Kept, { recipes, exercises }: Catalogue): string | null {
  const items: readonly { id: string; name: string }[] =
    favorite.type === 'meal' ? recipes : [...exercises.exercises.values()];
  const kept = keptId(favorite);
  const name = favorite.name.replace(LEFTOVERS, '').trim().toLowerCase();
  const item = items.find(({ id }) => id === kept) ?? items.find((one) => one.name.toLowerCase() === name);
  return item?.id ?? null;
}

function keptId({ type, data }: Kept): string | undefined {
  if (type === 'meal') return favoriteMealSchema.safeParse(data).data?.recipeId;
  return favoriteWorkoutSchema.safeParse(data).data?.exerciseId;
}
