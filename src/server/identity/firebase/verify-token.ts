import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';

/** By so much the provider's clock may be ahead of ours, in seconds. */
const SKEW_SECONDS = 10;
/** A token counts as expired so much before it is, as it does for the provider's own library. */
const EXPIRES_EARLY_SECONDS = 30;
const LONGEST_TOKEN = 8192;

const moment = z.number().int().positive();
const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  aud: z.string(),
  iat: moment,
  exp: moment,
  auth_time: moment,
  // Who signed in without an address, as with a phone number, has no account here.
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
});

/** What a token says of a person. Times are in seconds since 1970. */
export type Claims = {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
  issuedAt: number;
  expiresAt: number;
  /** When they last proved who they are. */
  authTime: number;
};

export type VerifyOptions = { keys: JWTVerifyGetKey; issuer: string; audience: string };

/**
 * What a token says, if the provider signed it (RS256 and nothing else) for this installation and it holds at this moment; null
 * for every other text. Throws what `keys` throws where they cannot be known.
 */
export async function verifyToken(
  token: string,
  { keys, issuer, audience }: VerifyOptions,
  now: Date,
): Promise<Claims | null> {
  if (token.length > LONGEST_TOKEN) return null;
  try {
    const { payload } = await jwtVerify(token, namedKey(keys), {
      algorithms: ['RS256'],
      ...{ issuer, audience, currentDate: now, clockTolerance: SKEW_SECONDS },
      requiredClaims: ['iat', 'exp', 'sub', 'auth_time'],
    });
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? claimsAt(claims.data, now) : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** A token that names no key would fit whichever there is. */
const namedKey =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  (header, token) => {
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey();
    return keys(header, token);
  };

export const isOver = ({ expiresAt }: Pick<Claims, 'expiresAt'>, now: Date): boolean =>
  expiresAt - EXPIRES_EARLY_SECONDS <= now.getTime() / 1000;

function claimsAt(claims: z.infer<typeof claimsSchema>, now: Date): Claims | null {
  const { sub, email, email_verified, name, iat, exp, auth_time } = claims;
  const latest = now.getTime() / 1000 + SKEW_SECONDS;
  if (iat > latest || auth_time > latest || isOver({ expiresAt: exp }, now)) return null;
  return {
    subject: sub,
    email: email.toLowerCase(),
    emailVerified: email_verified,
    name: name?.trim() || null,
    issuedAt: iat,
    expiresAt: exp,
    authTime: auth_time,
  };
}
