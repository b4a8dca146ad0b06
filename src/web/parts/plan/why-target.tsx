import { useId, useState } from 'react';
import type { NextSession } from '#contract/training.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './why-target.module.css';

type WhyTargetProps = {
  target: Pick<NextSession['targets'][number]['target'], 'weightLbs' | 'why' | 'source'>;
  /** Whose target it is, for a screen reader, where several stand below each other. */
  name?: string;
};

/** Gives the reason of a target, and where it comes from, on a tap. */
export function WhyTarget({ target, name }: WhyTargetProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <LinkButton className={styles.why} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {target.weightLbs === null ? 'Why this target?' : 'Why this weight?'}
        {name !== undefined && <VisuallyHidden> {name}</VisuallyHidden>}
      </LinkButton>
      <div id={id} hidden={!isOpen}>
        <Text>{target.why}</Text>
        <Text tone="quiet" className={styles.source}>
          {target.source}
        </Text>
      </div>
    </>
  );
}
