import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { PlanType } from '#contract/common.ts';
import { Button } from '#web/ui/button.tsx';
import { type FeedbackSubject, selectionOf, type Verdict } from './feedback-entry.ts';
import { FeedbackForm } from './feedback-form.tsx';
import type { FeedbackChoice } from './use-feedback-selection.ts';

type PartProps = { subject: FeedbackSubject; choice: FeedbackChoice };

/** 'Love It!' and 'Not For Me'; for a whole plan 'Love This Plan!'. */
export function FeedbackButtons({ subject, choice }: PartProps) {
  const isPlan = subject.key === 'plan';
  const pressed = (verdict: Verdict) => choice.selection === selectionOf(subject, verdict);
  return (
    <>
      <Button
        small
        tone={isPlan ? 'secondary' : 'quiet'}
        aria-pressed={pressed('like')}
        onClick={() => choice.toggle(subject, 'like')}
      >
        <ThumbsUp />
        {isPlan ? 'Love This Plan!' : 'Love It!'}
      </Button>
      <Button small tone="quiet" aria-pressed={pressed('dislike')} onClick={() => choice.toggle(subject, 'dislike')}>
        <ThumbsDown />
        Not For Me
      </Button>
    </>
  );
}

/** The form below the buttons, while one of them is pressed. */
export function FeedbackPanel({ subject, choice, planId, type }: PartProps & { planId: string; type: PlanType }) {
  const verdicts = ['like', 'dislike'] as const;
  const verdict = verdicts.find((one) => choice.selection === selectionOf(subject, one));
  if (!verdict) return null;
  return <FeedbackForm key={verdict} {...{ planId, type, subject, verdict }} onClose={choice.close} />;
}
