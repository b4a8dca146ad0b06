import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { PlanType } from '#contract/common.ts';
import { giveFeedback } from '#contract/feedback.ts';
import { PRODUCT } from '#core/product.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Title } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import {
  EMPTY_FIELDS,
  type FeedbackSubject,
  feedbackBody,
  itemsProblem,
  mayBeSent,
  type Verdict,
} from './feedback-entry.ts';
import styles from './feedback-form.module.css';
import { TEXT_LENGTH } from './plan-name.ts';

type FeedbackFormProps = {
  planId: string;
  type: PlanType;
  subject: FeedbackSubject;
  verdict: Verdict;
  onClose: () => void;
};

const QUESTIONS = { like: 'What did you like?', dislike: 'What did not work for you?' } as const;
const THANKS = {
  meal: 'Thanks for helping us improve your recommendations.',
  workout: 'Thanks for helping us improve your workout recommendations.',
} as const;

function useSendFeedback(type: PlanType, onClose: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (body: ReturnType<typeof feedbackBody>) => callOperation(giveFeedback, { body }),
    onSuccess: () => {
      toast({ title: 'Feedback submitted!', description: THANKS[type], tone: 'success' });
      onClose();
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to submit feedback. Please try again.',
        tone: 'destructive',
      }),
  });
}

/** Why something was liked or not; the next plan is written with it in mind. */
export function FeedbackForm({ planId, type, subject, verdict, onClose }: FeedbackFormProps) {
  const [fields, setFields] = useState(EMPTY_FIELDS);
  const titleId = useId();
  const { mutate, isPending } = useSendFeedback(type, onClose);
  const problem = itemsProblem(fields.items);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayBeSent(type, fields) && !problem) mutate(feedbackBody({ planId, type, subject, verdict, fields }));
  };
  const bind = (name: keyof typeof fields) => ({
    value: fields[name],
    maxLength: TEXT_LENGTH,
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  });
  return (
    <form className={styles.form} aria-labelledby={titleId} onSubmit={submit} noValidate>
      <Stack>
        <Title as="h4" id={titleId}>
          {QUESTIONS[verdict]}
        </Title>
        <TextAreaField
          label={type === 'meal' ? 'Reason' : 'Reason (optional)'}
          rows={2}
          autoFocus
          {...bind('reason')}
        />
        <TextField
          label="Specific items (optional)"
          hint={`With commas between, e.g. ${type === 'meal' ? 'mushrooms, feta' : 'burpees, long planks'}.`}
          error={problem}
          {...bind('items')}
        />
        <TextField label={`Anything else for ${PRODUCT.coach}? (optional)`} {...bind('comment')} />
        <Actions>
          <Button type="submit" small pending={isPending} pendingLabel="Sending..." disabled={!mayBeSent(type, fields)}>
            Submit Feedback
          </Button>
          <Button small tone="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
