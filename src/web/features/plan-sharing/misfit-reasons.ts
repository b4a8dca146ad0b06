import type { PlanFit } from '#contract/plans.ts';

const SHOWN = 3;

/** The first sentence: what a check found first stands for the rest of it. */
const firstOf = (detail: string): string => `${detail.split('. ', 1)[0]?.replace(/\.$/, '')}.`;

/** Why a plan no longer passes, in a few short sentences. */
export function misfitReasons({ failed }: PlanFit): string[] {
  const reasons = [...new Set(failed.map(({ detail }) => firstOf(detail)))];
  const more = reasons.length - SHOWN;
  return more > 0 ? [...reasons.slice(0, SHOWN), `And ${more} more.`] : reasons;
}
