import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isAsked, type QuestionField } from '#core/athlete/profile-fields.ts';
import { type CompleteAnswers, questionFor } from '#core/athlete/questionnaire.ts';
import { PRODUCT } from '#core/product.ts';
import { type Understanding, understand } from '#web/parts/answer/understanding.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Display, Label, Text, Title } from '#web/ui/text.tsx';
import questionStyles from './question-view.module.css';
import styles from './review.module.css';

type Props = {
  answers: CompleteAnswers;
  /** The answers are just being read: nothing to decide yet. */
  isReading: boolean;
  /** The answers are to be saved anew; there are plans already. */
  isRepair: boolean;
  isSaving: boolean;
  onConfirm: () => void;
  onEdit: (field: QuestionField) => void;
};

/** All questions are answered: what was understood, and what was not, before the plans are made. */
export function Review({ answers, isReading, isRepair, isSaving, onConfirm, onEdit }: Props) {
  const understood = useQuery({ queryKey: ['understanding', answers], queryFn: () => understand(answers) });
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isReading) heading.current?.focus();
  }, [isReading]);

  if (isReading || !understood.data) return <Reading />;
  const { unclear, lines } = understood.data;
  return (
    <section className={questionStyles.ask}>
      <div className={questionStyles.said} ref={heading} tabIndex={-1}>
        <Label as="p">{PRODUCT.coach}</Label>
        <Display className={questionStyles.prompt}>
          {unclear.length > 0 ? 'One thing before I start' : 'That is all I need'}
        </Display>
        <Text tone="quiet">
          {unclear.length > 0
            ? 'I did not understand everything. Say it in other words, or go on: until then I stay on the safe side.'
            : isRepair
              ? 'Look over your answers, then save them. Your plans are checked against them again.'
              : 'Look over your answers, or let me write your plans now.'}
        </Text>
      </div>
      <NotUnderstood unclear={unclear} onEdit={onEdit} />
      {lines.length > 0 && (
        <div className={styles.understood}>
          <Title>What I understood</Title>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <Actions stacked>
        <Button tone="primary" pending={isSaving} pendingLabel="Saving..." onClick={onConfirm}>
          {isRepair ? 'Save My Answers' : 'Make My Plans'}
        </Button>
      </Actions>
    </section>
  );
}

function NotUnderstood({ unclear, onEdit }: Pick<Understanding, 'unclear'> & Pick<Props, 'onEdit'>) {
  if (unclear.length === 0) return null;
  return (
    <Ledger closed className={styles.unclear ?? ''}>
      {unclear.map(({ field, text, treatedAs }) => (
        <LedgerRow
          key={`${field} ${text}`}
          above={questionFor(field).label}
          name={`“${text}”`}
          note={treatedAs}
          end={
            isAsked(field) && (
              <Button small aria-label={`Change: ${questionFor(field).prompt}`} onClick={() => onEdit(field)}>
                Change
              </Button>
            )
          }
        />
      ))}
    </Ledger>
  );
}

function Reading() {
  return (
    <section className={questionStyles.ask} aria-busy="true">
      <Label as="p">{PRODUCT.coach}</Label>
      <Display className={questionStyles.prompt}>Let me read that back</Display>
      <Skeleton height={64} />
    </section>
  );
}
