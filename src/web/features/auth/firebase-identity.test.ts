import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '#web/parts/person/identity-port.ts';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const MINUTE = 60_000;

/** Our server and the provider, which answers by what stands in it. */
const outside = { isDown: false, refusal: '', knows: true, refreshes: 0, tokens: 0, mails: 0 };

const textOf = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function newToken(): string {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { sub: 'ann', user_id: 'ann', iat: seconds, exp: seconds + 3600, auth_time: seconds };
  return `${textOf({ alg: 'RS256' })}.${textOf({ ...claims, jti: ++outside.tokens })}.x`;
}

const refused = (message: string) => Response.json({ error: { code: 400, message } }, { status: 400 });
const session = { user: { id: 'ann', email: ANN.email }, session: {} };

/** What the provider's library and our own code ask, by the end of the address. */
const ANSWERS: Record<string, (body: string) => Response> = {
  'accounts:signInWithPassword': (body) => {
    if (!body.includes(ANN.password)) return refused('INVALID_LOGIN_CREDENTIALS');
    return Response.json({ localId: 'ann', idToken: newToken(), refreshToken: 'r', expiresIn: '3600' });
  },
  'accounts:signUp': () => refused('EMAIL_EXISTS'),
  'accounts:sendOobCode': () => {
    outside.mails++;
    return Response.json({ email: ANN.email });
  },
  'accounts:lookup': () => Response.json({ users: [{ localId: 'ann', email: ANN.email }] }),
  token: () => {
    outside.refreshes++;
    if (outside.refusal) return refused(outside.refusal);
    const token = newToken();
    return Response.json({ id_token: token, access_token: token, refresh_token: 'r', expires_in: '3600' });
  },
};

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = String(input);
  if (address.startsWith('/api/auth/')) {
    const isAnn = new Headers(init?.headers).get('authorization')?.startsWith('Bearer ') === true;
    return Response.json(address.endsWith('get-session') && isAnn && outside.knows ? session : null);
  }
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  if (outside.isDown) {
    if (name === 'token') outside.refreshes++;
    throw new TypeError('fetch failed');
  }
  return ANSWERS[name]?.(String(init?.body ?? '')) ?? new Response('', { status: 404 });
}

// What browsers get; in Node the library would be another one.
vi.mock('firebase/auth', () => {
  const inBrowsers = new URL('../../../../node_modules/@firebase/auth/dist/esm/index.js', import.meta.url);
  return import(/* @vite-ignore */ inBrowsers.href);
});
const { firebaseIdentity } = await import('./firebase-identity.ts');
const { bringIdTokens } = await import('#web/api/id-token.ts');

let projects = 0;

function open() {
  const identity = firebaseIdentity(
    { apiKey: `key-${++projects}`, projectId: 'test', authDomain: 'test.example.com', url: null },
    `app-${projects}`,
  );
  bringIdTokens(identity.idToken);
  const heard: (Person | null)[] = [];
  identity.onChange((person) => heard.push(person));
  return { identity, heard };
}

async function signedIn() {
  const opened = open();
  await opened.identity.signInWithPassword(ANN);
  expect(opened.heard.at(-1)).toEqual({ id: 'ann', email: ANN.email });
  return opened;
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.useFakeTimers();
  Object.assign(outside, { isDown: false, refusal: '', knows: true, refreshes: 0, mails: 0 });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  bringIdTokens(undefined);
});

describe('people of the provider outside, in the browser', () => {
  it('are nobody at first, then who our server says they are', async () => {
    const { identity, heard } = open();
    expect(await identity.current()).toBeNull();
    await expect(identity.signInWithPassword({ ...ANN, password: 'wrong' })).rejects.toMatchObject({
      ...{ status: 401, userMessage: 'That e-mail and password do not match.' },
    });
    await identity.signInWithPassword(ANN);
    expect(heard).toEqual([null, { id: 'ann', email: ANN.email }]);
    await identity.signOut();
    expect(heard.at(-1)).toBeNull();
    expect(await identity.idToken()).toBeNull();
  });

  it('get a new token five minutes before the old one ends', async () => {
    await signedIn();
    await vi.advanceTimersByTimeAsync(54 * MINUTE);
    expect(outside.refreshes).toBe(0);
    await vi.advanceTimersByTimeAsync(MINUTE + 1000);
    expect(outside.refreshes).toBe(1);
    await vi.advanceTimersByTimeAsync(55 * MINUTE + 1000);
    expect(outside.refreshes).toBe(2);
  });

  it('have it asked for again after 30 s, doubled up to 16 min, while the network fails; and stay signed in', async () => {
    const { identity, heard } = await signedIn();
    outside.isDown = true;
    await vi.advanceTimersByTimeAsync(55 * MINUTE);
    const waits = [30, 60, 120, 240, 480, 960, 960].map((seconds) => seconds * 1000);
    for (const [index, wait] of waits.entries()) {
      await vi.advanceTimersByTimeAsync(wait - 2000);
      expect(outside.refreshes, `before wait ${index}`).toBe(index + 1);
      await vi.advanceTimersByTimeAsync(2000);
      expect(outside.refreshes, `after wait ${index}`).toBe(index + 2);
    }
    await identity.current();
    expect(heard.at(-1)).toEqual({ id: 'ann', email: ANN.email });
    outside.isDown = false;
    await vi.advanceTimersByTimeAsync(16 * MINUTE);
    expect(await identity.idToken()).not.toBeNull();
  });

  it('count a token as ended 30 seconds early', async () => {
    const { identity } = await signedIn();
    const first = await identity.idToken();
    vi.setSystemTime(Date.now() + 59 * MINUTE + 29_000);
    expect(await identity.idToken()).toBe(first);
    vi.setSystemTime(Date.now() + 2000);
    expect(await identity.idToken()).not.toBe(first);
  });

  it('are out when the provider has switched their account off', async () => {
    const { identity, heard } = await signedIn();
    Object.assign(outside, { knows: false, refusal: 'USER_DISABLED' });
    expect(await identity.current()).toBeNull();
    expect(heard.at(-1)).toBeNull();
    expect(await identity.idToken()).toBeNull();
  });

  it('do not learn by signing up whether there is such an account, whose owner gets a mail', async () => {
    const { identity } = open();
    expect(await identity.signUpWithPassword({ ...ANN, password: 'a guess of mine' })).toBe('see-mail');
    expect(outside.mails).toBe(1);
    expect(await identity.signUpWithPassword(ANN)).toBe('signed-in');
    expect(outside.mails).toBe(1);
  });
});
