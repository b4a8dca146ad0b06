import { z } from 'zod';
import type { Trainer } from '#contract/settings.ts';
import { AI_PROVIDERS, type AiSettings } from './ai/settings.ts';
import type { BillingSettings } from './billing/open-billing.ts';
import { StartError } from './db/database.ts';
import type { Analytics } from './dependencies.ts';
import { FIREBASE_VARIABLES, type FirebaseSettings, firebaseOf } from './identity/firebase/settings.ts';
import { LIMIT_NAMES, LIMITS, type LimitValues } from './limits.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const text = z.string().trim().min(1);
const url = (protocol: RegExp, example: string) =>
  text.refine((value) => URL.canParse(value) && protocol.test(value), `must be an address such as ${example}`);

const variables = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535, 'must be a port, 1 to 65535').default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: url(/^postgres(ql)?:\/\//, 'postgres://user:password@localhost:5432/ironleaf').optional(),
  PUBLIC_URL: url(/^https?:\/\//, 'https://fit.example.com').optional(),
  AUTH_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  DATA_KEY: text
    .refine(
      (value) => value.split(',').every((key) => key.trim().length >= 32),
      'must have at least 32 characters; after a change, the old key follows the new one and a comma',
    )
    .optional(),
  AI_PROVIDER: z.enum(AI_PROVIDERS, `must be one of ${AI_PROVIDERS.join(', ')}`).optional(),
  AI_MODEL: text.optional(),
  AI_API_KEY: text.optional(),
  AI_BASE_URL: url(/^https?:\/\//, 'https://models.example.com/v1').optional(),
  CHAT_RETENTION_DAYS: z.coerce.number('must be a number').int().min(1, 'must be at least 1').default(365),
  ANALYTICS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ANALYTICS_TOKEN: text.min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: url(/^smtps?:\/\//, 'smtps://user:password@mail.example.com:465').optional(),
  MAIL_FROM: text.default('Ironleaf <no-reply@localhost>'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  TRAINER_NAME: text.max(80, 'must be at most 80 characters').optional(),
  TRAINER_PHOTOS_URL: url(/^https:\/\//, 'https://photos.example.com/jane').optional(),
  TRAINER_VIDEOS_URL: url(/^https:\/\//, 'https://videos.example.com/jane').optional(),
  SECURITY_CONTACT: url(/^(mailto|https):/, 'mailto:security@example.com').optional(),
  NODE_ENV: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  TEST_CHECKOUT: z.enum(['on', 'off'], 'must be on or off').optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_DISCOVERY_URL: url(/^https?:\/\//, 'https://accounts.google.com/.well-known/openid-configuration').default(
    'https://accounts.google.com/.well-known/openid-configuration',
  ),
  ...FIREBASE_VARIABLES,
  TRUST_PROXY: text.default('false'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
});

const limit = z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1');

export type Env = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Where browsers reach the server: origin only, without a path. */
  publicUrl: string | null;
  authSecret: string | null;
  /** What data at rest is encrypted with, the current key first; null: one of our own making in the data folder. */
  dataKey: string | null;
  /** The language model that may answer in the chat; null: only the built-in coach does. */
  ai: AiSettings | null;
  /** Days that a conversation is kept after its last message. */
  chatRetentionDays: number;
  /** Null: switched off. */
  analytics: Analytics | null;
  /** `smtpUrl` null: mail is written to the data folder. */
  mail: { smtpUrl: string | null; from: string };
  supportEmail: string | null;
  securityContact: string | null;
  /** The licensed trainer who stands behind this installation; null: nobody is named. */
  trainer: Trainer | null;
  billing: BillingSettings;
  google: { clientId: string; clientSecret: string; discoveryUrl: string } | null;
  /** The provider outside that knows the people; null: they are ours. */
  firebase: FirebaseSettings | null;
  trustProxy: boolean | string;
  logLevel: (typeof LOG_LEVELS)[number];
  limits: LimitValues;
};

/** Reads the environment; what is set to nothing counts as not set. Throws a one-line StartError for a bad value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw complaint(parsed.error.issues);
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl: env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).origin,
    authSecret: env.AUTH_SECRET ?? null,
    dataKey: env.DATA_KEY ?? null,
    ai: aiOf(env),
    chatRetentionDays: env.CHAT_RETENTION_DAYS,
    analytics: env.ANALYTICS === 'on' ? { token: env.ANALYTICS_TOKEN ?? null } : null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    supportEmail: env.SUPPORT_EMAIL ?? null,
    securityContact: env.SECURITY_CONTACT ?? (env.SUPPORT_EMAIL ? `mailto:${env.SUPPORT_EMAIL}` : null),
    trainer: trainerOf(env),
    billing: billingOf(env),
    google: googleOf(env),
    firebase: firebaseOf(env),
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    limits: parseLimits(given),
  };
}

/** The trainer, if one is named; throws for profiles of nobody. */
function trainerOf(env: z.infer<typeof variables>): Trainer | null {
  const { TRAINER_NAME: name, TRAINER_PHOTOS_URL: photosUrl = null, TRAINER_VIDEOS_URL: videosUrl = null } = env;
  if (name !== undefined) return { name, photosUrl, videosUrl };
  if (photosUrl === null && videosUrl === null) return null;
  throw new StartError('TRAINER_PHOTOS_URL and TRAINER_VIDEOS_URL need TRAINER_NAME: say whose profiles they are.');
}

/** Sign-in with Google, if it is set up; throws where it is by half. */
function googleOf(env: z.infer<typeof variables>): Env['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_DISCOVERY_URL: discoveryUrl } = env;
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    throw new StartError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.');
  }
  return clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret, discoveryUrl } : null;
}

/** The model, if one is set; throws for one that is set by half. */
function aiOf(env: z.infer<typeof variables>): AiSettings | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey = null, AI_BASE_URL: baseUrl = null } = env;
  if (provider === undefined && model === undefined) return null;
  if (provider === undefined || model === undefined) {
    throw new StartError('AI_PROVIDER and AI_MODEL belong together: set both or neither.');
  }
  if (provider === 'openai-compatible' && baseUrl === null) {
    throw new StartError('AI_PROVIDER openai-compatible needs AI_BASE_URL, such as https://models.example.com/v1.');
  }
  if (provider !== 'openai-compatible' && apiKey === null) {
    throw new StartError(`AI_PROVIDER ${provider} needs AI_API_KEY.`);
  }
  return { provider, model, apiKey, baseUrl };
}

/** Stripe where it is set up; else the test checkout, which nobody should meet in production unless it was asked for. */
function billingOf(env: z.infer<typeof variables>): BillingSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, TEST_CHECKOUT: test } = env;
  if ((secretKey === undefined) !== (webhookSecret === undefined)) {
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.');
  }
  if (secretKey !== undefined && webhookSecret !== undefined) {
    if (test === 'on') throw new StartError('TEST_CHECKOUT and STRIPE_SECRET_KEY exclude each other: set one of them.');
    return { kind: 'stripe', secretKey, webhookSecret };
  }
  const isTest = test === undefined ? env.NODE_ENV !== 'production' : test === 'on';
  return isTest ? { kind: 'test' } : null;
}

