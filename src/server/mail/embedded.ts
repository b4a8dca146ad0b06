import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

type EmbeddedOptions = { dataFolder: string; from: string; now: () => Date; log: FastifyBaseLogger };

/** Where no mail server is set up: each mail becomes a file that any mail program opens, and a line in the log. */
export function embeddedMail({ dataFolder, from, now, log }: EmbeddedOptions): Mail {
  const folder = join(dataFolder, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (message, { id, queuedAt }) => {
      const { message: written } = await transport.sendMail({ ...message, date: now() });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${queuedAt.toISOString().replaceAll(':', '-')}-${id}.eml`);
      await writeFile(file, written as Buffer, { mode: 0o600, flush: true });
      log.warn({ file, subject: message.subject }, 'no SMTP_URL is set: mail was written to the data folder');
    },
  };
}
