import { lazy, Suspense, useState } from 'react';
import type { Progress } from '#contract/progress.ts';
import { type DayWeight, weightTrend } from '#core/progress/weight-trend.ts';
import { shownWeight, type UnitSystem, WEIGHT_UNIT, weightText } from '#core/units/measure-units.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { SelectField } from '#web/ui/field.tsx';
import { Section } from '#web/ui/layout.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Display, Text, Unit } from '#web/ui/text.tsx';
import { shortDay } from './dates.ts';
import { DEFAULT_PERIOD, PERIODS, type PeriodDays } from './periods.ts';
import styles from './progress.module.css';
import { goalDateWords } from './progress-labels.ts';

const WeightChart = lazy(() => import('./weight-chart.tsx').then((module) => ({ default: module.WeightChart })));

type Props = {
  /** Every weigh-in, oldest first. */
  weights: readonly DayWeight[];
  /** The weight that the person began with. */
  startLbs: number;
  goalDate: Progress['goalDate'] | undefined;
  today: number;
};

/** The weight behind the scale's ups and downs, over a period. */
export function WeightCard({ weights, startLbs, goalDate, today }: Props) {
  const { units } = useUnits();
  const [period, setPeriod] = useState<PeriodDays>(DEFAULT_PERIOD);
  const { points } = weightTrend(weights);
  const trendLbs = points[points.length - 1]?.lbs ?? startLbs;
  const goal = goalDate && goalDateWords(goalDate, today, units);
  return (
    <Section label="WEIGHT TREND">
      <div className={styles.weightHead}>
        <div>
          <Display as="p" numeric>
            {shownWeight(trendLbs, units)} <Unit>{WEIGHT_UNIT[units]}</Unit>
          </Display>
          <Text tone="quiet" numeric className={styles.under}>
            <TrendWords weights={weights} today={today} units={units} />
          </Text>
        </div>
        <SelectField
          label="Period"
          hideLabel
          className={styles.period}
          value={period}
          onChange={(event) => setPeriod(periodOf(event.target.value))}
        >
          {PERIODS.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <Plot weights={weights} period={period} today={today} units={units} />
      {goal && (
        <Text tone="quiet" className={styles.goal}>
          {goal}
        </Text>
      )}
    </Section>
  );
}

const periodOf = (value: string): PeriodDays =>
  PERIODS.find(({ days }) => String(days) === value)?.days ?? DEFAULT_PERIOD;

type PlotProps = { weights: readonly DayWeight[]; period: number; today: number; units: UnitSystem };

function Plot({ weights, period, today, units }: PlotProps) {
  const last = weights[weights.length - 1];
  const isShown = weights.some(({ day }) => day > today - period);
  if (!last || weights.length < 2) {
    return (
      <Text tone="quiet">
        {last
          ? 'Your first weigh-in is in. With the next one, a line starts here.'
          : 'This is where you started. Log your weight twice and a line appears.'}
      </Text>
    );
  }
  if (!isShown) return <Text tone="quiet">No weigh-in in this time. The last one was on {shortDay(last.day)}.</Text>;
  return (
    <Suspense
      fallback={
        <Loading label="Your chart is on its way">
          <Skeleton height={276} />
        </Loading>
      }
    >
      <WeightChart weights={weights} period={period} today={today} units={units} />
    </Suspense>
  );
}

/** The pace, if it can be told from noise, and what the scale said last. */
function TrendWords({ weights, today, units }: Omit<PlotProps, 'period'>) {
  const last = weights[weights.length - 1];
  if (!last) return 'From your answers.';
  const day = last.day === today ? 'Today’s scale' : `The scale on ${shortDay(last.day)}`;
  const scale = `${day}: ${shownWeight(last.lbs, units)}.`;
  const { perWeek } = weightTrend(weights);
  if (!perWeek || weights.length < 5) return scale;
  if (perWeek.low < 0 && perWeek.high > 0) return `About steady. ${scale}`;
  return `About ${weightText(Math.abs(perWeek.lbs), units)} a week ${perWeek.lbs > 0 ? 'up' : 'down'}. ${scale}`;
}
