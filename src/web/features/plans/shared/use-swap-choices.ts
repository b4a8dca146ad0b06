import { useCallback, useRef, useState } from 'react';
import type { Operation, ResponseOf } from '#contract/operation.ts';
import { type CallInput, callOperation } from '#web/api/call-operation.ts';
import { replaceProblem } from './use-swap-failure.ts';

type Looked<O extends Operation> =
  | { found: ResponseOf<O>; problem: undefined }
  | { found: undefined; problem: string | undefined };

/** Looks for what could come in, as often as it is asked; only the answer to the last question counts. */
export function useSwapChoices<O extends Operation>(operation: O, inputFor: (wishes: string) => CallInput<O>) {
  const [looked, setLooked] = useState<Looked<O>>({ found: undefined, problem: undefined });
  const latest = useRef({ inputFor, asked: 0 });
  latest.current.inputFor = inputFor;
  const search = useCallback(
    (wishes: string) => {
      latest.current.asked += 1;
      const { asked } = latest.current;
      const show = (next: Looked<O>) => {
        if (asked === latest.current.asked) setLooked(next);
      };
      show({ found: undefined, problem: undefined });
      callOperation(operation, latest.current.inputFor(wishes)).then(
        (found) => show({ found, problem: undefined }),
        (error) => show({ found: undefined, problem: replaceProblem(error) }),
      );
    },
    [operation],
  );
  return { ...looked, search };
}
