import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlanType } from '#contract/common.ts';
import { addFavorite, type Favorite, listFavorites, removeFavorite } from '#contract/favorites.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { keyOf } from '#web/api/queries.ts';
import { favoritesQuery } from '#web/parts/plan/plan-queries.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { favoriteNamed, type NewFavorite } from './favorite-items.ts';

const refresh = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: keyOf(listFavorites, { userId }) });

/** Takes a single meal or exercise out of the favourites: gone at once, back if the server keeps it. */
export function useRemoveFavorite(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const filters = { queryKey: keyOf(listFavorites, { userId }) };
  return useMutation({
    mutationFn: ({ id }: Pick<Favorite, 'id'>) => callOperation(removeFavorite, { params: { favoriteId: id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries(filters);
      const before = client.getQueriesData<Favorite[]>(filters);
      client.setQueriesData<Favorite[]>(filters, (all) => all?.filter((favorite) => favorite.id !== id));
      return { before };
    },
    onSuccess: () => toast({ title: 'Removed from favorites' }),
    onError: (_error, _input, context) => {
      for (const [key, favorites] of context?.before ?? []) client.setQueryData(key, favorites);
      toast({
        title: 'Error',
        description: 'Failed to remove from favorites. Please try again.',
        tone: 'destructive',
      });
    },
    onSettled: () => refresh(client, userId),
  });
}

type Options = {
  userId: string;
  type: PlanType;
  /** What is said when a thing could not be kept. */
  addFailed: string;
};

/** The single meals or exercises that a person has kept, and how to keep one more or let one go. */
export function useFavoriteItems({ userId, type, addFailed }: Options) {
  const client = useQueryClient();
  const toast = useToast();
  const { data: favorites = [] } = useQuery(favoritesQuery(userId, type));
  const remove = useRemoveFavorite(userId);
  const add = useMutation({
    mutationFn: (favorite: NewFavorite) => callOperation(addFavorite, { body: { ...favorite, userId } }),
    onSuccess: () => {
      toast({ title: 'Added to favorites', tone: 'success' });
      return refresh(client, userId);
    },
    onError: () => toast({ title: 'Error', description: addFailed, tone: 'destructive' }),
  });
  const adding = add.isPending ? add.variables.name : undefined;
  return {
    isFavorite: (name: string) => adding === name || favoriteNamed(favorites, type, name) !== undefined,
    toggle: (favorite: NewFavorite) => {
      if (adding === favorite.name) return;
      const kept = favoriteNamed(favorites, type, favorite.name);
      if (kept) remove.mutate(kept);
      else add.mutate(favorite);
    },
  };
}

export type FavoriteItems = ReturnType<typeof useFavoriteItems>;
