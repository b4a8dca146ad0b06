import type { IncomingHttpHeaders } from 'node:http';
import { parseCookies } from 'better-auth/cookies';
import { PRODUCT } from '#core/product.ts';

const cookieName = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}${PRODUCT.name.toLowerCase()}.id-token`;

const BEARER = 'bearer ';

/**
 * The token of a request: its own, or the one that the browser keeps for what it fetches by itself, such as pictures and
 * downloads. A request that brings one goes by that alone.
 */
export function idTokenOf({ authorization, cookie }: IncomingHttpHeaders, isHttps: boolean): string | null {
  if (authorization !== undefined) {
    const isBearer = authorization.toLowerCase().startsWith(BEARER);
    return isBearer ? authorization.slice(BEARER.length).trim() || null : null;
  }
  return (cookie !== undefined && parseCookies(cookie).get(cookieName(isHttps))) || null;
}

/** The cookie that keeps a token for so many seconds; 0 takes it away. */
export function idTokenCookie({
  token,
  seconds,
  isHttps,
}: {
  token: string;
  seconds: number;
  isHttps: boolean;
}): string {
  const value = encodeURIComponent(token);
  return `${cookieName(isHttps)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly;${isHttps ? ' Secure;' : ''} SameSite=Lax`;
}
