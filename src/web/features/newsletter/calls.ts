import * as contract from '#contract/newsletter.ts';
import { callOperation } from '#web/api/call-operation.ts';

/** Loaded only for those who press the button: the contract is heavier than the whole form. */
export async function sendSubscription(email: string): Promise<void> {
  await callOperation(contract.subscribe, { body: { email } });
}

const FOLLOWING = { confirm: contract.confirmSubscription, leave: contract.unsubscribe } as const;

/** Does what a link in a mail of ours is for. */
export async function followLink({
  purpose,
  token,
}: {
  purpose: keyof typeof FOLLOWING;
  token: string;
}): Promise<void> {
  await callOperation(FOLLOWING[purpose], { body: { token } });
}
