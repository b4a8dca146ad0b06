import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styles from './counter-tabs.module.css';

export type CounterTab = { value: string; label: string; count: number; content: ReactNode };

/** Large figures that are tabs. */
export function CounterTabs({ label, tabs }: { label: string; tabs: readonly CounterTab[] }) {
  return (
    <RadixTabs.Root defaultValue={tabs[0]?.value ?? ''}>
      <RadixTabs.List aria-label={label} className={styles.counts}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={styles.count}>
            <span className={styles.figure}>{tab.count}</span> <span className={styles.label}>{tab.label}</span>
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
