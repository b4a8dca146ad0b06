import { answerLabel } from '#core/athlete/answer-label.ts';
import type { FieldChange } from '#core/athlete/change-profile.ts';
import { isMasked, type ProfileField } from '#core/athlete/profile-fields.ts';
import { saidAnswer } from '#core/athlete/show-answer.ts';
import type { ShownChange } from './turn.ts';

const HIDDEN = 'kept private';

/** An answer as it is shown: "180 lbs", "Build muscle", "4 days a week", "none". */
export function showValue(field: ProfileField, value: unknown, { hidesNumbers }: { hidesNumbers: boolean }): string {
  const said = saidAnswer(field, value);
  return hidesNumbers && isMasked(field) && said !== 'none' ? HIDDEN : said;
}

export function shownChange(change: FieldChange, options: { hidesNumbers: boolean }): ShownChange {
  const { field, before, after } = change;
  return {
    field,
    label: answerLabel(field),
    before: showValue(field, before, options),
    after: showValue(field, after, options),
  };
}
