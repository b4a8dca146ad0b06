import { queryOptions } from '@tanstack/react-query';
import { getAccount } from '#contract/account.ts';
import { operationQuery } from '#web/api/queries.ts';
import type { Auth } from '#web/parts/person/auth-context.ts';

export const accountQuery = () => operationQuery(getAccount, {});

/** How and where the person is signed in; it can change on any other device, so it is asked for at every visit. */
export const signInsQuery = (signIns: Auth['signIns']) =>
  queryOptions({
    queryKey: ['sign-ins'],
    queryFn: async () => (await signIns()).read(),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
