import type { Catalogue } from '../catalogue/catalogue.ts';
import { favoriteDocuments } from './favorite-versions.ts';
import type { FavoriteRow } from './store.ts';

/** What a meal of last night's dinner is called, before the name of the dish. */
const LEFTOVERS = /^leftovers: /i;

type Kept = Pick<FavoriteRow, 'type' | 'name' | 'data' | 'dataVersion'>;

/** The recipe or the exercise that a favourite is, by its id or else by its name; null if the catalogue has none. */
export function itemOfFavorite(favorite: Kept, { recipes, exercises }: Catalogue): string | null {
  const items: readonly { id: string; name: string }[] =
    favorite.type === 'meal' ? recipes : [...exercises.exercises.values()];
  const kept = keptId(favorite);
  const name = favorite.name.replace(LEFTOVERS, '').trim().toLowerCase();
  const item = items.find(({ id }) => id === kept) ?? items.find((one) => one.name.toLowerCase() === name);
  return item?.id ?? null;
}

/** None of a favourite that cannot be read: its name may still tell. */
function keptId({ type, data: content, dataVersion: version }: Kept): string | undefined {
  if (type === 'meal') {
    const read = favoriteDocuments.meal.read({ version, content });
    return read.ok ? read.value.recipeId : undefined;
  }
  const read = favoriteDocuments.workout.read({ version, content });
  return read.ok ? read.value.exerciseId : undefined;
}
