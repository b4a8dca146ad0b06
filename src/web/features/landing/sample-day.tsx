import { Check } from 'lucide-react';
import { PRODUCT } from '#core/product.ts';
import sample from '#data/sample-day.json' with { type: 'json' };
import { LiveSample } from '#web/parts/live-sample/live-sample.tsx';
import { DayPage, DaySpread } from '#web/parts/plan/day-spread.tsx';
import { grouped } from '#web/parts/plan/plan-labels.ts';
import { Card } from '#web/ui/card.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { MacroPlate } from '#web/ui/macros.tsx';
import { Label } from '#web/ui/text.tsx';
import { Figure, type FigureName } from './figure.tsx';
import { LandingSection } from './landing-section.tsx';
import styles from './sample-day.module.css';

type Day = typeof sample.day;

/** A day as the engine wrote it for an invented person; on three taps, one that is written here and now. */
export function SampleDay() {
  return (
    <LandingSection title={`A day, as ${PRODUCT.coach} writes it`}>
      <LiveSample example={<Example />} />
    </LandingSection>
  );
}

function Example() {
  return (
    <>
      <div className={styles.about}>
        <Label as="p">Example, not a real person</Label>
        <p>{sample.person}</p>
      </div>
      <DayCard day={sample.day} />
    </>
  );
}

function DayCard({ day }: { day: Day }) {
  return (
    <Card>
      <DaySpread>
        <DayPage title="In the kitchen" figure={`${grouped(day.totals.calories)} kcal`} className={styles.page}>
          <Ledger>
            {day.meals.map((meal) => (
              <LedgerRow
                key={meal.name}
                picture={<MacroPlate macros={meal} />}
                name={meal.name}
                note={`${meal.protein} P · ${meal.carbs} C · ${meal.fat} F`}
                end={meal.calories}
              />
            ))}
          </Ledger>
        </DayPage>
        <DayPage title="In the gym" figure={`${day.minutes} min`} className={styles.page}>
          <Ledger>
            {day.exercises.map(({ name, muscles, sets, reps, figure }) => (
              <LedgerRow
                key={name}
                picture={<Figure name={figure as FigureName} />}
                name={name}
                note={muscles}
                end={`${sets} × ${reps}`}
              />
            ))}
          </Ledger>
          <p className={styles.rest}>{day.rest}</p>
        </DayPage>
      </DaySpread>
      <p className={styles.proof}>
        <Check />
        <span>
          {day.checks.passed} of {day.checks.total} checks passed. {sumText(day)}
        </span>
      </p>
    </Card>
  );
}

function sumText({ totals: { calories, protein, carbs, fat } }: Day): string {
  return `4 × ${protein} protein + 4 × ${carbs} carbs + 9 × ${fat} fat = ${grouped(calories)} kcal.`;
}
