import { LEFT_REASONS, type LeftOut, type LeftReason } from '#core/imports/reading.ts';
import { counted } from '#core/language/counted.ts';
import { Section } from '#web/ui/layout.tsx';
import styles from './imports.module.css';

/** More than anybody reads; the rest is counted. */
const MOST_SHOWN = 300;

/** What is not taken over, by the reason, with each row by its line. */
export function LeftOutList({ left }: { left: readonly LeftOut[] }) {
  const reasons = (Object.keys(LEFT_REASONS) as LeftReason[]).filter((each) =>
    left.some(({ reason }) => reason === each),
  );
  return (
    <Section label="Left out">
      {reasons.map((reason) => (
        <Because key={reason} reason={reason} rows={left.filter((row) => row.reason === reason)} />
      ))}
    </Section>
  );
}

function Because({ reason, rows }: { reason: LeftReason; rows: readonly LeftOut[] }) {
  const shown = rows.slice(0, MOST_SHOWN);
  return (
    <details className={styles.because}>
      <summary>
        {counted(rows.length, 'row')}: {LEFT_REASONS[reason]}
      </summary>
      <ul>
        {shown.map(({ line, what }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows stand still, and several may be equal.
          <li key={index}>{line === null ? what : `Line ${line}: ${what}`}</li>
        ))}
        {rows.length > shown.length && <li>and {rows.length - shown.length} more like these</li>}
      </ul>
    </details>
  );
}
