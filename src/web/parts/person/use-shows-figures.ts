import { useQuery } from '@tanstack/react-query';
import { useAuth } from './auth-context.ts';
import { profileQuery } from './profile-query.ts';

/**
 * Whether calories, macros and weights may be shown. After an eating disorder was disclosed they are not, also not those
 * of plans from before; until the profile is known, none are either.
 */
export function useShowsFigures(): boolean {
  const { person } = useAuth();
  const { data } = useQuery({ ...profileQuery(person?.id ?? ''), enabled: person !== null });
  return person === null || data?.hidesNumbers === false;
}
