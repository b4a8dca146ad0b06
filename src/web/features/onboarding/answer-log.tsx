import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { AnswerLine } from '#core/athlete/onboarding.ts';
import type { QuestionField } from '#core/athlete/profile-fields.ts';
import { IconButton, LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './answer-log.module.css';

/** So many stay in sight: the question must not sink below the screen. */
const SHOWN = 3;

type Props = {
  lines: readonly AnswerLine[];
  /** The question on screen is not in the log as well. */
  current: QuestionField | undefined;
  /** Kept, but not to be shown. */
  hidden: readonly QuestionField[];
  onEdit: (field: QuestionField) => void;
};

/** The answers so far, as a log in which each can be changed. */
export function AnswerLog({ lines, current, hidden: unshown, onEdit }: Props) {
  const [all, setAll] = useState(false);
  const others = lines.filter(({ field }) => field !== current);
  const hidden = all ? 0 : Math.max(0, others.length - SHOWN);
  if (others.length === 0) return null;
  return (
    <div className={styles.box}>
      {others.length > SHOWN && (
        <LinkButton className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer answers' : `Show ${hidden} earlier ${hidden === 1 ? 'answer' : 'answers'}`}
        </LinkButton>
      )}
      <ol className={styles.log} aria-label="Your answers so far">
        {others.slice(hidden).map((line) => (
          <li key={line.field}>
            <span className={classes(styles.prompt, styles.long)}>{line.prompt}</span>
            <span className={classes(styles.prompt, styles.short)} aria-hidden="true">
              {line.label}
            </span>
            <strong className={styles.echo}>{unshown.includes(line.field) ? 'Kept, not shown' : line.echo}</strong>
            <IconButton label={`Change: ${line.prompt}`} className={styles.edit} onClick={() => onEdit(line.field)}>
              <Pencil />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  );
}
