import type { PlanFit } from '#contract/plans.ts';

const SHOWN = 3;

/** The first sentence: what a check found first stands for the rest of it. */
const firstOf = (detail: string): string => `${detail.split('. ', 1)[0]?.replace(/\.$/, '')}.`;

/** Whether a new plan can take its place: after an eating disorder was disclosed, no meal plan is made any more. */
export const canFix = ({ type }: PlanFit, showsFigures: boolean): boolean => type === 'workout' || showsFigures;

/** Why a plan no longer passes, in a few short sentences; without those that hold a figure where figures are not shown. */
export function misfitReasons({ failed }: PlanFit, showsFigures: boolean): string[] {
  const sentences = [...new Set(failed.map(({ detail }) => firstOf(detail)))];
  const reasons = showsFigures ? sentences : sentences.filter((sentence) => !/\d/.test(sentence));
  const more = reasons.length - SHOWN;
  return more > 0 ? [...reasons.slice(0, SHOWN), `And ${more} more.`] : reasons;
}
