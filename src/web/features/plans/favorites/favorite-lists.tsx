import type { Favorite } from '#contract/favorites.ts';
import { capital } from '#core/language/capital.ts';
import { counted } from '#core/language/counted.ts';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import { BodySide } from '#web/parts/exercise-figure/body-map.tsx';
import { muscleLabel } from '#web/parts/exercise-figure/body-map-geometry.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { faultOf, type ListedPlan } from '#web/parts/plan/listed-plan.ts';
import { writtenOn } from '#web/parts/plan/plan-dates.ts';
import { grouped, setsTimesReps } from '#web/parts/plan/plan-labels.ts';
import { MacroPlate } from '#web/ui/macros.tsx';
import { Text } from '#web/ui/text.tsx';
import { FavoriteCard, FavoriteIndex } from './favorite-card.tsx';
import { exerciseFigures, exerciseInPlans, mealInPlans, mealSlot } from './favorite-view.ts';

type FavoriteMeal = Extract<Favorite, { type: 'meal' }>;
type FavoriteWorkout = Extract<Favorite, { type: 'workout' }>;
type ItemsProps<T> = { plans: readonly ListedPlan[]; onOpen: (item: T) => void; onRemove: (item: T) => void };

export function FavoriteMeals({
  meals,
  plans,
  onOpen,
  onRemove,
}: ItemsProps<FavoriteMeal> & { meals: readonly FavoriteMeal[] }) {
  const showsFigures = useShowsFigures();
  return (
    <FavoriteIndex>
      {meals.map((favorite) => {
        const meal = mealInPlans(favorite, plans);
        const { calories, protein } = favorite.data;
        const figures = meal
          ? ` · ${meal.protein} P · ${meal.carbs} C · ${meal.fat} F`
          : protein !== undefined && ` · ${protein} P`;
        return (
          <FavoriteCard
            key={favorite.id}
            name={favorite.name}
            picture={<MacroPlate macros={meal} size="large" />}
            above={mealSlot(favorite)}
            below={
              showsFigures && (
                <Text numeric tone="quiet">
                  {calories === undefined ? 'Calories unknown' : `${grouped(calories)} kcal`}
                  {figures}
                </Text>
              )
            }
            onOpen={() => onOpen(favorite)}
            onRemove={() => onRemove(favorite)}
          />
        );
      })}
    </FavoriteIndex>
  );
}

export function FavoriteWorkouts({
  workouts,
  plans,
  onOpen,
  onRemove,
}: ItemsProps<FavoriteWorkout> & { workouts: readonly FavoriteWorkout[] }) {
  return (
    <FavoriteIndex>
      {workouts.map((favorite) => {
        const figures = exerciseFigures(favorite);
        const muscles = favorite.data.targetMuscles ?? exerciseInPlans(favorite, plans)?.targetMuscles ?? [];
        return (
          <FavoriteCard
            key={favorite.id}
            name={favorite.name}
            picture={<BodySide muscles={muscles} size={128} narrow label={muscleLabel(muscles)} />}
            above={capital(muscles.join(', ')) || 'Exercise'}
            below={
              <Text numeric tone="quiet">
                {setsTimesReps(figures)}, rest {figures.rest}
              </Text>
            }
            onOpen={() => onOpen(favorite)}
            onRemove={() => onRemove(favorite)}
          />
        );
      })}
    </FavoriteIndex>
  );
}

/** One line about a plan; of one that cannot be read, that it cannot. */
function planLine(plan: ListedPlan, showsFigures: boolean): string {
  if (faultOf(plan) !== null) return plan.type === 'meal' ? 'Invalid meal plan data' : 'Invalid workout plan data';
  if (plan.type === 'meal') {
    if (!plan.data) return '';
    const meals = counted(plan.data.meals.length, 'meal');
    return showsFigures ? `${grouped(plan.data.totalCalories)} kcal in ${meals}` : meals;
  }
  return plan.data ? `${counted(plan.data.daysPerWeek, 'day')} a week, ${plan.data.estimatedDuration} minutes` : '';
}

function planPicture(plan: ListedPlan) {
  if (plan.type === 'workout') {
    const exercises = plan.data?.days.flatMap((day) => day.exercises) ?? [];
    const main = exercises.find(({ category }) => category === 'strength');
    return <BodySide muscles={main?.targetMuscles ?? []} size={128} narrow />;
  }
  const macros = plan.data && {
    protein: plan.data.totalProtein,
    carbs: plan.data.totalCarbs,
    fat: plan.data.totalFat,
  };
  return <MacroPlate macros={macros ?? undefined} size="large" />;
}

export function FavoritePlans({
  plans,
  onOpen,
  onRemove,
}: Omit<ItemsProps<ListedPlan>, 'plans'> & { plans: readonly ListedPlan[] }) {
  const showsFigures = useShowsFigures();
  return (
    <FavoriteIndex>
      {plans.map((plan) => (
        <FavoriteCard
          key={plan.id}
          name={shownPlanName(plan)}
          picture={planPicture(plan)}
          above={plan.isActive ? 'Current plan' : `Version ${plan.version}, ${writtenOn(plan.createdAt)}`}
          below={
            <Text numeric tone="quiet">
              {planLine(plan, showsFigures)}
            </Text>
          }
          onOpen={faultOf(plan) === null ? () => onOpen(plan) : undefined}
          onRemove={() => onRemove(plan)}
        />
      ))}
    </FavoriteIndex>
  );
}
