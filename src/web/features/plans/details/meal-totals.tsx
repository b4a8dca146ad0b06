import { useId, useState } from 'react';
import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { basisOf, grouped } from '#web/parts/plan/plan-labels.ts';
import { Reason, WhyButton } from '#web/parts/plan/reason.tsx';
import { sumOfMeals } from '#web/parts/plan/sums.ts';
import { energyShares, type Macros } from '#web/ui/plate-geometry.ts';
import { Display, Text } from '#web/ui/text.tsx';
import styles from './meal-totals.module.css';
import { ringPath } from './ring-geometry.ts';

const RING = { centre: 110, outer: 100, inner: 72, gap: 5 };
const FILL = { protein: 'var(--macro-protein)', carbs: 'url(#macro-carbs)', fat: 'url(#macro-fat)' } as const;

/** Each macro with its energy per gram, in the order in which they are always drawn. */
const PARTS = [
  { macro: 'protein', name: 'Protein', kcal: 4 },
  { macro: 'carbs', name: 'Carbs', kcal: 4 },
  { macro: 'fat', name: 'Fat', kcal: 9 },
] as const;

const macrosOf = ({ totalProtein, totalCarbs, totalFat }: MealPlanData): Macros => ({
  protein: totalProtein,
  carbs: totalCarbs,
  fat: totalFat,
});

/** The day's energy as a ring, and the sum that it comes from, to be checked by eye. */
export function MealTotals({ data }: { data: MealPlanData }) {
  const macros = macrosOf(data);
  const [asked, ask] = useState<keyof Macros | null>(null);
  const id = useId();
  return (
    <div className={styles.totals}>
      <MacroRing macros={macros} kcal={data.totalCalories} />
      <div>
        {PARTS.map(({ macro, name, kcal }) => {
          const target = basisOf(data.basis, macro);
          return (
            <div key={macro} className={styles.part}>
              <svg className={styles.swatch} aria-hidden="true">
                <rect width="20" height="20" rx="4" fill={FILL[macro]} />
              </svg>
              <strong>{name}</strong>
              <WhyButton
                open={asked === macro}
                controls={`${id}-${macro}`}
                onToggle={() => ask(asked === macro ? null : macro)}
              >
                {macros[macro]} g
              </WhyButton>
              <p className={styles.sum}>
                <span>{target && `target ${grouped(target.value)} g`}</span>
                <span>
                  {kcal} × {macros[macro]} = {grouped(kcal * macros[macro])}
                </span>
              </p>
              <div id={`${id}-${macro}`} hidden={asked !== macro} className={styles.why}>
                <Reason line={target} sum={sumOfMeals(data.meals, macro)} />
              </div>
            </div>
          );
        })}
        <p className={styles.total}>
          <span>{PARTS.map(({ macro, kcal }) => grouped(kcal * macros[macro])).join(' + ')}</span>
          <strong>{grouped(data.totalCalories)} kcal</strong>
        </p>
      </div>
    </div>
  );
}

function MacroRing({ macros, kcal }: { macros: Macros; kcal: number }) {
  let start = 0;
  const parts = energyShares(macros).map(({ macro, share }) => {
    const from = start;
    start += share;
    return { macro, share, path: ringPath(from, start, RING) };
  });
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 220 220" aria-hidden="true">
        <circle className={styles.rim} cx="110" cy="110" r="108" />
        {parts
          .filter(({ share }) => share > 0)
          .map(({ macro, path }) => (
            <path key={macro} className={styles.slice} fill={FILL[macro]} d={path} />
          ))}
      </svg>
      <div className={styles.middle}>
        <Display as="p" numeric>
          {grouped(kcal)}
        </Display>
        <Text tone="quiet">kcal</Text>
      </div>
    </div>
  );
}
