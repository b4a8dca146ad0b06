import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

const PATIENCE_MS = 15_000;

/** Hands mail to the server at `url` (`smtps://user:password@host:465`); `from` is what recipients see. */
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(
    { url, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
    { from },
  );
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '') || 'localhost';
  return {
    send: async (message, { id }) => {
      // A mail that comes twice is one to the programs that read it.
      await transport.sendMail({ ...message, messageId: `<${id}@${domain}>` });
    },
  };
}
