import { randomBytes } from 'node:crypto';
import { hashOf } from '../newsletter/tokens.ts';

/** A link for a mail and what is kept of it. Its token stands after the #, so that it is sent to no server on the way. */
export function mailedLink(siteUrl: string, purpose: 'student' | 'family'): { link: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { link: `${siteUrl}/membership#${purpose}=${token}`, hash: hashOf(token) };
}
