import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Favorite } from '#contract/favorites.ts';
import { messageOf } from '#web/api/api-error.ts';
import { MealPlanDialog } from '#web/features/plans/details/meal-plan-dialog.tsx';
import { WorkoutPlanDialog } from '#web/features/plans/details/workout-plan-dialog.tsx';
import { useRemoveFavorite } from '#web/features/plans/shared/use-favorite-items.ts';
import { usePlanActions } from '#web/features/plans/shared/use-plan-actions.ts';
import { favoritePlans, type ListedPlan } from '#web/parts/plan/listed-plan.ts';
import { favoritesQuery, plansQuery } from '#web/parts/plan/plan-queries.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchField } from '#web/ui/field.tsx';
import { Page, PageHead } from '#web/ui/layout.tsx';
import { CounterTabs } from './counter-tabs.tsx';
import { FavoriteMeals, FavoritePlans, FavoriteWorkouts } from './favorite-lists.tsx';
import { exerciseInPlans, matching, mealInPlans } from './favorite-view.ts';
import { FavoritesSkeleton } from './favorites-skeleton.tsx';
import styles from './favorites-view.module.css';
import { ExerciseDialog, MealDialog } from './item-dialog.tsx';

type Opened = Favorite | ListedPlan;

/** Everything that a person has put a heart on. */
export function FavoritesView({ userId }: { userId: string }) {
  const queries = {
    meals: useQuery(favoritesQuery(userId, 'meal')),
    workouts: useQuery(favoritesQuery(userId, 'workout')),
    plans: useQuery(plansQuery(userId)),
  };
  const [search, setSearch] = useState('');
  const [opened, open] = useState<Opened | null>(null);
  const remove = useRemoveFavorite(userId);
  const favoriteFailed = 'Failed to update favorite status. Please try again.';
  const { favorite } = usePlanActions({ userId, favoriteFailed });
  const found = useFound(queries, search);
  const removePlan = (plan: ListedPlan) => favorite.mutate({ planId: plan.id, isFavorite: false });
  const removeItem = (item: Favorite) => remove.mutate(item);
  const plans = queries.plans.data ?? [];
  const items = { plans, onOpen: open, onRemove: removeItem };
  const tab = tabsFor(search);
  const onPlans = { onOpen: open, onRemove: removePlan };
  return (
    <Page>
      <PageHead
        title="YOUR FAVORITES"
        actions={
          <SearchField
            label="Search favorites"
            className={styles.search}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        }
      />
      <WhenLoaded queries={Object.values(queries)}>
        <CounterTabs
          label="Favorites"
          isQuiet={search === '' && Object.values(found).every(({ length }) => length === 0)}
          tabs={[
            tab('Meals', found.meals, <FavoriteMeals meals={found.meals} {...items} />, EMPTY.meals),
            tab('Workouts', found.workouts, <FavoriteWorkouts workouts={found.workouts} {...items} />, EMPTY.workouts),
            tab('Meal Plans', found.mealPlans, <FavoritePlans plans={found.mealPlans} {...onPlans} />, EMPTY.mealPlans),
            tab(
              'Workout Plans',
              found.workoutPlans,
              <FavoritePlans plans={found.workoutPlans} {...onPlans} />,
              EMPTY.workoutPlans,
            ),
          ]}
        />
      </WhenLoaded>
      {opened && <Details userId={userId} opened={opened} plans={plans} onClose={() => open(null)} />}
    </Page>
  );
}

/** Makes a tab: its list, or why it is empty. */
const tabsFor =
  (search: string) => (label: string, list: readonly unknown[], content: ReactNode, empty: ReactNode) => ({
    value: label,
    label,
    count: list.length,
    content: list.length > 0 ? content : search.trim() === '' ? empty : <NothingFound search={search} />,
  });

type Loaded<T> = { data: readonly T[] | undefined };

function useFound(
  queries: { meals: Loaded<Favorite>; workouts: Loaded<Favorite>; plans: Loaded<ListedPlan> },
  search: string,
) {
  const plans = matching(favoritePlans(queries.plans.data ?? []), search);
  return {
    meals: matching(queries.meals.data ?? [], search).filter((item) => item.type === 'meal'),
    workouts: matching(queries.workouts.data ?? [], search).filter((item) => item.type === 'workout'),
    mealPlans: plans.filter(({ type }) => type === 'meal'),
    workoutPlans: plans.filter(({ type }) => type === 'workout'),
  };
}

function emptyState(sentence: string, label: string, href: string) {
  return (
    <EmptyState
      picture={<Heart size={120} strokeWidth={2} absoluteStrokeWidth />}
      sentence={sentence}
      action={<ButtonLink href={href}>{label}</ButtonLink>}
    />
  );
}

const EMPTY = {
  meals: emptyState('Tap the heart on a meal you would eat again.', 'Browse Meals', '/meal-plans'),
  workouts: emptyState('Tap the heart on an exercise that suits you.', 'Browse Exercises', '/exercise-plans'),
  mealPlans: emptyState('Tap the heart on a meal plan to find it here.', 'Browse Meal Plans', '/meal-plans'),
  workoutPlans: emptyState(
    'Tap the heart on a workout plan to find it here.',
    'Browse Workout Plans',
    '/exercise-plans',
  ),
};

function NothingFound({ search }: { search: string }) {
  return <p className={styles.nothing}>Nothing here is called “{search.trim()}”.</p>;
}

type Query = { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown };

function WhenLoaded({ queries, children }: { queries: readonly Query[]; children: ReactNode }) {
  const failed = queries.filter(({ data, error }) => data === undefined && error);
  if (failed[0]) {
    return (
      <ErrorState
        title="Your favorites are not here yet"
        what={messageOf(failed[0].error, 'Something went wrong.')}
        kept="All your favorites are safe on our side."
        next="Try again in a moment."
        actions={
          <Button
            pending={failed.some(({ isFetching }) => isFetching)}
            pendingLabel="Trying..."
            onClick={() => failed.forEach((query) => void query.refetch())}
          >
            Try Again
          </Button>
        }
      />
    );
  }
  return queries.some(({ data }) => data === undefined) ? <FavoritesSkeleton /> : children;
}

type DetailsProps = { userId: string; opened: Opened; plans: readonly ListedPlan[]; onClose: () => void };

function Details({ userId, opened, plans, onClose }: DetailsProps) {
  if (!('isActive' in opened)) {
    return opened.type === 'meal' ? (
      <MealDialog userId={userId} favorite={opened} meal={mealInPlans(opened, plans)} onClose={onClose} />
    ) : (
      <ExerciseDialog favorite={opened} exercise={exerciseInPlans(opened, plans)} onClose={onClose} />
    );
  }
  if (opened.type === 'meal') {
    return opened.data && <MealPlanDialog plan={{ ...opened, data: opened.data }} open onOpenChange={onClose} />;
  }
  return opened.data && <WorkoutPlanDialog plan={{ ...opened, data: opened.data }} open onOpenChange={onClose} />;
}
