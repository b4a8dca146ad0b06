import { createUser } from '#contract/user.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import type { Person } from '#web/parts/person/identity-port.ts';

const ALREADY_THERE = 'duplicate key';

/**
 * Makes the product's own record of a person who just signed in, and answers whether they have a profile. A failure
 * changes nothing for them: true lets the screens ask for the profile itself.
 */
export async function recordUser({ id, email }: Person): Promise<boolean> {
  try {
    return (await callOperation(createUser, { body: { id, email } })).hasProfile;
  } catch (error) {
    if (error instanceof Error && error.message.includes(ALREADY_THERE)) return true;
    // Signed out before the answer came.
    if (error instanceof ApiError && error.status === 401) return true;
    // biome-ignore lint/suspicious/noConsole: the specification reports this failure on the console only.
    console.error('Failed to create user in database', error);
    return true;
  }
}