/** `true`, `false`, or the addresses of the proxies that may say whom they speak for. */
function parseTrustProxy(value: string): boolean | string {
  if (value === 'true' || value === 'false') return value === 'true';
  const isList = value
    .split(',')
    .every((part) => /^(?:[\d.]+|[\da-f:]+)(?:\/\d+)?$|^(?:loopback|linklocal|uniquelocal)$/i.test(part.trim()));
  if (!isList) throw new StartError('TRUST_PROXY must be true, false, or addresses such as 10.0.0.0/8, with commas.');
  return value;
}

function parseLimits(given: Record<string, string | undefined>): LimitValues {
  const entries = LIMIT_NAMES.map((name) => {
    const { variable, max } = LIMITS[name];
    const parsed = limit.safeParse(given[variable] ?? max);
    if (!parsed.success) throw complaint(parsed.error.issues.map((issue) => ({ ...issue, path: [variable] })));
    return [name, parsed.data] as const;
  });
  return Object.fromEntries(entries) as LimitValues;
}

function complaint(issues: readonly { path: PropertyKey[]; message: string }[]): StartError {
  const [first] = issues;
  const message = first?.message ?? 'is not valid';
  return new StartError(
    `${String(first?.path[0])} ${message.startsWith('must') ? message : `is not valid: ${message}`}.`,
  );
}
