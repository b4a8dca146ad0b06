import { beginSecondStepAnswer, newCodesAnswer, signInsSchema } from '#contract/sign-ins.ts';
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
  sendConfirmation: () => tell('send-confirmation', {}),
  changeEmail: (change) => tell('change-email', change),
  addPasskey: async (name) => {
    const { makePasskey } = await import('./passkeys.ts');
    await ask('passkeys/add', { response: await makePasskey(await ask('passkeys/begin', {})), name });
  },
  removePasskey: (id) => tell('passkeys/remove', { id }),
  beginSecondStep: async (password) => beginSecondStepAnswer.parse(await ask('second-step/begin', { password })),
  finishSecondStep: (code) => tell('second-step/finish', { code }),
  endSecondStep: (password) => tell('second-step/end', { password }),
  newRecoveryCodes: async (password) =>
    newCodesAnswer.parse(await ask('second-step/new-codes', { password })).recoveryCodes,
  end: (id) => tell('end-session', { id }),
  endOthers: () => tell('end-other-sessions', {}),
};
