import { useQueryClient } from '@tanstack/react-query';
import { isNotFound, messageOf } from '#web/api/api-error.ts';
import { isRefusal, refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

/** Deals with a replacement that failed: a refusal stands in the dialog, the rest is said in a toast. */
export function useSwapFailure(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  return async (error: unknown, fallback: string): Promise<void> => {
    if (isRefusal(error)) return;
    const isGone = isNotFound(error);
    const description = isGone ? `${messageOf(error, fallback)} It may have been deleted in another tab.` : fallback;
    toast({ title: 'Error', description, tone: 'destructive' });
    if (isGone) await refreshPlans(client, userId);
  };
}

/** Says why nothing was replaced, fit to be shown beside the form. */
export const replaceProblem = (error: unknown): string | undefined =>
  error ? messageOf(error, 'Nothing was changed. Please try again.') : undefined;
