import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Operation, RequestOf, ResponseOf } from '#contract/operation.ts';
import type { Models } from '#server/ai/open-models.ts';
import { buildApp } from '#server/app.ts';
import type { Billing } from '#server/billing/billing.ts';
import type { Database } from '#server/db/database.ts';
import type { Analytics, Site } from '#server/dependencies.ts';
import type { FileStore } from '#server/files/files.ts';
import { openFolderFiles } from '#server/files/folder-files.ts';
import type { ServerOptions } from '#server/http/server.ts';
import { createEmbeddedIdentity } from '#server/identity/embedded.ts';
import { createFirebaseIdentity } from '#server/identity/firebase/firebase.ts';
import type { FirebaseSettings } from '#server/identity/firebase/settings.ts';
import type { GoogleSettings } from '#server/identity/google.ts';
import type { Identity } from '#server/identity/identity.ts';
import { LIMIT_NAMES, type LimitValues } from '#server/limits.ts';
import { captureLog, type LogLine } from './capture-log.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { contentOf } from './content-of.ts';
import { setTestDataKey, startTestDatabase } from './database.ts';
import { NO_PUSH } from './no-push.ts';
import { QUICK_PASSWORDS } from './quick-passwords.ts';

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
/** What a call of an operation takes: `params`, `query` and `body` where the contract has them. */
export type Input<O extends Operation> = Partial<Given<RequestOf<O>>> & {
  headers?: Record<string, string>;
  idempotencyKey?: string;
};

type Answer<T> = {
  status: number;
  /** What was answered, if the call succeeded; reading it of a refusal fails the test. */
  readonly body: T;
  /** What was answered, if the call was refused; reading it of a success fails the test. */
  readonly error: { code: string; message: string; requestId: string };
  headers: LightMyRequestResponse['headers'];
};

/** Someone with a browser: what they call carries their session. */
export type Caller = {
  userId: string;
  email: string;
  cookie: string;
  call: <O extends Operation>(operation: O, input?: Input<O>) => Promise<Answer<ResponseOf<O>>>;
};

export type TestApp = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly url: string | null;
  clock: TestClock;
  /** Lines that the server logged during this test. */
  logged: () => LogLine[];
  /** Says that this test means the server to log errors; otherwise one fails it. */
  expectErrors: () => void;
  signUp: (email?: string) => Promise<Caller>;
  anyone: Pick<Caller, 'call'>;
};

type Overrides = {
  limits?: Partial<LimitValues>;
  /** Null: nothing is counted. */
  analytics?: Analytics | null;
  /** The time by which the server goes, where it is not a test's own clock. */
  now?: () => Date;
  /** Keeps passwords as the product does, slowly. */
  slowPasswords?: boolean;
  billing?: Billing;
  uploadFolder?: string;
  google?: GoogleSettings | null;
  firebase?: FirebaseSettings;
  /** Where photos are kept; a folder of its own unless a test looks into it. */
  files?: FileStore;
} & ModelPorts &
  Partial<TestServerOptions>;
/** What a test puts in the place of language models; none where it says nothing. */
export type ModelPorts = { [Port in keyof Models]?: Models[Port] | undefined };
type TestServerOptions = Omit<ServerOptions, 'log' | 'countsVisits'>;

/** What the server says of itself in tests. */
export const TEST_SITE: Site = {
  url: 'https://fit.example.com',
  supportEmail: 'help@example.com',
  ...{ securityContact: null, trainer: null },
};

/** Opens the operator's page in tests. */
export const TEST_OPERATOR_TOKEN = 'only-for-tests-operator-0123456789-abcdef';

export const TEST_PASSWORD = 'a quiet river stone';

/** The whole server on a test database, without a port. */
export function startTestApp({
  limits = {},
  planWriter,
  coachModel,
  wordGuesser,
  analytics,
  now,
  slowPasswords = false,
  billing,
  uploadFolder,
  files,
  google,
  firebase,
  ...options
}: Overrides = {}): TestApp {
  const store = startTestDatabase();
  const log = captureLog();
  let clock = createTestClock();
  let app: FastifyInstance | undefined;
  beforeAll(async () => {
    app = await buildTestApp({
      database: store.database,
      now: now ?? (() => clock.now()),
      limits,
      planWriter,
      coachModel,
      wordGuesser,
      analytics,
      slowPasswords,
      billing,
      uploadFolder,
      files,
      google,
      firebase,
      options,
      log: log.logger,
    });
  });
  beforeEach(() => {
    clock = createTestClock();
    log.start();
  });
  afterEach(() => expect(log.unexpected(), 'errors that the server logged').toEqual([]));
  afterAll(() => app?.close());
  const running = () => {
    if (!app) throw new Error('the test app runs only while tests run');
    return app;
  };
  return {
    get app() {
      return running();
    },
    get database() {
      return store.database;
    },
    get url() {
      return store.url;
    },
    clock: {
      now: () => clock.now(),
      set: (moment) => clock.set(moment),
      advance: (by) => clock.advance(by),
    },
    logged: () => log.lines,
    expectErrors: () => log.allow(),
    signUp: (email) => signUp(running(), email),
    anyone: { call: (operation, input) => call(running(), { operation, input, cookie: null }) },
  };
}

