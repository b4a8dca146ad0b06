import { z } from 'zod';
import type { DoorsPort, IdentityPort } from '#web/parts/person/identity-port.ts';
import { ask } from './ask-provider.ts';

const confirmedSchema = z.object({ email: z.string() });

/** The ways into our own accounts that few need. */
export const embeddedDoors = (current: IdentityPort['current']): DoorsPort => ({
  async askForNewPassword(email) {
    await ask('request-password-reset', { email });
  },
  async setNewPassword({ token, password }) {
    await ask('reset-password', { token, newPassword: password });
    await current();
  },
  async confirmEmail(token) {
    const { email } = confirmedSchema.parse(await ask('confirm-email', { token }));
    await current();
    return email;
  },
  async proveSecondStep(step) {
    await ask('second-step/prove', step);
    await current();
  },
  async signInWithPasskey() {
    const { showPasskey } = await import('./passkeys.ts');
    await ask('sign-in/passkey', { response: await showPasskey(await ask('sign-in/passkey/begin', {})) });
    await current();
  },
});
