import { MutationCache, QueryCache, QueryClient, type QueryPersister, queryOptions } from '@tanstack/react-query';
import type { Operation, RequestOf, ResponseOf } from '#contract/operation.ts';
import { ApiError, isNotFound, isPassing } from './api-error.ts';
import { type CallInput, callLoosely, type LooseParts, pathOf } from './call-operation.ts';

const PATIENT_TRIES = 3;
const PATIENT_DELAY_MS = 1000;

type ClientOptions = {
  onUnauthorized: () => void;
  /** Stands around every query: keeps answers on the device, and answers from there. */
  persister?: QueryPersister;
};

/** Cached data never goes stale: every write names the queries that it refreshes. */
export function createQueryClient({ onUnauthorized, persister }: ClientOptions): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // Without a network a call fails at once and says so, instead of waiting for ever.
        networkMode: 'always',
        ...(persister && { persister }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Forgets all that was answered to who was signed in. What anybody may read stays: an answer of that kind that is still on its
 * way would never come, and the sign-up form that waits for it never open.
 */
export function forgetPersonalAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: ({ meta }) => meta?.access !== 'public' });
  client.getMutationCache().clear();
}

/** Key of all queries below one path, whatever their filters: what a write refreshes. */
export function keyOf<O extends Operation>(operation: O, params?: RequestOf<O>['params']): readonly [string] {
  return [pathOf(operation, params)];
}

type QueryChoices = {
  /** Tries up to three more times, a second apart, where the trouble may pass: for plans and favourites. */
  patient?: boolean;
};

const patience = ({ patient }: QueryChoices) =>
  patient && {
    retry: (failures: number, error: Error) => failures < PATIENT_TRIES && isPassing(error),
    retryDelay: PATIENT_DELAY_MS,
  };

const fullKeyOf = (operation: Operation, { params, query }: LooseParts) => [pathOf(operation, params), query ?? {}];

/** A read of the contract as a query: its key is the path, then the filters. */
export function operationQuery<O extends Operation>(operation: O, input: CallInput<O>, choices: QueryChoices = {}) {
  const parts = input as LooseParts;
  return queryOptions<ResponseOf<O>>({
    queryKey: fullKeyOf(operation, parts),
    queryFn: ({ signal }) => callLoosely(operation, { ...parts, signal }),
    meta: { access: operation.access },
    ...patience(choices),
  });
}

/** The same, where "not found" is an answer: `null`. */
export function optionalQuery<O extends Operation>(operation: O, input: CallInput<O>, choices: QueryChoices = {}) {
  const parts = input as LooseParts;
  return queryOptions<ResponseOf<O> | null>({
    queryKey: fullKeyOf(operation, parts),
    queryFn: async ({ signal }) => {
      try {
        return await callLoosely(operation, { ...parts, signal });
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    ...patience(choices),
  });
}
