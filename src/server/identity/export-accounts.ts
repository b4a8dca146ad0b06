import type { Db } from '../db/database.ts';
import { selectAccounts } from './store.ts';

/** How the embedded provider's library makes the hash of a password, in the words of `firebase auth:import`. */
export const HASH_WORDS =
  '--hash-algo=STANDARD_SCRYPT --mem-cost=16384 --parallelization=1 --block-size=16 --dk-len=64';

type ProviderInfo = { providerId: string; rawId: string; email: string; displayName?: string };

/** An account as `firebase auth:import` takes it; moments are milliseconds since 1970, as text. */
export type ImportedAccount = {
  localId: string;
  email: string;
  emailVerified: boolean;
  displayName?: string;
  createdAt: string;
  /** Base64, like `salt`; both left out for who has no password. */
  passwordHash?: string;
  salt?: string;
  providerUserInfo: ProviderInfo[];
};

/** Every account under the id that it has here, with its password as a hash, and Google's where there is one. */
export async function exportAccounts(db: Db): Promise<{ users: ImportedAccount[]; withSecondStep: number }> {
  const accounts = new Map<string, ImportedAccount>();
  const withSecondStep = new Set<string>();
  for (const { user, method } of await selectAccounts(db)) {
    const { id, email, emailVerified, name, createdAt } = user;
    const account: ImportedAccount = accounts.get(id) ?? {
      ...{ localId: id, email, emailVerified, createdAt: String(createdAt.getTime()), providerUserInfo: [] },
      ...(name !== '' && { displayName: name }),
    };
    accounts.set(id, account);
    if (user.twoFactorEnabled) withSecondStep.add(id);
    if (method?.password) Object.assign(account, hashOf(method.password));
    if (method?.providerId === 'google') {
      account.providerUserInfo.push({ providerId: 'google.com', rawId: method.accountId, email });
    }
  }
  return { users: [...accounts.values()], withSecondStep: withSecondStep.size };
}

/** Kept is `salt:hash`, both in hexadecimal. The library salts with the digits themselves, not with the bytes that they stand for. */
function hashOf(kept: string): Pick<ImportedAccount, 'passwordHash' | 'salt'> {
  const [salt = '', hash = ''] = kept.split(':');
  return { passwordHash: Buffer.from(hash, 'hex').toString('base64'), salt: Buffer.from(salt).toString('base64') };
}
