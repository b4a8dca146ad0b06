import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { type PlanType, TEXT_MAX } from '#contract/common.ts';
import { giveFeedback } from '#contract/feedback.ts';
import { PRODUCT } from '#core/product.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Title } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import {
  EMPTY_FIELDS,
  type FeedbackSubject,
  feedbackBody,
  feedbackFieldsSchema,
  mayBeSent,
  type Verdict,
} from './feedback-entry.ts';
import styles from './feedback-form.module.css';

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
  const userId = useAuth().person?.id;
  const toast = useToast();
  return useMutation({
    mutationFn: (body: ReturnType<typeof feedbackBody>) => callOperation(giveFeedback, { body: { ...body, userId } }),
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
  const form = useForm({ schema: feedbackFieldsSchema, start: EMPTY_FIELDS });
  const titleId = useId();
  const { mutate, isPending } = useSendFeedback(type, onClose);
  const isReady = mayBeSent(type, form.typed());
  return (
    <Form
      form={form}
      onSubmit={(fields) => mutate(feedbackBody({ planId, type, subject, verdict, fields }))}
      isPending={isPending}
      className={styles.form}
      aria-labelledby={titleId}
    >
      <Stack>
        <Title as="h4" id={titleId}>
          {QUESTIONS[verdict]}
        </Title>
        <TextAreaField
          label={type === 'meal' ? 'Reason' : 'Reason (optional)'}
          rows={2}
          autoFocus
          maxLength={TEXT_MAX.long}
          {...form.field('reason')}
        />
        <TextField
          label="Specific items (optional)"
          hint={`With commas between, e.g. ${type === 'meal' ? 'mushrooms, feta' : 'burpees, long planks'}.`}
          maxLength={TEXT_MAX.long}
          {...form.field('items')}
        />
        <TextField
          label={`Anything else for ${PRODUCT.coach}? (optional)`}
          maxLength={TEXT_MAX.long}
          {...form.field('comment')}
        />
        <Actions>
          <SubmitButton small tone="secondary" pendingLabel="Sending..." disabled={!isReady}>
            Submit Feedback
          </SubmitButton>
          <Button small tone="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}
