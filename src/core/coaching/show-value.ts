import { answerLabel } from '#core/athlete/answer-label.ts';
import type { FieldChange } from '#core/athlete/change-profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { QUESTIONS } from '#core/athlete/questionnaire.ts';
import { formatFeetAndInches, formatLbs } from '#core/units/format.ts';
import type { ShownChange } from './turn.ts';

const UNITS: Partial<Record<keyof Profile, string>> = {
  workoutDaysPerWeek: 'days a week',
  workoutDuration: 'minutes',
  mealsPerDay: 'meals a day',
  sleepHours: 'hours a night',
};
/** Answers that are figures of a body; not shown after an eating-disorder disclosure. */
const BODY_NUMBERS: ReadonlySet<keyof Profile> = new Set(['weightLbs', 'targetWeightLbs']);
const HIDDEN = 'kept private';

/** An answer as it is shown: "180 lbs", "Build muscle", "4 days a week", "none". */
export function showValue(field: keyof Profile, value: unknown, { hidesNumbers }: { hidesNumbers: boolean }): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (hidesNumbers && BODY_NUMBERS.has(field)) return HIDDEN;
  if (Array.isArray(value)) return value.join(', ') || 'none';
  if (BODY_NUMBERS.has(field)) return formatLbs(Number(value));
  if (field === 'heightIn') return formatFeetAndInches(Number(value));
  const unit = UNITS[field];
  if (unit !== undefined) return `${value} ${unit}`;
  const option = QUESTIONS.find((question) => question.field === field)?.options.find((each) => each.value === value);
  return option?.label ?? String(value);
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
