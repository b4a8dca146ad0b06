import type { PlanType } from '#contract/common.ts';
import type { giveFeedback } from '#contract/feedback.ts';
import type { RequestOf } from '#contract/operation.ts';

/** What is judged: the whole plan, or one item of it by its place. */
export type FeedbackSubject =
  | { key: 'plan' }
  | { key: `meal-${number}` | `exercise-${number}-${number}`; name: string };
export type Verdict = 'like' | 'dislike';
/** Which form is open, e.g. 'plan-like' or 'meal-2-dislike'. */
export type FeedbackSelection = `${FeedbackSubject['key']}-${Verdict}`;

export type FeedbackFields = { reason: string; items: string; comment: string };
export const EMPTY_FIELDS: FeedbackFields = { reason: '', items: '', comment: '' };

export const selectionOf = ({ key }: FeedbackSubject, verdict: Verdict): FeedbackSelection => `${key}-${verdict}`;

/** Entries of a comma-separated field, trimmed; empty ones are left out. */
export const splitItems = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The meal form needs a reason; the workout form does not. */
export const mayBeSent = (type: PlanType, { reason }: FeedbackFields): boolean =>
  type === 'workout' || reason.trim() !== '';

const ITEM_LENGTH = 120;
const ITEM_COUNT = 29;

/** What is wrong with the named items; `undefined` if nothing is. */
export function itemsProblem(text: string): string | undefined {
  const items = splitItems(text);
  if (items.length > ITEM_COUNT) return `Please name at most ${ITEM_COUNT} things.`;
  const isLong = items.some(({ length }) => length > ITEM_LENGTH);
  return isLong ? `Please keep each one under ${ITEM_LENGTH} characters, with commas between.` : undefined;
}

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
