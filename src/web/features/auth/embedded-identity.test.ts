import { afterEach, describe, expect, it } from 'vitest';
import type { Person } from '#web/parts/person/identity-port.ts';
import { embeddedIdentity } from './embedded-identity.ts';

const realFetch = globalThis.fetch;
const maya = { id: 'u1', email: 'maya.torres@example.com' };

/** The server's side of /api/auth: one session, which may be out of reach. */
function authServer() {
  const state = { signedIn: null as Person | null, reachable: true, asked: [] as string[], lastBody: '' };
  globalThis.fetch = async (input, init) => {
    const path = String(input).replace('/api/auth/', '');
    state.asked.push(path);
    if (init?.body) state.lastBody = String(init.body);
    if (!state.reachable) throw new TypeError('fetch failed');
    if (path === 'sign-in/email' && state.lastBody.includes('wrong')) {
      const refusal = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' };
      return new Response(JSON.stringify(refusal), { status: 401 });
    }
    if (path.startsWith('sign-') && path !== 'sign-out') state.signedIn = maya;
    if (path === 'sign-out') state.signedIn = null;
    return Response.json(path === 'get-session' && state.signedIn ? { session: {}, user: state.signedIn } : null);
  };
  return state;
}

afterEach(() => {
  globalThis.fetch = realFetch;
});

function listen(identity: ReturnType<typeof embeddedIdentity>) {
  const heard: (Person | null)[] = [];
  const stop = identity.onChange((person) => heard.push(person));
  return { heard, stop };
}

describe('embedded identity', () => {
  it('reports that nobody is signed in, once', async () => {
    authServer();
    const identity = embeddedIdentity();
    const { heard } = listen(identity);
    await expect.poll(() => heard).toEqual([null]);
    await identity.current();
    expect(heard).toEqual([null]);
  });

  it('reports the person after joining, with a name for greeting', async () => {
    const server = authServer();
    const identity = embeddedIdentity();
    const { heard } = listen(identity);
    await expect.poll(() => heard).toEqual([null]);
    await identity.signUpWithPassword({ email: maya.email, password: 'correct horse' });
    expect(JSON.parse(server.lastBody)).toEqual({
      email: maya.email,
      password: 'correct horse',
      name: 'Maya.torres',
    });
    expect(heard).toEqual([null, maya]);
  });

  it('passes on why a sign-in was refused, and changes nothing', async () => {
    authServer();
    const identity = embeddedIdentity();
    const { heard } = listen(identity);
    await expect(identity.signInWithPassword({ email: maya.email, password: 'wrong' })).rejects.toMatchObject({
      status: 401,
      userMessage: 'Invalid email or password',
    });
    await expect.poll(() => heard).toEqual([null]);
  });

  it('does not sign out whoever loses the network', async () => {
    const server = authServer();
    const identity = embeddedIdentity();
    const { heard } = listen(identity);
    await identity.signInWithPassword({ email: maya.email, password: 'correct horse' });
    server.reachable = false;
    expect(await identity.current()).toEqual(maya);
    expect(heard.at(-1)).toEqual(maya);
  });

  it('tells a late listener at once, and none that has stopped', async () => {
    authServer();
    const identity = embeddedIdentity();
    await identity.signInWithPassword({ email: maya.email, password: 'correct horse' });
    const { heard, stop } = listen(identity);
    expect(heard).toEqual([maya]);
    stop();
    await identity.signOut();
    expect(heard).toEqual([maya]);
  });
});
