import type { Certificate } from '#core/certificate/certificate.ts';
import { counted } from '#core/language/counted.ts';
import { PRODUCT } from '#core/product.ts';
import { checkGroups } from '#web/parts/plan/check-groups.ts';

export type Outward = { kind: 'meal' | 'workout'; parts: number; certificate: Certificate; madeOn: string };

const CANNOT = {
  meal: 'Traces in a factory, a recipe that a maker has changed, your pan. Read the pack.',
  workout: 'How you slept, a machine that is set differently, a form that slips. Stop when it hurts.',
} as const;

/** What no check can know. */
export const cannotPromise = (kind: Outward['kind']): string => CANNOT[kind];

/** What the plan is. Not what it is called: people put their own names into names. */
export const outwardTitle = ({ kind, parts }: Pick<Outward, 'kind' | 'parts'>): string =>
  kind === 'meal' ? `A day of ${counted(parts, 'meal')}` : `A training week of ${counted(parts, 'day')}`;

/**
 * The certificate for somebody outside, as lines: the promises, how many checks of each kind passed, what none can know. No line
 * comes from the single checks, which may speak of a medicine or a condition.
 */
export function certificateLines({ kind, parts, certificate, madeOn }: Outward): string[] {
  const { promises = [], passed, total } = certificate;
  return [
    `${outwardTitle({ kind, parts })}, made ${madeOn}`,
    ...promises.map(({ title, text, ok }) => `${ok ? 'Kept' : 'Not kept'}: ${title}. ${text}`),
    `${passed} of ${total} checks passed by a program that did not write the plan: ${checkGroups(certificate)
      .map((group) => `${group.title.toLowerCase()} ${group.passed} of ${group.checks.length}`)
      .join(', ')}.`,
    `What it cannot promise: ${cannotPromise(kind)} Not medical advice.`,
    PRODUCT.name,
  ];
}
