import { Check, ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import type { MealPlan } from '#contract/plans.ts';
import { counted } from '#core/language/counted.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { GenerationProgress } from '#web/features/plans/shared/generation-progress.tsx';
import { useGeneratePlan } from '#web/features/plans/shared/use-generate-plan.ts';
import type { EatenDay } from '#web/parts/plan/eaten-on.ts';
import { isRefusal } from '#web/parts/plan/plan-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { MacroBar, MacroPlate } from '#web/ui/macros.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Text } from '#web/ui/text.tsx';
import { DayPanel } from './day-panel.tsx';
import { NoPlan } from './no-plan.tsx';
import { eatenLine } from './today-labels.ts';
import type { eatenToday } from './todays-meals.ts';
import styles from './todays-plates.module.css';
import { useTickPlate } from './use-tick-plate.ts';

export const PLATES_LABEL = 'Today’s plates';

// Asked after eating only: it comes with the first tick.
const MealVerdict = lazy(() => import('./meal-verdict.tsx').then((module) => ({ default: module.MealVerdict })));

export type PlatesOfToday = { plan: MealPlan; day: EatenDay; eaten: ReturnType<typeof eatenToday> };

type Props = { userId: string; today: PlatesOfToday | null; showsFigures: boolean };

/** The right page of the spread: the meals of the day, each ticked with one tap when it is eaten. */
export function TodaysPlates({ userId, today, showsFigures }: Props) {
  return today ? <Plates today={today} showsFigures={showsFigures} /> : <NoMealPlan userId={userId} />;
}

function Plates({ today, showsFigures }: { today: PlatesOfToday; showsFigures: boolean }) {
  const { plan, day, eaten } = today;
  const { data, places } = day;
  const { toggle, justEaten } = useTickPlate(plan.id);
  const count = eaten.ticks.filter((tick) => tick !== undefined).length;
  const following = data.meals.find((_, index) => !eaten.ticks[index]);
  return (
    <DayPanel
      label={PLATES_LABEL}
      aside={count > 0 ? `${count} of ${data.meals.length} eaten` : counted(data.meals.length, 'meal')}
    >
      {showsFigures && <Sum eaten={eaten.kcal} planned={data.totalCalories} />}
      <ul className={styles.plates} data-count={data.meals.length}>
        {data.meals.map((meal, index) => (
          <Plate
            key={`${meal.type} ${meal.name}`}
            meal={meal}
            place={places[index] ?? ''}
            isEaten={eaten.ticks[index] !== undefined}
            showsFigures={showsFigures}
            onToggle={() => toggle(meal, index, eaten.ticks[index])}
          />
        ))}
      </ul>
      {showsFigures && (
        <MacroBar
          macros={{ protein: data.totalProtein, carbs: data.totalCarbs, fat: data.totalFat }}
          className={styles.macros ?? ''}
        />
      )}
      {justEaten && (
        <Suspense>
          <MealVerdict planId={plan.id} meal={justEaten} />
        </Suspense>
      )}
      {following && (
        <Link href="/meal-plans" className={styles.next}>
          <span>
            <span className={styles.quiet}>Next</span> {following.name}
          </span>
          <ChevronRight />
        </Link>
      )}
    </DayPanel>
  );
}

function Sum({ eaten, planned }: { eaten: number; planned: number }) {
  const words = eatenLine(eaten, planned);
  return (
    <>
      <Text numeric className={styles.sum}>
        <strong>{words.strong}</strong>
        {words.rest}
      </Text>
      <ProgressBar label="Eaten today" percent={(100 * eaten) / Math.max(1, planned)} />
    </>
  );
}

type PlateProps = { meal: Meal; place: string; isEaten: boolean; showsFigures: boolean; onToggle: () => void };

/** On a phone a snack is a snack: there is no room for which one. */
const shortName = ({ type }: Meal): string => (type.endsWith('snack') ? 'Snack' : mealTypeName(type));

function Plate({ meal, place, isEaten, showsFigures, onToggle }: PlateProps) {
  const [, ...different] = place.split(' · ');
  return (
    <li>
      <button
        type="button"
        className={styles.plate}
        aria-pressed={isEaten}
        aria-label={`${place}: ${meal.name}${showsFigures ? `, ${meal.calories} kcal` : ''}, eaten`}
        onClick={onToggle}
      >
        <MacroPlate macros={meal} className={styles.disc ?? ''} />
        <span className={styles.words}>
          <span className={styles.quiet}>
            <span className={styles.short}>{shortName(meal)}</span>
            <span className={styles.long}>{place}</span>
          </span>
          <span className={styles.name}>{meal.name}</span>
          {showsFigures && (
            <span className={styles.kcal}>
              {meal.calories}
              <span className={styles.long}> kcal</span>
            </span>
          )}
          {different.length > 0 && <span className={styles.short}>{different.join(', ')}</span>}
        </span>
        <span className={styles.tick}>
          <Check />
        </span>
      </button>
    </li>
  );
}

function NoMealPlan({ userId }: { userId: string }) {
  const generation = useGeneratePlan({ userId, isWatched: true });
  const { mutate, isPending, error } = generation;
  return (
    <DayPanel label={PLATES_LABEL}>
      <NoPlan
        picture={<MacroPlate macros={undefined} size="large" />}
        sentence="No meal plan yet. It takes a few seconds."
        refusal={isRefusal(error) && { title: 'No meal plan from me for now', message: error.userMessage }}
      >
        <Button pending={isPending} pendingLabel="Generating..." onClick={() => mutate({ type: 'meal' })}>
          GENERATE PLAN
        </Button>
        <GenerationProgress generation={generation} />
      </NoPlan>
    </DayPanel>
  );
}
