import { counted } from '#core/language/counted.ts';
import { LinkButton } from '#web/ui/button.tsx';

import styles from './tiles.module.css';

type Props = {
  count: number;
  /** What the changes were made to: "Home gym". */
  of?: string | undefined;
  onTakeBack: () => void;
};

/** How many taps stand above what was read, and the way back. */
export function TakeBack({ count, of, onTakeBack }: Props) {
  if (count === 0) return null;
  return (
    <p className={styles.changes}>
      {of === undefined ? '' : `${of}, with `}
      {counted(count, 'change', 'changes')} of yours.{' '}
      <LinkButton className={styles.back} onClick={onTakeBack}>
        {count === 1 ? 'Take it back' : 'Take them back'}
      </LinkButton>
    </p>
  );
}
