import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for a mail to an address in the data folder of the server, and answers the link in it that leads to such a place. */
export async function linkInMail(to: string, place: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let link: string | undefined;
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => []);
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      const mine = mails.filter((mail) => mail.includes(`To: ${to}`)).map(wholeLines);
      link = mine.map((mail) => new RegExp(`/#${place}=[\\w.-]+`).exec(mail)?.[0]).find((found) => found !== undefined);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** Long lines of a mail are broken on their way (quoted-printable). */
const wholeLines = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
