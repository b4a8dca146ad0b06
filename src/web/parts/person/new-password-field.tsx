import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { getSettings } from '#contract/settings.ts';
import { operationQuery } from '#web/api/queries.ts';
import { TextField } from '#web/ui/field.tsx';
import { lengthHint } from './length-hint.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-length.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'hint' | 'autoComplete'> & {
  /** What stands in the field. */
  typed: string;
};

/** A field for a new password, which tells while it is typed how long the server wants it to be. */
export function NewPasswordField({ typed, type = 'password', ...field }: Props) {
  const { data } = useQuery(operationQuery(getSettings, {}));
  const length = data?.passwordLength ?? { min: PASSWORD_MIN, max: PASSWORD_MAX };
  return <TextField {...field} type={type} autoComplete="new-password" required hint={lengthHint(typed, length)} />;
}
