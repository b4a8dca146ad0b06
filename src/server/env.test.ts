import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';
import { DEFAULT_LIMITS } from './limits.ts';

describe('the environment', () => {
  it('may be empty: everything has a default', () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: null,
      publicUrl: null,
      authSecret: null,
      dataKey: null,
      ai: null,
      chatRetentionDays: 365,
      analytics: { token: null },
      mail: { smtpUrl: null, from: 'Ironleaf <no-reply@localhost>' },
      supportEmail: null,
      securityContact: null,
      trainer: null,
      billing: { kind: 'test' },
      google: null,
      firebase: null,
      trustProxy: false,
      logLevel: 'warn',
      limits: DEFAULT_LIMITS,
    });
  });

  it.each([
    { given: {}, billing: { kind: 'test' } },
    { given: { NODE_ENV: 'production' }, billing: null },
    { given: { NODE_ENV: 'production', TEST_CHECKOUT: 'on' }, billing: { kind: 'test' } },
    { given: { TEST_CHECKOUT: 'off' }, billing: null },
    {
      given: { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      billing: { kind: 'stripe', secretKey: 'sk_1', webhookSecret: 'whsec_1' },
    },
  ])('sells Premium by $billing where it says $given', ({ given, billing }) => {
    expect(parseEnv(given).billing).toEqual(billing);
  });

  it.each([
    { STRIPE_SECRET_KEY: 'sk_1' },
    { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', TEST_CHECKOUT: 'on' },
    { TEST_CHECKOUT: 'yes' },
  ])('does not start with payments set up by half: %j', (given) => {
    expect(() => parseEnv(given)).toThrow();
  });

  it('takes what is set to nothing for not set', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '', SIGN_UP_LIMIT_PER_HOUR: '' })).toEqual(parseEnv({}));
  });

  it('changes any limit', () => {
    expect(parseEnv({ SIGN_UP_LIMIT_PER_HOUR: '5' }).limits).toEqual({ ...DEFAULT_LIMITS, signUp: 5 });
  });

  it('reduces the public address to its origin', () => {
    expect(parseEnv({ PUBLIC_URL: 'https://fit.example.com/app/' }).publicUrl).toBe('https://fit.example.com');
  });

  it.each([
    { value: 'true', trusts: true },
    { value: 'false', trusts: false },
    { value: '10.0.0.0/8, ::1', trusts: '10.0.0.0/8, ::1' },
    { value: 'loopback', trusts: 'loopback' },
  ])('trusts proxies as TRUST_PROXY=$value says', ({ value, trusts }) => {
    expect(parseEnv({ TRUST_PROXY: value }).trustProxy).toBe(trusts);
  });

  it('reports holes to support where no other contact is given', () => {
    expect(parseEnv({ SUPPORT_EMAIL: 'help@example.com' }).securityContact).toBe('mailto:help@example.com');
    const own = { SUPPORT_EMAIL: 'help@example.com', SECURITY_CONTACT: 'https://example.com/security' };
    expect(parseEnv(own).securityContact).toBe(own.SECURITY_CONTACT);
  });

  it('reads which language model may answer', () => {
    const own = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small', AI_BASE_URL: 'http://localhost:11434/v1' };
    const settings = { provider: 'openai-compatible', model: 'small', apiKey: null, baseUrl: own.AI_BASE_URL };
    expect(parseEnv(own).ai).toEqual(settings);
    expect(() => parseEnv({ ...own, AI_BASE_URL: '' })).toThrow('AI_BASE_URL');
    expect(() => parseEnv({ AI_PROVIDER: 'google', AI_MODEL: 'large' })).toThrow('AI_API_KEY');
  });

  it('counts visits unless it is told not to, and shows the counts to who has the token', () => {
    const token = 'a token that nobody guesses, 0123456789';
    expect(parseEnv({ ANALYTICS_TOKEN: token }).analytics).toEqual({ token });
    expect(parseEnv({ ANALYTICS: 'off', ANALYTICS_TOKEN: token }).analytics).toBeNull();
  });

  it('names a trainer with their profiles, and no profiles of nobody', () => {
    const photosUrl = 'https://photos.example.com/jane';
    expect(parseEnv({}).trainer).toBeNull();
    expect(parseEnv({ TRAINER_NAME: 'Jane Doe', TRAINER_PHOTOS_URL: photosUrl }).trainer).toEqual({
      ...{ name: 'Jane Doe', photosUrl, videosUrl: null },
    });
    expect(() => parseEnv({ TRAINER_PHOTOS_URL: photosUrl })).toThrow('TRAINER_NAME');
  });

  it.each([
    { name: 'TRAINER_VIDEOS_URL', value: 'javascript:alert(1)' },
    { name: 'PORT', value: 'http' },
    { name: 'PORT', value: '70000' },
    { name: 'DATABASE_URL', value: 'mysql://x/y' },
    { name: 'PUBLIC_URL', value: 'fit.example.com' },
    { name: 'AUTH_SECRET', value: 'short' },
    { name: 'LOG_LEVEL', value: 'loud' },
    { name: 'SMTP_URL', value: 'mail.example.com' },
    { name: 'SUPPORT_EMAIL', value: 'nobody' },
    { name: 'SECURITY_CONTACT', value: 'a friend' },
    { name: 'TRUST_PROXY', value: 'maybe' },
    { name: 'SIGN_IN_LIMIT_PER_MINUTE', value: '0' },
    { name: 'SIGN_UP_LIMIT_PER_HOUR', value: 'many' },
    { name: 'GOOGLE_CLIENT_ID', value: 'alone' },
    { name: 'DATA_KEY', value: 'short' },
    { name: 'DATA_KEY', value: 'a key that is long enough to be one,short' },
    { name: 'AI_PROVIDER', value: 'abacus' },
    { name: 'AI_PROVIDER', value: 'anthropic' },
    { name: 'AI_MODEL', value: 'alone' },
    { name: 'AI_BASE_URL', value: 'models.example.com' },
    { name: 'CHAT_RETENTION_DAYS', value: '0' },
    { name: 'ANALYTICS', value: 'perhaps' },
    { name: 'ANALYTICS_TOKEN', value: 'short' },
  ])('stops the start with one line that names $name when it is $value', ({ name, value }) => {
    const attempt = () => parseEnv({ [name]: value });
    expect(attempt).toThrow(name);
    expect(attempt).toThrow(/^[^\n]{1,160}\.$/);
  });
});
