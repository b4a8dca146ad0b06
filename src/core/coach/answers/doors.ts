import { choices } from '../phrases.ts';
import type { Choice, CoachAction, CoachBlock, Receipt } from '../turn.ts';

const MEALS: readonly Choice[] = [
  { label: 'Today’s meals', say: 'Show me my meals' },
  { label: 'Swap a meal', say: 'Swap a meal' },
];
const TRAINING: readonly Choice[] = [
  { label: 'Today’s workout', say: 'What is today’s workout?' },
  { label: 'Swap one exercise', say: 'Swap an exercise today' },
];
const LOG: readonly Choice[] = [
  { label: 'How am I doing?', say: 'How am I doing?' },
  { label: 'What can you do?', say: 'What can you do?' },
];
const ANSWERS: readonly Choice[] = [
  { label: 'What you know of me', say: 'What do you know about me?' },
  { label: 'What can you do?', say: 'What can you do?' },
];

const BESIDE: Partial<Record<CoachAction['kind'], readonly Choice[]>> = {
  ...{ replace_meal: MEALS, meal_exception: MEALS, end_meal_exception: MEALS, log_meal: MEALS, log_food: MEALS },
  ...{ replace_exercise: TRAINING, session_exception: TRAINING, week_exception: TRAINING, end_exception: TRAINING },
  ...{ log_sets: TRAINING, log_workout: TRAINING, log_cardio: TRAINING },
  ...{ update_profile: ANSWERS },
};

/** The two nearest things that can be done instead of what an answer refuses. */
export const doorsBeside = (refused: CoachAction['kind'] | null): CoachBlock =>
  choices(...((refused === null ? undefined : BESIDE[refused]) ?? LOG));

/** What was refused, where a reply does nothing but refuse; it costs no message then. */
export function onlyRefused(receipts: readonly Receipt[], blocks: readonly CoachBlock[]): CoachAction['kind'] | null {
  const [first] = receipts;
  if (first?.kind !== 'refused' || blocks.length > 0) return null;
  return receipts.every(({ kind }) => kind === 'refused') ? first.action : null;
}
