import type { Constraints } from '#core/athlete/constraints.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';

const UNDER_18 = 'under_18';
/** Of the rule for who is under 18; its text says it. */
const RULE = 'teen';

/** Why nobody may train by our plans for now, or null; who is under 18 needs other words than who needs a doctor. */
export function trainingRefusal({ training, care }: Constraints, seekCare: Refusal): Refusal | null {
  if (!training.modes.includes('stop')) return null;
  const young = care.notices.find(({ id }) => id === RULE);
  return young ? { code: UNDER_18, title: 'Ironleaf is for adults', message: young.text } : seekCare;
}
