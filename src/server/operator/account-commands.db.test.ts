import { scryptSync } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createUser } from '#contract/user.ts';
import { startTestApp, TEST_PASSWORD } from '#test/app.ts';
import { startTokenProvider } from '#test/token-provider.ts';
import { authAccounts } from '../db/schema/auth.ts';
import { HASH_WORDS, type ImportedAccount } from '../identity/export-accounts.ts';
import { createFirebaseIdentity } from '../identity/firebase/firebase.ts';
import { ACCOUNT_COMMANDS } from './account-commands.ts';

const provider = await startTokenProvider();
const app = startTestApp({ slowPasswords: true });

async function exported(): Promise<{ users: ImportedAccount[]; said: string; mode: number }> {
  const file = join(mkdtempSync(join(tmpdir(), 'ironleaf-accounts-')), 'accounts.json');
  const said: string[] = [];
  const installation = { database: app.database, say: (line: string) => said.push(line) };
  await ACCOUNT_COMMANDS['export-accounts']?.run([file], installation as never);
  const { users } = JSON.parse(readFileSync(file, 'utf8'));
  return { users, said: said.join('\n'), mode: statSync(file).mode & 0o777 };
}

const numberIn = (name: string) => Number(new RegExp(`--${name}=(\\d+)`).exec(HASH_WORDS)?.[1]);

describe('accounts that move to the provider outside', () => {
  it('take their ids and passwords along, in the form that the provider imports', async () => {
    const ann = await app.signUp('ann@example.com');
    const { users, said, mode } = await exported();
    expect(mode).toBe(0o600);
    expect(said).toContain(`firebase auth:import `);
    const [{ passwordHash = '', salt = '', ...account } = {} as ImportedAccount] = users;
    expect(account).toMatchObject({
      localId: ann.userId,
      email: ann.email,
      emailVerified: false,
      providerUserInfo: [],
    });
    // Standard scrypt of the words that the command prints makes the same hash.
    const [N, r, p, length] = ['mem-cost', 'block-size', 'parallelization', 'dk-len'].map(numberIn);
    const options = { ...(N && { N }), ...(r && { r }), ...(p && { p }), maxmem: 64 * 1024 * 1024 };
    const again = scryptSync(TEST_PASSWORD, Buffer.from(salt, 'base64'), length ?? 0, options);
    expect(again.toString('base64')).toBe(passwordHash);
  });

  it('come with Google where they signed in with it, and without a password', async () => {
    const ann = await app.signUp('ann@example.com');
    await app.database.db.update(authAccounts).set({ providerId: 'google', accountId: 'g-ann', password: null });
    const { users } = await exported();
    const google = { providerId: 'google.com', rawId: 'g-ann', email: ann.email };
    expect(users).toMatchObject([{ localId: ann.userId, providerUserInfo: [google] }]);
    expect(users[0]).not.toHaveProperty('passwordHash');
  });

  it('find their data there', async () => {
    const ann = await app.signUp('ann@example.com');
    await ann.call(createUser, { body: {} });
    const outside = createFirebaseIdentity({
      ...{ database: app.database, settings: provider.settings, baseUrl: 'http://localhost:3000' },
      ...{ now: app.clock.now, log: app.app.log },
    });
    const token = await provider.token({ sub: ann.userId, email: ann.email }, app.clock.now());
    expect(await outside.session({ authorization: `Bearer ${token}` })).toMatchObject({ userId: ann.userId });
  });
});
