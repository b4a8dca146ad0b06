import { useEffect, useId, useRef, useState } from 'react';
import type { Profile } from '#core/athlete/profile.ts';
import type { AnswerInput } from '#core/athlete/read-answer.ts';
import { ChosenAnswer } from '#web/parts/answer/chosen-answer.tsx';
import { OptionRows } from '#web/parts/answer/option-rows.tsx';
import { TextAnswer } from '#web/parts/answer/text-answer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Text, Title } from '#web/ui/text.tsx';
import { askedAs, givenAnswer, isWeight, type ProfileField, questionOf } from './answer-groups.ts';
import { AnswerPreview } from './answer-preview.tsx';
import { readEdited } from './read-edited.ts';
import styles from './your-answers.module.css';

type Props = {
  profile: Profile;
  field: ProfileField;
  /** The figure that stands is not shown. */
  hidesNumbers: boolean;
  isSaving: boolean;
  onSave: (change: Partial<Profile>) => void;
  onCancel: () => void;
};

/** One answer to be given anew, by the control that the questionnaire asks with. */
export function EditAnswer({ profile, field, hidesNumbers, isSaving, onSave, onCancel }: Props) {
  const id = useId();
  const box = useRef<HTMLLIElement>(null);
  const [ask, setAsk] = useState('');
  const [draft, setDraft] = useState<Partial<Profile>>({});
  const { prompt, help } = askedAs(field);
  const question = questionOf(field);
  useEffect(() => {
    const control = box.current?.querySelector<HTMLElement>('[data-first]');
    control?.focus();
  }, []);

  const answer = (input: AnswerInput) => {
    const read = readEdited(field, input);
    setAsk(read.ok ? '' : read.ask);
    if (read.ok) onSave(read.change);
  };
  const onDraft = (input: AnswerInput) => {
    const read = readEdited(field, input);
    if (read.ok) setDraft(read.change);
  };
  const given = hidesNumbers && isWeight(field) ? '' : givenAnswer(profile, field);
  const way = { given, ask, labelledBy: `${id}-q`, describedBy: `${id}-h`, onAnswer: answer, onDraft, action: 'Save' };
  return (
    <li ref={box} className={styles.edit} aria-busy={isSaving}>
      <div className={styles.said}>
        <Title as="h4" id={`${id}-q`}>
          {prompt}
        </Title>
        <Text id={`${id}-h`} tone="quiet">
          {help}
        </Text>
      </div>
      {question?.kind === 'options' && <OptionRows {...way} question={question} />}
      {question?.kind === 'options_and_text' && <ChosenAnswer {...way} question={question} />}
      {(question === null || question.kind === 'text') && <TextAnswer {...way} question={askedAs(field)} />}
      {isWritten(field) && <AnswerPreview profile={{ ...profile, ...draft }} field={field} />}
      <Button tone="quiet" small onClick={onCancel}>
        Keep It As It Was
      </Button>
    </li>
  );
}

const WRITTEN: readonly ProfileField[] = [
  'foodAllergies',
  'dietaryRestrictions',
  'dietaryPrefs',
  'dislikedFoods',
  'equipmentAccess',
  'injuries',
  'medicalConditions',
  'medications',
];

const isWritten = (field: ProfileField): boolean => WRITTEN.includes(field);
