import { listed } from '#core/language/listed.ts';
import type { WorkStep } from '#web/ui/working-list.tsx';
import { CREATION_STEPS, type Creation, type CreationStep, type outcomeOf } from './creation.ts';

const LABELS: Record<CreationStep, { doing: string; done: string; not: string }> = {
  profile: { doing: 'Saving your answers', done: 'Your answers', not: 'Your answers were not saved' },
  meal: { doing: 'Writing and checking your meal plan', done: 'Your meal plan', not: 'The meal plan was not written' },
  workout: {
    doing: 'Writing and checking your workout plan',
    done: 'Your workout plan',
    not: 'The workout plan was not written',
  },
};

const HEADINGS: Record<ReturnType<typeof outcomeOf>, string> = {
  working: 'I am writing your plans',
  done: 'Your plans are ready',
  refused: 'Something you should know',
  failed: 'That did not work yet',
};

const REFUSED: Record<CreationStep, string> = {
  profile: '',
  meal: 'No meal plan from me for now',
  workout: 'No workout plan from me for now',
};

export const headingOf = (outcome: ReturnType<typeof outcomeOf>): string => HEADINGS[outcome];

/** The steps for the list of work, those that are done first: the two plans are written beside each other. */
export function workSteps(creation: Creation): { steps: WorkStep[]; done: number } {
  const isDone = (step: CreationStep) => creation[step].is === 'done';
  const shown = CREATION_STEPS.filter((step) => creation[step].is !== 'refused');
  const ordered = [...shown.filter(isDone), ...shown.filter((step) => !isDone(step))];
  const steps = ordered.map((step): WorkStep => {
    const state = creation[step];
    return { label: LABELS[step].doing, ...(state.is === 'done' && state.detail !== '' && { detail: state.detail }) };
  });
  return { steps, done: shown.filter(isDone).length };
}

/** The plans that are not made, each with its reason. */
export function refusalsOf(creation: Creation): { step: CreationStep; title: string; message: string }[] {
  return CREATION_STEPS.flatMap((step) => {
    const state = creation[step];
    return state.is === 'refused' ? [{ step, title: REFUSED[step], message: state.message }] : [];
  });
}

/** What went wrong, why, and what is safe. */
export function failuresOf(creation: Creation): { title: string; what: string; kept: string } {
  const failed = CREATION_STEPS.filter((step) => creation[step].is === 'failed');
  const reasons = failed.flatMap((step) => {
    const state = creation[step];
    return state.is === 'failed' ? [state.message] : [];
  });
  const kept = CREATION_STEPS.filter((step) => creation[step].is === 'done').map((step) => LABELS[step].done);
  const [only] = failed;
  return {
    title: failed.length === 1 && only ? LABELS[only].not : 'The plans were not written',
    what: reasons.filter((reason, index) => reasons.indexOf(reason) === index).join(' '),
    kept: kept.length === 0 ? 'All 21 answers, in this browser.' : `${listed(kept.map(lowerAfterFirst))}.`,
  };
}

const lowerAfterFirst = (text: string, index: number) =>
  index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1);
