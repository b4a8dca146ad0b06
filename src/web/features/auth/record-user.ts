import { createUser } from '#contract/user.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { UNCOUNTED } from '#web/api/count-event.ts';
import type { KnownOf } from '#web/parts/person/auth-context.ts';
import type { Person } from '#web/parts/person/identity-port.ts';
import { PROFILE_OF, userStorage } from '#web/parts/person/user-storage.ts';

const ALREADY_THERE = 'duplicate key';

const UNKNOWN: KnownOf = { hasProfile: true, firstName: null, deletionAt: null };

/**
/**
 * Makes the product's own record of a person who just signed in, and answers what it says. A failure changes nothing for them:
 * to take it that they have a profile lets the screens ask for the profile itself.
 */
export async function recordUser({ id, email }: Person): Promise<KnownOf> {
  try {
    const {
      hasProfile,
      firstName = null,
      deletionAt = null,
      isCounted = true,
    } = await callOperation(createUser, { body: { id, email } });
    if (isCounted) userStorage.forget(UNCOUNTED);
    else userStorage.write(UNCOUNTED, 'yes');
    if (hasProfile) userStorage.write(PROFILE_OF, id);
    return { hasProfile, firstName, deletionAt };
  } catch (error) {
    if (error instanceof Error && error.message.includes(ALREADY_THERE)) return UNKNOWN;
    // Signed out before the answer came.
    if (error instanceof ApiError && error.status === 401) return UNKNOWN;
    // biome-ignore lint/suspicious/noConsole: the specification reports this failure on the console only.
    console.error('Failed to create user in database', error);
    return UNKNOWN;
  }
}
