const LINK = /^(new-password|confirm-email)=([\w.-]{20,900})$/;

export type MailLink = { kind: 'new-password' | 'confirm-email'; token: string };

/** What a link in a mail of ours is for, with its token; undefined for any other place on the page. */
export function parseMailLink(place: string): MailLink | undefined {
  const [, kind, token] = LINK.exec(place) ?? [];
  return kind !== undefined && token !== undefined ? { kind: kind as MailLink['kind'], token } : undefined;
}
