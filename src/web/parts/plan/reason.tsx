import { type ReactNode, useId, useState } from 'react';
import type { BasisLine } from '#core/certificate/certificate.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { grouped } from './plan-labels.ts';
import styles from './reason.module.css';

type WhyButtonProps = {
  open: boolean;
  /** Id of what opens. */
  controls: string;
  onToggle: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A number that gives its reason on a tap. */
export function WhyButton({ open, controls, onToggle, className, children }: WhyButtonProps) {
  return (
    <LinkButton
      className={classes(styles.number, className)}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
      <VisuallyHidden>: why?</VisuallyHidden>
    </LinkButton>
  );
}

/** A number in running text with its reason in a sentence, which opens beneath it. */
export function WhyFigure({
  reason,
  className,
  children,
}: {
  reason: string;
  className?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <WhyButton open={open} controls={id} onToggle={() => setOpen(!open)} className={className}>
        {children}
      </WhyButton>
      <span id={id} hidden={!open} className={styles.aside}>
        {reason}
      </span>
    </>
  );
}

/** Why a total is what it is: the sum of its meals, and the target that they were chosen for with its source. */
export function Reason({ line, sum }: { line: BasisLine | undefined; sum: string }) {
  return (
    <div className={styles.reason}>
      <Text numeric>{sum}</Text>
      {line && (
        <Text tone="quiet" numeric>
          Target {grouped(line.value)} {line.unit}. {line.because} <em>{line.source}</em>
        </Text>
      )}
    </div>
  );
}
