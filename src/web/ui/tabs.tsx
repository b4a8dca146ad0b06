import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { value: string; label: string; count?: number; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Give both to steer it from outside. */
  value?: string;
  onValueChange?: (value: string) => void;
};

/** Tabs with arrow keys; only the chosen one's content exists. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const steered = value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value };
  return (
    <RadixTabs.Root {...steered} {...(onValueChange && { onValueChange })}>
      <RadixTabs.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}> {tab.count}</span>}
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
