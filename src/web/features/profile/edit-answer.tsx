import { useEffect, useId, useRef, useState } from 'react';
import { answerLabel } from '#core/athlete/answer-label.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { isMasked, isReadForRules, type ProfileField } from '#core/athlete/profile-fields.ts';
import { questionFor } from '#core/athlete/questionnaire.ts';
import type { AnswerInput } from '#core/athlete/read-answer.ts';
import { givenAnswer, listedAnswer } from '#core/athlete/show-answer.ts';
import { ANSWER_WAYS } from '#web/parts/answer/answer-ways.ts';
import { Button } from '#web/ui/button.tsx';
import { Text, Title } from '#web/ui/text.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import { ChangeEffect } from './change-effect.tsx';
import { readEdited } from './read-edited.ts';
import styles from './your-answers.module.css';

type Props = {
  profile: Profile;
  field: ProfileField;
  /** The figure that stands is not shown. */
  hidesNumbers: boolean;
  isSaving: boolean;
  /** What the change would do is told before it is saved. */
  asksFirst: boolean;
  onSave: (change: Partial<Profile>) => void;
  onCancel: () => void;
};

const wantedLine = (field: ProfileField, wanted: Partial<Profile>, hidesNumbers: boolean): string =>
  hidesNumbers && isMasked(field) ? answerLabel(field) : `${answerLabel(field)}: ${listedAnswer(field, wanted[field])}`;

/** One answer to be given anew, by the control that the questionnaire asks with. */
export function EditAnswer({ profile, field, hidesNumbers, isSaving, asksFirst, onSave, onCancel }: Props) {
  const id = useId();
  const box = useRef<HTMLLIElement>(null);
  const [ask, setAsk] = useState('');
  const [draft, setDraft] = useState<Partial<Profile>>({});
  const [wanted, setWanted] = useState<Partial<Profile> | null>(null);
  const question = questionFor(field);
  const Way = ANSWER_WAYS[question.kind];
  useEffect(() => {
    const control = box.current?.querySelector<HTMLElement>('[data-first]');
    control?.focus();
  }, []);

  const answer = (input: AnswerInput) => {
    const read = readEdited(field, input);
    setAsk(read.ok ? '' : read.ask);
    if (!read.ok) return;
    if (asksFirst) setWanted(read.change);
    else onSave(read.change);
  };
  const onDraft = (input: AnswerInput) => {
    setWanted(null);
    const read = readEdited(field, input);
    if (read.ok) setDraft(read.change);
  };
  const given = hidesNumbers && isMasked(field) ? '' : givenAnswer(field, profile[field]);
  return (
    <li ref={box} className={styles.edit} aria-busy={isSaving}>
      <div className={styles.said}>
        <Title as="h4" id={`${id}-q`}>
          {question.prompt}
        </Title>
        <Text id={`${id}-h`} tone="quiet">
          {question.help}
        </Text>
      </div>
      <Way
        {...{ question, given, ask, onDraft }}
        labelledBy={`${id}-q`}
        describedBy={`${id}-h`}
        onAnswer={answer}
        action={asksFirst ? 'See What It Changes' : 'Save'}
      />
      {isReadForRules(field) && <AnswerPreview profile={{ ...profile, ...draft }} field={field} />}
      {wanted && (
        <ChangeEffect
          key={JSON.stringify(wanted)}
          {...{ wanted, isSaving }}
          answer={wantedLine(field, wanted, hidesNumbers)}
          onSave={() => onSave(wanted)}
        />
      )}
      <Button tone="quiet" small onClick={onCancel}>
        Keep It As It Was
      </Button>
    </li>
  );
}
