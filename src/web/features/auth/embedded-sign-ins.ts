import { signInsSchema } from '#contract/sign-ins.ts';
import { errorWithoutAnswer } from '#web/api/api-error.ts';
import { readTolerantly } from '#web/api/read-tolerantly.ts';
import type { SignInsPort } from '#web/parts/person/identity-port.ts';
import { ask } from './ask-provider.ts';

const tell = async (path: string, body: object): Promise<void> => {
  await ask(path, body);
};

/** What our own accounts tell of themselves; a newer server may say more. */
export const EMBEDDED_SIGN_INS: SignInsPort = {
  read: async () => {
    const read = readTolerantly(signInsSchema, await ask('sign-ins'));
    if (!read.success) throw errorWithoutAnswer('unreadable');
    return read.data;
  },
  confirm: (password) => tell('confirm', { password }),
  changePassword: (change) => tell('change-password', change),
  end: (id) => tell('end-session', { id }),
  endOthers: () => tell('end-other-sessions', {}),
};
