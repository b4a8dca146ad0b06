import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { authVerifications } from '../db/schema/auth.ts';
import type { Message } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { changedMessage, recoveryMessage } from './password-messages.ts';
import { setAddressConfirmed } from './store.ts';

const LINK_SECONDS = 3600;

type Recovery = { database: Database; baseUrl: string; now: () => Date };

/** How the provider lets somebody back in who forgot the password: by a link in a mail, which works once and for an hour. */
export function recoveryBy({ database, baseUrl: siteUrl, now }: Recovery) {
  const send = (message: Message) => queueMail(database.db, { message, id: randomUUID(), now: now() });
  return {
    resetPasswordTokenExpiresIn: LINK_SECONDS,
    // Whoever else was in is out.
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, token }: { user: { email: string }; token: string }) =>
      send(recoveryMessage(user.email, { siteUrl, token })),
    onPasswordReset: async ({ user }: { user: { id: string; email: string } }) => {
      // The links of earlier mails are worth nothing from here on.
      await database.db.delete(authVerifications).where(eq(authVerifications.value, user.id));
      await setAddressConfirmed(database.db, user.id);
      await send(changedMessage(user.email, 'link'));
    },
  };
}