type Build = ModelPorts & {
  database: Database;
  now: () => Date;
  limits: Partial<LimitValues>;
  /** Who knows the people; embedded accounts unless a test brings its own. */
  identity?: Identity;
  analytics?: Analytics | null | undefined;
  slowPasswords?: boolean;
  billing?: Billing | undefined;
  /** Where uploads lie while they are read; a folder of its own unless a test looks into it. */
  uploadFolder?: string | undefined;
  files?: FileStore | undefined;
  google?: GoogleSettings | null | undefined;
  firebase?: FirebaseSettings | undefined;
  options: Partial<TestServerOptions>;
  log: ServerOptions['log'];
};

export async function buildTestApp({
  database,
  now,
  limits,
  planWriter = null,
  coachModel = null,
  wordGuesser = null,
  analytics = { token: TEST_OPERATOR_TOKEN },
  identity,
  slowPasswords = false,
  billing = { kind: 'test' },
  uploadFolder,
  files = openFolderFiles(mkdtempSync(join(tmpdir(), 'ironleaf-files-'))),
  google = null,
  firebase,
  options,
  log,
}: Build): Promise<FastifyInstance> {
  setTestDataKey();
  const generous = Object.fromEntries(LIMIT_NAMES.map((name) => [name, 1_000_000])) as LimitValues;
  const allowed = { ...generous, ...limits };
  const baseUrl = options.publicUrl ?? 'http://localhost:3000';
  const people =
    identity ??
    (firebase && createFirebaseIdentity({ database, settings: firebase, baseUrl, now, log })) ??
    createEmbeddedIdentity({
      ...{ database, limits: allowed, now, log, google, baseUrl },
      secret: 'only-for-tests-0123456789-abcdefghijklmnop',
      ...(!slowPasswords && { passwords: QUICK_PASSWORDS }),
    });
  const app = await buildApp(
    {
      ...{
        database,
        identity: people,
        limits: allowed,
        site: TEST_SITE,
        files,
        uploadFolder: uploadFolder ?? mkdtempSync(join(tmpdir(), 'ironleaf-uploads-')),
        ...{ planWriter, coachModel, wordGuesser, now, billing, analytics },
      },
      push: NO_PUSH,
      chatKeptDays: 365,
      newId: () => randomUUID(),
    },
    { publicUrl: null, trustProxy: false, webFolder: join(tmpdir(), 'ironleaf-no-web'), ...options, log },
  );
  await app.ready();
  return app;
}

let people = 0;

async function signUp(app: FastifyInstance, email = `person-${++people}@example.com`): Promise<Caller> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { email, password: TEST_PASSWORD },
  });
  expect(response.statusCode, response.body).toBe(200);
  const cookie = cookieOf(response);
  const { user } = response.json<{ user: { id: string } }>();
  return {
    userId: user.id,
    email,
    cookie,
    call: (operation, input) => call(app, { operation, input, cookie }),
  };
}

/** The cookies that an answer sets, as a browser would send them back. */
export const cookieOf = (response: LightMyRequestResponse): string =>
  [response.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

type Call<O extends Operation> = { operation: O; input: Input<O> | undefined; cookie: string | null };

async function call<O extends Operation>(
  app: FastifyInstance,
  { operation, input, cookie }: Call<O>,
): Promise<Answer<ResponseOf<O>>> {
  const { params, query, body, headers, idempotencyKey } = { ...input } as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: object;
  } & Pick<Input<O>, 'headers' | 'idempotencyKey'>;
  const url = operation.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const response = await app.inject({
    method: operation.method,
    url,
    ...(query && { query }),
    ...(body && { payload: body }),
    headers: {
      ...(cookie !== null && { cookie }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...headers,
    },
  });
  const isSuccess = response.statusCode < 400;
  return {
    status: response.statusCode,
    get body() {
      expect(isSuccess, `${operation.method} ${url} → ${response.statusCode} ${response.body}`).toBe(true);
      return operation.response.parse(contentOf(response)) as ResponseOf<O>;
    },
    get error() {
      expect(isSuccess, `${operation.method} ${url} → ${response.statusCode} ${response.body}`).toBe(false);
      return response.json().error;
    },
    headers: response.headers,
  };
}
