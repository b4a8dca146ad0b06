/** Every rate limit of the server: how often, in which window, and the variable that changes it. */
export const LIMITS = {
  signUp: { variable: 'SIGN_UP_LIMIT_PER_HOUR', max: 20, windowSeconds: 3600, per: 'address' },
  signIn: { variable: 'SIGN_IN_LIMIT_PER_MINUTE', max: 20, windowSeconds: 60, per: 'address' },
  generate: { variable: 'GENERATE_LIMIT_PER_HOUR', max: 30, windowSeconds: 3600, per: 'person' },
  swap: { variable: 'SWAP_LIMIT_PER_HOUR', max: 60, windowSeconds: 3600, per: 'person' },
  profile: { variable: 'PROFILE_LIMIT_PER_HOUR', max: 120, windowSeconds: 3600, per: 'person' },
  photo: { variable: 'PHOTO_LIMIT_PER_HOUR', max: 60, windowSeconds: 3600, per: 'person' },
  log: { variable: 'LOG_LIMIT_PER_MINUTE', max: 300, windowSeconds: 60, per: 'person' },
  feedback: { variable: 'FEEDBACK_LIMIT_PER_HOUR', max: 60, windowSeconds: 3600, per: 'person' },
  newsletter: { variable: 'NEWSLETTER_LIMIT_PER_HOUR', max: 20, windowSeconds: 3600, per: 'address' },
  support: { variable: 'SUPPORT_LIMIT_PER_HOUR', max: 10, windowSeconds: 3600, per: 'address' },
  analytics: { variable: 'ANALYTICS_LIMIT_PER_MINUTE', max: 120, windowSeconds: 60, per: 'address' },
  operator: { variable: 'OPERATOR_LIMIT_PER_MINUTE', max: 10, windowSeconds: 60, per: 'address' },
  chat: { variable: 'CHAT_LIMIT_PER_MINUTE', max: 30, windowSeconds: 60, per: 'person' },
} as const;

export type LimitName = keyof typeof LIMITS;
/** How many are allowed, by limit. */
export type LimitValues = Record<LimitName, number>;

export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

export const DEFAULT_LIMITS = Object.fromEntries(LIMIT_NAMES.map((name) => [name, LIMITS[name].max])) as LimitValues;
