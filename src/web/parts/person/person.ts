import { capital } from '#core/language/capital.ts';
import type { Person } from './identity-port.ts';

/** The part of the e-mail before the @, with a capital first letter: 'maya.torres@…' is 'Maya.torres'. */
export function greetingName(email: string): string {
  return capital(email.split('@')[0] ?? '');
}

/** How somebody is called on every screen: by the first name of their answers, else by their e-mail. */
export const nameOf = ({ email, firstName }: { email: string; firstName: string | null }): string =>
  firstName?.trim() || greetingName(email);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The person of a session answer `{user: {id, email, …}}`; `null` for anything else. */
export function personOfSession(answer: unknown): Person | null {
  if (!isRecord(answer) || !isRecord(answer.user)) return null;
  const { id, email } = answer.user;
  return typeof id === 'string' && typeof email === 'string' ? { id, email } : null;
}
