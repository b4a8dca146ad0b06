import { useMemo } from 'react';
import type { DayWeight } from '#core/progress/weight-trend.ts';
import { shownWeight, type UnitSystem, WEIGHT_UNIT, weightText } from '#core/units/measure-units.ts';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { shortDay } from './dates.ts';
import styles from './weight-chart.module.css';
import { shownPart, type WeightPlot, weightPlot, weightRows } from './weight-plot.ts';

type Props = { weights: readonly DayWeight[]; period: number; today: number; units: UnitSystem };

/** The trend as one line with its band, a dot for each weigh-in, the last value named; a table for who cannot see it. */
export function WeightChart({ weights, period, today, units }: Props) {
  const plot = useMemo(() => weightPlot({ weights, period, today, units }), [weights, period, today, units]);
  return (
    <figure className={styles.chart} data-entries={weights.length}>
      <div className={styles.plot} aria-hidden="true">
        <Drawing plot={plot} />
        {plot.levels.map(({ y, value }) => (
          <span key={value} className={styles.level} style={{ top: `${y}%` }}>
            {value}
          </span>
        ))}
        {plot.now && (
          <span className={classes(styles.level, styles.now)} style={{ top: `${plot.now.y}%` }}>
            {shownWeight(plot.now.lbs, units)}
          </span>
        )}
        <Dates days={plot.days} />
      </div>
      <VisuallyHidden>
        <WeightTable weights={weights} period={period} today={today} units={units} />
      </VisuallyHidden>
    </figure>
  );
}

function Drawing({ plot }: { plot: WeightPlot }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {plot.levels.map(({ y, value }) => (
        <path key={value} className={styles.gridline} d={`M0 ${y}H100`} />
      ))}
      <path className={styles.band} d={plot.band} />
      <path className={styles.dot} d={plot.dots} />
      <path className={styles.trend} d={plot.line} />
    </svg>
  );
}

/** On a phone there is room for the first and the last one. */
function Dates({ days }: Pick<WeightPlot, 'days'>) {
  return days.map(({ x, day }, index) => {
    const isEdge = index === 0 || index === days.length - 1;
    return (
      <span
        key={day}
        className={classes(styles.date, index === days.length - 1 && styles.last, !isEdge && styles.between)}
        style={{ left: `${x}%` }}
      >
        {shortDay(day)}
      </span>
    );
  });
}

function WeightTable({ weights, period, today, units }: Props) {
  const rows = weightRows(shownPart({ weights, period, today }).entries);
  return (
    <table>
      <caption>Weight, in {WEIGHT_UNIT[units]}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Weight</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, to, lbs, entries }) => (
          <tr key={from}>
            <th scope="row">{from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`}</th>
            <td>{entries > 1 ? `about ${weightText(lbs, units)}, ${entries} entries` : weightText(lbs, units)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
