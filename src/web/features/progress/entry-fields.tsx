import type { ComponentProps } from 'react';
import { TEXT_MAX } from '#contract/common.ts';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { dateField } from './progress-input.ts';

type Bound = Partial<ComponentProps<typeof TextField>>;
type Props = { date: Bound; notes: Partial<ComponentProps<typeof TextAreaField>> };

/** What every entry has beside its number: its day and its notes. */
export function EntryFields({ date, notes }: Props) {
  return (
    <>
      <TextField label="Date" type="date" max={dateField(new Date())} {...date} />
      <TextAreaField label="Notes (optional)" maxLength={TEXT_MAX.long} {...notes} />
    </>
  );
}
