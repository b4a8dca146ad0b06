import { counted } from '#core/language/counted.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import styles from './premises-sheet.module.css';

import { unaskedWords } from './unasked-words.ts';
import type { SheetFlow } from './use-sheet.ts';

type Props = {
  flow: SheetFlow;
  label: string;
  isPending?: boolean;
  pendingLabel?: string;
  /** Said beside what is open. */
  note?: string;
  /** Stands in a window, not on the page. */
  inWindow?: boolean;
  onConfirm: () => void;
};

/** What the person is to look at: what is open, else what is a guess; empty where nothing is either. */
function openLine(sheet: PremisesSheet): string {
  const unread = unaskedWords(sheet);
  const open = sheet.questions.filter(({ chosen }) => chosen === null).length;
  const parts = [
    open > 0 && `${counted(open, 'question', 'questions')} open`,
    unread.length > 0 && `${counted(unread.length, 'word', 'words')} I do not know`,
  ].filter((part) => part !== false);
  if (parts.length > 0) return `${parts.join(', ')}. I stay on the safe side.`;
  if (sheet.toolsAreGuessed) return 'The equipment is my guess. Have a look.';
  return sheet.state === 'open' ? 'Some of it is my guess. Have a look.' : '';
}

/** The one button, always in sight, and beside it what is still open. */
export function SheetFoot({ flow, label, isPending = false, pendingLabel, note = '', inWindow, onConfirm }: Props) {
  const { sheet, problem, retry } = flow;
  return (
    <div className={classes(styles.foot, inWindow && styles.inWindow)}>
      {problem !== null && (
        <div className={styles.problem}>
          <ProblemNote>{`${problem} Your taps are kept; I could not read them yet.`}</ProblemNote>
          <Button small tone="quiet" onClick={retry}>
            Try Again
          </Button>
        </div>
      )}
      <p role="status" className={styles.note}>
        {[openLine(sheet), note].filter((part) => part !== '').join(' ') || 'Nothing is open.'}
      </p>
      <Button tone="primary" className={styles.go} pending={isPending} pendingLabel={pendingLabel} onClick={onConfirm}>
        {label}
      </Button>
    </div>
  );
}
