import { z } from 'zod';
import { type PlanType, TEXT_MAX } from '#contract/common.ts';
import { FEEDBACK_ITEMS_MAX, type giveFeedback } from '#contract/feedback.ts';
import type { RequestOf } from '#contract/operation.ts';

/** What is judged: the whole plan, or one item of it by its place. */
export type FeedbackSubject =
  | { key: 'plan' }
  | { key: `meal-${number}` | `exercise-${number}-${number}`; name: string };
export type Verdict = 'like' | 'dislike';
/** Which form is open, e.g. 'plan-like' or 'meal-2-dislike'. */
export type FeedbackSelection = `${FeedbackSubject['key']}-${Verdict}`;

export const EMPTY_FIELDS = { reason: '', items: '', comment: '' };

export const selectionOf = ({ key }: FeedbackSubject, verdict: Verdict): FeedbackSelection => `${key}-${verdict}`;

/** Entries of a comma-separated field, trimmed; empty ones are left out. */
export const splitItems = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The meal form needs a reason; the workout form does not. */
export const mayBeSent = (type: PlanType, { reason }: Pick<FeedbackFields, 'reason'>): boolean =>
  type === 'workout' || reason.trim() !== '';

/** One place is for the meal or the exercise itself. */
const NAMED_MAX = FEEDBACK_ITEMS_MAX - 1;

/** What may be typed; the items are several things in one field. */
export const feedbackFieldsSchema = z.object({
  reason: z.string(),
  items: z
    .string()
    .refine((text) => splitItems(text).length <= NAMED_MAX, {
      error: `Please name at most ${NAMED_MAX} things.`,
      abort: true,
    })
    .refine((text) => splitItems(text).every(({ length }) => length <= TEXT_MAX.short), {
      error: `Please keep each one under ${TEXT_MAX.short} characters, with commas between.`,
    }),
  comment: z.string(),
});

type FeedbackFields = z.output<typeof feedbackFieldsSchema>;
type Given = { planId: string; type: PlanType; subject: FeedbackSubject; verdict: Verdict; fields: FeedbackFields };

/** The feedback as the server takes it: what was left empty is left out; a single item is named first. */
export function feedbackBody({
  planId,
  type,
  subject,
  verdict,
  fields,
}: Given): RequestOf<typeof giveFeedback>['body'] {
  const [reason, comment] = [fields.reason.trim(), fields.comment.trim()];
  const named = 'name' in subject ? [subject.name] : [];
  const specificItems = [...new Set([...named, ...splitItems(fields.items)])];
  return {
    planId,
    feedbackType: `${verdict}d_${type}`,
    ...(reason && { reason }),
    ...(specificItems.length > 0 && { specificItems }),
    ...(comment && { comment }),
  };
}
