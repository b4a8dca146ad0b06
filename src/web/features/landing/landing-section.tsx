import { type ReactNode, useId } from 'react';
import { Title } from '#web/ui/text.tsx';
import styles from './landing-section.module.css';

type LandingSectionProps = { title: ReactNode; children: ReactNode; anchor?: string };

/** Opens with a heavy rule and a large title. `anchor` is its name in the address. */
export function LandingSection({ title, children, anchor }: LandingSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={id}
      className={styles.section}
    >
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      {children}
    </section>
  );
}
