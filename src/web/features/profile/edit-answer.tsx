import { useEffect, useId, useRef, useState } from 'react';
import type { Profile } from '#core/athlete/profile.ts';
import { isMasked, isReadForRules, type ProfileField } from '#core/athlete/profile-fields.ts';
import { questionFor } from '#core/athlete/questionnaire.ts';
import type { AnswerInput } from '#core/athlete/read-answer.ts';
import { givenAnswer } from '#core/athlete/show-answer.ts';
import { ANSWER_WAYS } from '#web/parts/answer/answer-ways.ts';
import { Button } from '#web/ui/button.tsx';
import { Text, Title } from '#web/ui/text.tsx';
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
  const question = questionFor(field);
  const Way = ANSWER_WAYS[question.kind];
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
        action="Save"
      />
      {isReadForRules(field) && <AnswerPreview profile={{ ...profile, ...draft }} field={field} />}
      <Button tone="quiet" small onClick={onCancel}>
        Keep It As It Was
      </Button>
    </li>
  );
}
