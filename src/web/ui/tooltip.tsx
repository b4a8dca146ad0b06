import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

const OPENS_AFTER_MS = 700;
const SKIPS_WITHIN_MS = 300;

/** Put once around a screen that has tooltips: after the first, the next ones open at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={OPENS_AFTER_MS} skipDelayDuration={SKIPS_WITHIN_MS}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** A hint on a control; never the only place where something is said. */
export function Tooltip({ tip, children }: { tip: ReactNode; children: ReactElement }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className={styles.tip} sideOffset={8} collisionPadding={16}>
          {tip}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
