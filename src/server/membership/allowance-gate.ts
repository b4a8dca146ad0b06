import type { Operation } from '#contract/operation.ts';
import { isMeter, type Meter } from '#core/membership/tiers.ts';
import type { Db } from '../db/database.ts';
import { type OfPerson, spendAllowance } from './spend-allowance.ts';

/**
 * Through this a write that the contract calls counted counts its use. The write must either spend or waive: what does neither is
 * undone as a mistake of ours.
 */
export type AllowanceGate = {
  /**
   * Counts one use in the transaction of what it is for, so that neither is ever kept without the other; refuses it when the
   * limit of the tier is reached. Answers whether the tier has such a limit, that is, whether anything was counted.
   */
  spend: (tx: Db) => Promise<boolean>;
  /** Says that this use is not counted. */
  waive: () => void;
};

/** What a handler gets to count with: nothing, unless the contract says that the operation is counted. */
export type AllowanceOf<O extends Operation> = O['requires'] extends Meter ? AllowanceGate : undefined;

/** Opens the gate of one call. `expectSettled` throws if the use was neither counted nor waived. */
export function openAllowance<O extends Operation>(operation: O, { userId, now }: OfPerson) {
  const { requires } = operation;
  let isSettled = !isMeter(requires);
  const gate: AllowanceGate | undefined = isMeter(requires)
    ? {
        spend: async (tx) => {
          const isCounted = await spendAllowance(tx, requires, { userId, now });
          isSettled = true;
          return isCounted;
        },
        waive: () => {
          isSettled = true;
        },
      }
    : undefined;
  const expectSettled = () => {
    if (!isSettled) throw new Error(`${operation.method} ${operation.path} neither counted nor waived ${requires}`);
  };
  return { allowance: gate as AllowanceOf<O>, expectSettled };
}

/** Does the work of an operation, in the transaction of the work; throws if it left its use uncounted. */
export async function withAllowance<O extends Operation, T>(
  operation: O,
  person: OfPerson,
  work: (allowance: AllowanceOf<O>) => Promise<T>,
): Promise<T> {
  const { allowance, expectSettled } = openAllowance(operation, person);
  const done = await work(allowance);
  expectSettled();
  return done;
}
