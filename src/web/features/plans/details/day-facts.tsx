import { useId, useState } from 'react';
import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { basisOf, grouped } from '#web/parts/plan/plan-labels.ts';
import { Reason, WhyButton } from '#web/parts/plan/reason.tsx';
import { type Figure, sumOfMeals } from '#web/parts/plan/sums.ts';
import { FactsStrip } from '#web/ui/facts-strip.tsx';

const FACTS = [
  { figure: 'calories', total: 'totalCalories', basis: 'kcal', label: 'Calories' },
  { figure: 'protein', total: 'totalProtein', basis: 'protein', label: 'Protein', unit: 'g' },
  { figure: 'carbs', total: 'totalCarbs', basis: 'carbs', label: 'Carbs', unit: 'g' },
  { figure: 'fat', total: 'totalFat', basis: 'fat', label: 'Fat', unit: 'g' },
] as const;

/** The totals of a day; each gives its reason on a tap. */
export function DayFacts({ data }: { data: MealPlanData }) {
  const [asked, ask] = useState<Figure | null>(null);
  const id = useId();
  const fact = FACTS.find(({ figure }) => figure === asked);
  if (!useShowsFigures()) return null;
  return (
    <div>
      <FactsStrip
        facts={FACTS.map(({ figure, total, basis: _, ...rest }) => ({
          ...rest,
          value: (
            <WhyButton open={asked === figure} controls={id} onToggle={() => ask(asked === figure ? null : figure)}>
              {grouped(data[total])}
            </WhyButton>
          ),
        }))}
      />
      <div id={id}>
        {fact && <Reason line={basisOf(data.basis, fact.basis)} sum={sumOfMeals(data.meals, fact.figure)} />}
      </div>
    </div>
  );
}
