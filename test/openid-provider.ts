import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll } from 'vitest';

/** Somebody who has an account at the provider. */
export type OpenIdPerson = { sub: string; email: string; email_verified: boolean; name: string };

const CLIENT = { clientId: 'ironleaf', clientSecret: 'only-for-tests-0123456789' };

/** A real OpenID provider, which signs in whoever `login` names, and asks back at an address of ours only. */
export async function startOpenIdProvider(callback: string, people: readonly OpenIdPerson[]) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [callback] }],
    // As Google does: what the scopes ask for stands in the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    ttl: { Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, Interaction: 600, AuthorizationCode: 60 },
    cookies: { keys: ['only-for-tests'] },
    findAccount: (_context, sub) => {
      const person = people.find((one) => one.sub === sub);
      return person && { accountId: sub, claims: async () => person };
    },
  });
  server.on('request', provider.callback());
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const settings = { ...CLIENT, discoveryUrl: `${issuer}/.well-known/openid-configuration` };
  const signIn = (address: string, sub: string) => {
    const asked = new URL(address);
    // Of Google's own; this provider has one account in each browser.
    asked.searchParams.delete('prompt');
    return walk(asked.href, sub, callback);
  };
  return { settings, signIn };
}

/** What a browser does at the provider: follows, fills in the forms, and stops where it is sent back to us. */
async function walk(address: string, sub: string, callback: string): Promise<string> {
  const jar = new Map<string, string>();
  let next: { url: string; body?: URLSearchParams } = { url: address };
  for (let step = 0; step < 20; step++) {
    const { url, body }: typeof next = next;
    if (url.startsWith(callback)) return url;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { headers: { cookie }, redirect: 'manual', ...(body && { method: 'POST', body }) });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) next = { url: new URL(location, url).href };
    else next = formOf(await answer.text(), url, sub);
  }
  throw new Error('the provider never sends the browser back');
}

function formOf(page: string, url: string, sub: string) {
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
  const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
  if (action === undefined || prompt === undefined) throw new Error(`no form to fill in: ${page.slice(0, 300)}`);
  return { url: new URL(action, url).href, body: new URLSearchParams({ prompt, login: sub, password: 'any' }) };
}
