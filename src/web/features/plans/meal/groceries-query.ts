import { queryOptions } from '@tanstack/react-query';
import { getGroceries } from '#contract/meals.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { keyOf } from '#web/api/queries.ts';
import { dateAhead } from '#web/parts/plan/eaten-on.ts';
import { keepGroceries, keptGroceries } from './kept-groceries.ts';

type Wanted = { planId: string; days: 1 | 7 };

/** What to buy. What was loaded last stands there at once; it is loaded anew each time, since any swap changes it. */
export const groceriesQuery = ({ planId, days }: Wanted) =>
  queryOptions({
    queryKey: [...keyOf(getGroceries, { planId }), { days }],
    queryFn: async ({ signal }) => {
      const query = { days: days === 7 ? ('7' as const) : ('1' as const), today: dateAhead(0) };
      const groceries = await callOperation(getGroceries, { params: { planId }, query, signal });
      keepGroceries(groceries);
      return groceries;
    },
    initialData: () => keptGroceries({ planId, days }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
