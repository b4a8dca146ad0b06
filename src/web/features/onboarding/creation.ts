import { ApiError, messageOf } from '#web/api/api-error.ts';

export const CREATION_STEPS = ['profile', 'meal', 'workout'] as const;
export type CreationStep = (typeof CREATION_STEPS)[number];

/** `refused`: for a reason that concerns the person; trying again would not change it. */
type StepState =
  | { is: 'waiting' | 'working' }
  | { is: 'done'; detail: string }
  | { is: 'refused' | 'failed'; message: string };

/** How far the profile and the two plans have come. */
export type Creation = Record<CreationStep, StepState>;

/** Each call answers what to show beside its step once it is done. */
export type CreationCalls = Record<CreationStep, () => Promise<string>>;

export const FAILURES: Record<CreationStep, string> = {
  profile: 'Failed to save your profile. Please try again.',
  meal: 'Failed to generate meal plan. Please try again.',
  workout: 'Failed to generate workout plan. Please try again.',
};

export const NOTHING_CREATED: Creation = {
  profile: { is: 'waiting' },
  meal: { is: 'waiting' },
  workout: { is: 'waiting' },
};

const isSettled = ({ is }: StepState) => is === 'done' || is === 'refused';

/** What an error means for a step: a profile that exists already is as good as a new one. */
function stateAfter(step: CreationStep, error: unknown): StepState {
  if (error instanceof ApiError) {
    if (step === 'profile' && error.status === 409) return { is: 'done', detail: '' };
    if (step !== 'profile' && error.code === 'plan_refused') return { is: 'refused', message: error.userMessage };
  }
  return { is: 'failed', message: messageOf(error, FAILURES[step]) };
}

type Run = { from: Creation; calls: CreationCalls; onChange: (creation: Creation) => void };

/** Creates what is missing: first the profile, then both plans beside each other. Never throws. */
export async function runCreation({ from, calls, onChange }: Run): Promise<Creation> {
  let creation = from;
  const put = (step: CreationStep, state: StepState) => {
    creation = { ...creation, [step]: state };
    onChange(creation);
  };
  const run = async (step: CreationStep) => {
    if (isSettled(creation[step])) return;
    put(step, { is: 'working' });
    try {
      put(step, { is: 'done', detail: await calls[step]() });
    } catch (error) {
      put(step, stateAfter(step, error));
    }
  };
  await run('profile');
  if (creation.profile.is === 'done') await Promise.all([run('meal'), run('workout')]);
  return creation;
}

/** `working` until every step has come to an end; `done` only if all of them succeeded. */
export function outcomeOf(creation: Creation): 'working' | 'done' | 'refused' | 'failed' {
  const states = CREATION_STEPS.map((step) => creation[step].is);
  if (states.includes('working')) return 'working';
  if (states.includes('failed')) return 'failed';
  if (states.includes('waiting')) return 'working';
  return states.includes('refused') ? 'refused' : 'done';
}
