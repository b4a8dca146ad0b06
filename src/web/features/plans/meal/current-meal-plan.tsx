import { ShoppingBasket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import { MealPlanDialog } from '#web/features/plans/details/meal-plan-dialog.tsx';
import { CurrentPlanCard } from '#web/features/plans/shared/current-plan-card.tsx';
import type { PlanHeadActions } from '#web/features/plans/shared/plan-head.tsx';
import { useFeedbackSelection } from '#web/features/plans/shared/use-feedback-selection.ts';
import { useOnScreen } from '#web/parts/coach/on-screen.ts';
import type { Exported } from '#web/parts/papers/exported.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { dateAhead, type EatenDay, eatenOn } from '#web/parts/plan/eaten-on.ts';
import type { ListedMealPlan } from '#web/parts/plan/listed-plan.ts';
import { MadeFor } from '#web/parts/premises/made-for.tsx';
import { useShortcut } from '#web/parts/shortcut.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { MealPlanSheet } from '../print/meal-plan-sheet.tsx';
import { DayView } from './day-view.tsx';
import { GroceriesDialog } from './groceries-dialog.tsx';
import { mealPlanLine } from './meal-plan-line.ts';
import { PlanWeek } from './plan-week.tsx';
import { leftoversNote, planOnDay, weekDayNames } from './week-days.ts';

type CurrentMealPlanProps = {
  userId: string;
  plan: ListedMealPlan;
  data: MealPlanData;
  /** Says that the plan no longer suits the person, if so. */
  misfit: ReactNode;
  onOpen: () => void;
  head: PlanHeadActions;
};

/** Shows the plan that is eaten by now: its day at a glance, and the days after it once they are planned. */
export function CurrentMealPlan({ userId, plan, data, misfit, onOpen, head }: CurrentMealPlanProps) {
  const name = shownPlanName(plan);
  useOnScreen({ screen: { kind: 'plan', planId: plan.id }, about: name });
  const choice = useFeedbackSelection();
  const showsFigures = useShowsFigures();
  const [index, setIndex] = useState(0);
  const [isDayOpen, setDayOpen] = useState(false);
  const [isShopping, setShopping] = useState(false);
  useShortcut('groceries', () => setShopping(true));
  const [names] = useState(() => weekDayNames(new Date()));
  const dayAt = (at: number) => eatenOn({ data: planOnDay(data, at), exceptions: plan.exceptions }, dateAhead(at));
  const day = dayAt(index).data;
  const title = data.week ? `${name}, ${names[index]}` : name;
  return (
    <CurrentPlanCard
      {...{ plan, head, choice }}
      title={name}
      line={mealPlanLine(plan, showsFigures)}
      actions={
        <>
          <Button tone="primary" onClick={index === 0 ? onOpen : () => setDayOpen(true)}>
            View Full Details
          </Button>
          <Button tone="quiet" onClick={() => setShopping(true)}>
            <ShoppingBasket />
            Groceries
          </Button>
        </>
      }
      paper={<MealPlanSheet name={title} data={day} showsFigures={showsFigures} />}
      exported={exportsOf(plan.id, data)}
      sections={
        showsFigures && (
          <CardSection>
            <PlanWeek {...{ userId, planId: plan.id }} isPlanned={data.week !== undefined} />
          </CardSection>
        )
      }
      overlays={
        <>
          {isDayOpen && <MealPlanDialog plan={{ ...plan, name: title, data: day }} open onOpenChange={setDayOpen} />}
          {isShopping && (
            <GroceriesDialog planId={plan.id} hasWeek={data.week !== undefined} onClose={() => setShopping(false)} />
          )}
        </>
      }
    >
      <MadeFor userId={userId} />
      {misfit}
      {data.week ? <WeekTabs {...{ data, names, index, dayAt }} onChange={setIndex} /> : <DayView day={dayAt(0)} />}
    </CurrentPlanCard>
  );
}

const exportsOf = (planId: string, { week }: MealPlanData): Exported[] => [
  ...(week ? [{ kind: 'meal_week' as const, planId }] : []),
  { kind: 'meal_day', planId },
  { kind: 'groceries', planId },
];

type WeekTabsProps = {
  data: MealPlanData;
  names: readonly string[];
  index: number;
  dayAt: (at: number) => EatenDay;
  onChange: (index: number) => void;
};

function WeekTabs({ data, names, index, dayAt, onChange }: WeekTabsProps) {
  return (
    <Tabs
      label="Days of the week"
      value={String(index)}
      onValueChange={(value) => onChange(Number(value))}
      tabs={names.map((label, at) => ({
        value: String(at),
        label,
        content: <DayView day={dayAt(at)} note={leftoversNote(data, at, names)} />,
      }))}
    />
  );
}
