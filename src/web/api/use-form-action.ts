import { useState } from 'react';
import { messageOf } from './api-error.ts';

/**
 * What a form does, and what went wrong with it, in words to be said beside what was typed. They go with the next try. `act` rejects
 * where it failed.
 */
export function useFormAction<Values>(act: (values: Values) => Promise<unknown>) {
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (values: Values): Promise<void> => {
    setProblem(null);
    await act(values).catch((error: unknown) => setProblem(messageOf(error, 'Please try again.')));
  };
  return { submit, problem };
}
