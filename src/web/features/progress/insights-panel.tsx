import type { Insight } from '#core/progress/insights.ts';
import { Section } from '#web/ui/layout.tsx';
import styles from './progress.module.css';

/** What the entries show, each with its reason. */
export function InsightsPanel({ insights }: { insights: readonly Insight[] }) {
  return (
    <Section label="AI INSIGHTS">
      <ul className={styles.insights}>
        {insights.map(({ id, title, reason }) => (
          <li key={id}>
            <strong>{title}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
