import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import caps from './caps.module.css';
import { classes } from './classes.ts';
import styles from './tabs.module.css';

type Panel = { value: string; content: ReactNode };

type Steered = {
  /** Give both to steer it from outside. */
  value?: string;
  onValueChange?: (value: string) => void;
};

type TabFrameProps<T extends Panel> = Steered & {
  label: string;
  tabs: readonly T[];
  /** What a tab shows of itself. */
  face: (tab: T) => ReactNode;
  listClass: string | undefined;
  tabClass: string | undefined;
};

/** Tabs of any look, with arrow keys; only the chosen one's content exists. */
export function TabFrame<T extends Panel>({ label, tabs, face, listClass, tabClass, ...rest }: TabFrameProps<T>) {
  const { value, onValueChange } = rest;
  const steered = value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value };
  return (
    <RadixTabs.Root {...steered} {...(onValueChange && { onValueChange })}>
      <RadixTabs.List aria-label={label} className={listClass}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={tabClass}>
            {face(tab)}
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

export type Tab = Panel & { label: string; count?: number };

/** Words in a row that are tabs. */
export function Tabs(props: Steered & { label: string; tabs: readonly Tab[] }) {
  return (
    <TabFrame
      {...props}
      listClass={styles.list}
      tabClass={classes(caps.caps, styles.tab)}
      face={({ label, count }) => (
        <>
          {label}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </>
      )}
    />
  );
}
