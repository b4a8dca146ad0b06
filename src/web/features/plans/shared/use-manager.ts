import { useState } from 'react';
import type { PlanType } from '#contract/common.ts';
import type { Level } from '#core/catalogue/level.ts';
import { useGeneratePlan } from './use-generate-plan.ts';
import { usePlanActions } from './use-plan-actions.ts';

export type ManagerTab = 'current' | 'all' | 'favorites';

/** What lies over the list; the details stay open below a replacement. */
export type Overlay =
  | { kind: 'new' }
  | { kind: 'edit'; planId: string }
  | { kind: 'details'; planId: string }
  | { kind: 'delete'; planId: string; question: string };

type Options = { userId: string; type: PlanType; favoriteFailed: string };

export type Wanted = {
  name: string | null;
  customPreferences?: string | null;
  difficulty?: Level;
  daysPerWeek?: number;
};

/** Holds what both managers have in common: a tab, an overlay, and what can be done with plans. */
export function useManager({ userId, type, favoriteFailed }: Options) {
  const [tab, setTab] = useState<ManagerTab>('current');
  const [overlay, show] = useState<Overlay | null>(null);
  const generation = useGeneratePlan({ userId, isWatched: overlay?.kind === 'new' });
  const actions = usePlanActions({ userId, favoriteFailed });
  const close = () => show(null);
  return {
    tab,
    setTab,
    overlay,
    show,
    close,
    actions,
    generation,
    startNew: () => {
      generation.reset();
      show({ kind: 'new' });
    },
    generate: (wanted: Wanted) =>
      generation.mutate(
        { type, ...wanted },
        {
          onSuccess: () => {
            setTab('current');
            show((open) => (open?.kind === 'new' ? null : open));
          },
        },
      ),
    /** A new plan in the place of one that is broken or no longer suits, which goes only when the new one is there. */
    regenerate: (planId: string, wanted: Wanted) =>
      generation.mutate({ type, ...wanted }, { onSuccess: () => actions.remove.mutate({ planId }) }),
  };
}

export type Manager = ReturnType<typeof useManager>;
