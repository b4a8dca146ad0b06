import { useState } from 'react';
import { type FeedbackSelection, type FeedbackSubject, selectionOf, type Verdict } from './feedback-entry.ts';

/** Which feedback form of a plan is open; the same button again closes it. */
export function useFeedbackSelection() {
  const [selection, select] = useState<FeedbackSelection | null>(null);
  return {
    selection,
    toggle: (subject: FeedbackSubject, verdict: Verdict) => {
      const chosen = selectionOf(subject, verdict);
      select(chosen === selection ? null : chosen);
    },
    close: () => select(null),
  };
}

export type FeedbackChoice = ReturnType<typeof useFeedbackSelection>;
