import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './account.module.css';

type SectionFaultProps = {
  error: unknown;
  /** What is said where the error itself says nothing for people. */
  otherwise: string;
  onRetry: () => void;
};

/** Where one part of the page did not load: what is wrong, and a way to try again. The others stay as they are. */
export function SectionFault({ error, otherwise, onRetry }: SectionFaultProps) {
  return (
    <>
      <Text>{messageOf(error, otherwise)}</Text>
      <div className={styles.below}>
        <Button onClick={onRetry}>Try Again</Button>
      </div>
    </>
  );
}
