import { PRODUCT } from '#core/product.ts';
import type { Message } from '../mail/mail.ts';

const lines = (...text: string[]) => text.join('\n');

/** Asks whether the address was meant. */
export const confirmMessage = (to: string, link: string): Message => ({
  to,
  subject: `Please confirm: news from ${PRODUCT.name}`,
  text: lines(
    'Hello,',
    '',
    `someone, hopefully you, asked for news from ${PRODUCT.name} at this address. Open this link within 7 days to confirm:`,
    '',
    link,
    '',
    'If it was not you, do nothing. You get no news, and your address is deleted after 7 days.',
  ),
});

/** For an address that is on the list already. */
export const alreadyMessage = (to: string, link: string): Message => ({
  to,
  subject: `You already get news from ${PRODUCT.name}`,
  text: lines(
    'Hello,',
    '',
    `someone asked for news from ${PRODUCT.name} at this address, which is on the list already. There is nothing to do.`,
    '',
    'To leave the list, open this link:',
    link,
  ),
});

export const welcomeMessage = (to: string, link: string): Message => ({
  to,
  subject: `You are on the list: news from ${PRODUCT.name}`,
  text: lines(
    'Hello,',
    '',
    `you will hear from ${PRODUCT.name} when there is something new, and not more often than that.`,
    '',
    'To leave the list at any time, open this link:',
    link,
  ),
});
