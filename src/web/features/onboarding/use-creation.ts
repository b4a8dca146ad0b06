import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { generatePlan, listPlans } from '#contract/plans.ts';
import { createProfile } from '#contract/profile.ts';
import { profileFromAnswers } from '#core/athlete/questionnaire.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { countEvent } from '#web/api/count-event.ts';
import { keyOf } from '#web/api/queries.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { useToast } from '#web/ui/toast-context.ts';
import {
  CREATION_STEPS,
  type Creation,
  type CreationCalls,
  FAILURES,
  NOTHING_CREATED,
  runCreation,
} from './creation.ts';
import { clearOnboarding } from './kept-onboarding.ts';
import type { Told } from './told.ts';

const PLAN_NAMES = { meal: 'First meal plan', workout: 'First workout plan' } as const;

/** The same write has the same key however often it is tried; changed answers are another write. */
function useStableKeys() {
  const keys = useRef(new Map<string, string>());
  return (write: string) => {
    const key = keys.current.get(write) ?? randomUuid();
    keys.current.set(write, key);
    return key;
  };
}

function useCalls(userId: string) {
  const queryClient = useQueryClient();
  const keyFor = useStableKeys();
  const generate = async (type: 'meal' | 'workout') => {
    const plan = await callOperation(generatePlan, {
      body: { userId, type, name: PLAN_NAMES[type] },
      idempotencyKey: keyFor(type),
    });
    countEvent({ event: 'plan_generated', type });
    return `${plan.data.certificate.passed} checks passed`;
  };
  return ({ answers, taps, firstName }: Told): CreationCalls => ({
    profile: async () => {
      const body = {
        userId,
        ...profileFromAnswers(answers, { firstName }),
        ...(taps && { decisions: taps.map(({ decision }) => decision) }),
      };
      const stored = await callOperation(createProfile, { body, idempotencyKey: keyFor(JSON.stringify(body)) });
      queryClient.setQueryData(profileQuery(userId).queryKey, stored);
      countEvent({ event: 'onboarding_finished' });
      return '21 answers';
    },
    meal: () => generate('meal'),
    workout: () => generate('workout'),
  });
}

/** Saves the profile and has both plans written; `retry` goes on where it failed. */
export function useCreation(userId: string) {
  const [underWay, setUnderWay] = useState<{ told: Told; creation: Creation } | null>(null);
  const { knowProfile } = useAuth();
  const queryClient = useQueryClient();
  const callsFor = useCalls(userId);
  const toast = useToast();

  const tellFailures = (ended: Creation) => {
    for (const step of CREATION_STEPS) {
      const state = ended[step];
      if (state.is !== 'failed') continue;
      if (step === 'profile') {
        const description = state.message === FAILURES.profile ? 'Please try again.' : state.message;
        toast({ title: 'Failed to create profile', description, tone: 'destructive' });
      } else toast({ title: 'Error', description: FAILURES[step], tone: 'destructive' });
    }
  };

  const settle = (ended: Creation) => {
    tellFailures(ended);
    if (ended.profile.is !== 'done') return;
    clearOnboarding(userId);
    const { queryKey } = profileQuery(userId);
    const stored = queryClient.getQueryData(queryKey);
    knowProfile(stored ?? {});
    if (!stored) queryClient.removeQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: keyOf(listPlans, { userId }) });
  };

  const run = (told: Told, from: Creation) => {
    setUnderWay({ told, creation: from });
    const onChange = (creation: Creation) => setUnderWay({ told, creation });
    void runCreation({ from, calls: callsFor(told), onChange }).then(settle);
  };

  return {
    creation: underWay?.creation ?? null,
    start: (told: Told) => run(told, NOTHING_CREATED),
    retry: () => underWay && run(underWay.told, underWay.creation),
    /** Back to the answers, which are all still there. */
    abandon: () => setUnderWay(null),
  };
}
