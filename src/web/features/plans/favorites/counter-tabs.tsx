import type { ReactNode } from 'react';
import { TabFrame } from '#web/ui/tabs.tsx';
import styles from './counter-tabs.module.css';

export type CounterTab = { value: string; label: string; count: number; content: ReactNode };

type CounterTabsProps = { label: string; tabs: readonly CounterTab[]; isQuiet: boolean };

/** Large figures that are tabs; `isQuiet`: their names alone, for who would only see zeros. */
export function CounterTabs({ label, tabs, isQuiet }: CounterTabsProps) {
  return (
    <TabFrame
      {...{ label, tabs }}
      listClass={styles.counts}
      tabClass={styles.count}
      face={(tab) => (
        <>
          {!isQuiet && <span className={styles.figure}>{tab.count}</span>}{' '}
          <span className={styles.label}>{tab.label}</span>
        </>
      )}
    />
  );
}
