import { useMemo } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './chart-card.module.css';
import { type ChartOf, chartGeometry, dayText, tableRows } from './chart-geometry.ts';

/** A series of an answer, drawn small; a table for who cannot see it. */
export function ChartCard({ card }: { card: ChartOf }) {
  const { title, unit, points } = card;
  const drawn = useMemo(() => chartGeometry(card), [card]);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const heading = unit === '' ? title : `${title}, ${unit}`;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{heading}</figcaption>
      <div className={styles.plot} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.gridline} d="M0 0H100M0 100H100" />
          <path className={styles.band} d={drawn.band} />
          {drawn.bars.map(({ x, ...bar }) => (
            <rect key={x} className={styles.bar} x={x} {...bar} />
          ))}
          <path className={styles.line} d={drawn.line} />
          <path className={styles.dots} d={drawn.dots} />
        </svg>
        <span className={styles.top}>{drawn.top}</span>
        <span className={styles.bottom}>{drawn.bottom}</span>
      </div>
      <div className={styles.days} aria-hidden="true">
        <span>{dayText(first.day)}</span>
        <span>{dayText(last.day)}</span>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{heading}</caption>
          <tbody>
            {tableRows(points).map(({ day, value, low, high }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{low === undefined ? value : `${value}, between ${low} and ${high}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
