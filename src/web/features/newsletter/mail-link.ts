export type MailLink = { purpose: 'confirm' | 'leave'; token: string };

const LINK = /^newsletter-(confirm|leave)=([\w-]{20,100})$/;

/** What a link in a mail of ours asks for; undefined for any other place on the page. */
export function parseMailLink(place: string): MailLink | undefined {
  const [, purpose, token] = LINK.exec(place) ?? [];
  return purpose === undefined || token === undefined ? undefined : { purpose: purpose as MailLink['purpose'], token };
}
