import type { ReactNode } from 'react';
import { TabFrame } from '#web/ui/tabs.tsx';
import styles from './counter-tabs.module.css';

export type CounterTab = { value: string; label: string; count: number; content: ReactNode };

/** Large figures that are tabs. */
export function CounterTabs({ label, tabs }: { label: string; tabs: readonly CounterTab[] }) {
  return (
    <TabFrame
      {...{ label, tabs }}
      listClass={styles.counts}
      tabClass={styles.count}
      face={(tab) => (
        <>
          <span className={styles.figure}>{tab.count}</span> <span className={styles.label}>{tab.label}</span>
        </>
      )}
    />
  );
}
