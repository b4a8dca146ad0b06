import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { shortDate } from './calendar.ts';
import { inPounds } from './profile-facts.ts';
import styles from './weight-chart.module.css';
import { type TrendPlot, trendPlot, type WeighIn } from './weight-trend.ts';

/** A line with a dot for each weigh-in, the last one named at its end; a table for who cannot see it. */
export function WeightChart({ entries }: { entries: readonly WeighIn[] }) {
  const plot = trendPlot(entries);
  const [first, last] = [entries[0], entries[entries.length - 1]];
  if (!first || !last) return null;
  return (
    <figure className={styles.chart}>
      <div className={styles.plot} aria-hidden="true">
        <Drawing plot={plot} />
        {plot.levels.map(({ y, lbs }) => (
          <span key={lbs} className={styles.level} style={{ top: `${y}%` }}>
            {lbs}
          </span>
        ))}
        <span className={styles.from}>{shortDate(first.at)}</span>
        <span className={styles.to}>{shortDate(last.at)}</span>
      </div>
      <VisuallyHidden>
        <WeightTable entries={entries} />
      </VisuallyHidden>
    </figure>
  );
}

function Drawing({ plot: { points, levels } }: { plot: TrendPlot }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {levels.map(({ y, lbs }) => (
        <path key={lbs} className={styles.gridline} d={`M0 ${y}H100`} />
      ))}
      <polyline className={styles.trend} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y, entry }) => (
        <path key={entry.at.toISOString()} className={styles.dot} d={`M${x} ${y}h.001`} />
      ))}
    </svg>
  );
}

function WeightTable({ entries }: { entries: readonly WeighIn[] }) {
  return (
    <table>
      <caption>Weight, in pounds</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Weight</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ at, lbs }) => (
          <tr key={at.toISOString()}>
            <th scope="row">{shortDate(at)}</th>
            <td>{inPounds(lbs)} lbs</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
