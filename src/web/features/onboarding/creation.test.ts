import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { type Creation, type CreationCalls, NOTHING_CREATED, outcomeOf, runCreation } from './creation.ts';
import { failuresOf, refusalsOf, workSteps } from './creation-labels.ts';

const apiError = (status: number, code: string, userMessage = 'The server said so.') =>
  new ApiError(`${status}: …`, { status, code, userMessage });

/** Calls that succeed unless told otherwise, and the order in which they were made. */
function calls(failing: Partial<Record<keyof CreationCalls, Error>> = {}) {
  const made: string[] = [];
  const call = (step: keyof CreationCalls) => async () => {
    made.push(step);
    const error = failing[step];
    if (error) throw error;
    return `${step} detail`;
  };
  return { made, calls: { profile: call('profile'), meal: call('meal'), workout: call('workout') } };
}

async function create(failing?: Parameters<typeof calls>[0], from: Creation = NOTHING_CREATED) {
  const { made, calls: made_ } = calls(failing);
  const seen: Creation[] = [];
  const ended = await runCreation({ from, calls: made_, onChange: (creation) => seen.push(creation) });
  return { ended, made, seen };
}

describe('creating the profile and the plans', () => {
  it('saves the profile first, then has both plans written beside each other', async () => {
    const { ended, made, seen } = await create();
    expect(made).toEqual(['profile', 'meal', 'workout']);
    expect(seen.some(({ meal, workout }) => meal.is === 'working' && workout.is === 'working')).toBe(true);
    expect(outcomeOf(ended)).toBe('done');
  });

  it('asks for no plan while there is no profile', async () => {
    const { ended, made } = await create({ profile: apiError(503, 'unavailable') });
    expect(made).toEqual(['profile']);
    expect(ended.profile).toEqual({ is: 'failed', message: 'The server said so.' });
    expect(outcomeOf(ended)).toBe('failed');
  });

  it('takes a profile that exists already for a saved one', async () => {
    const { ended, made } = await create({ profile: apiError(409, 'conflict') });
    expect(made).toEqual(['profile', 'meal', 'workout']);
    expect(outcomeOf(ended)).toBe('done');
  });

  it('tries again only what failed', async () => {
    const first = await create({ workout: apiError(500, 'internal') });
    expect(outcomeOf(first.ended)).toBe('failed');
    const second = await create({}, first.ended);
    expect(second.made).toEqual(['workout']);
    expect(outcomeOf(second.ended)).toBe('done');
  });

  it('shows a refusal and goes on with the other plan', async () => {
    const refusal = apiError(422, 'plan_refused', 'Please see a dietitian first.');
    const { ended } = await create({ meal: refusal });
    expect(outcomeOf(ended)).toBe('refused');
    expect(ended.workout.is).toBe('done');
    expect(refusalsOf(ended)).toMatchObject([{ step: 'meal', message: 'Please see a dietitian first.' }]);
  });

  it('falls back on its own words for an error without any', async () => {
    const { ended } = await create({ meal: new Error('boom') });
    expect(ended.meal).toEqual({ is: 'failed', message: 'Failed to generate meal plan. Please try again.' });
  });
});

describe('what is said about it', () => {
  it('lists finished steps first, though the second plan was quicker', () => {
    const creation: Creation = {
      profile: { is: 'done', detail: '21 answers' },
      meal: { is: 'working' },
      workout: { is: 'done', detail: '30 checks passed' },
    };
    expect(workSteps(creation)).toEqual({
      done: 2,
      steps: [
        { label: 'Saving your answers', detail: '21 answers' },
        { label: 'Writing and checking your workout plan', detail: '30 checks passed' },
        { label: 'Writing and checking your meal plan' },
      ],
    });
  });

  it('names what failed and what was kept', () => {
    const failed: Creation = {
      profile: { is: 'done', detail: '' },
      meal: { is: 'failed', message: 'No luck.' },
      workout: { is: 'done', detail: '' },
    };
    expect(failuresOf(failed)).toEqual({
      title: 'The meal plan was not written',
      what: 'No luck.',
      kept: 'Your answers and your workout plan.',
    });
    expect(failuresOf({ ...NOTHING_CREATED, profile: { is: 'failed', message: 'No luck.' } }).kept).toBe(
      'All 21 answers, in this browser.',
    );
  });
});
