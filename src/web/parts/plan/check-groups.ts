import { type Certificate, type Check, doesApply } from '#core/certificate/certificate.ts';
import groups from '#data/check-groups.json' with { type: 'json' };

export type CheckGroup = { title: string; checks: Check[]; passed: number };

/** Checks that no group names, as those of a newer server. */
const OTHERS = 'More checks';

/** The checks that apply, by what they are about; empty groups are left out. */
export function checkGroups({ version, checks }: Certificate): CheckGroup[] {
  const applying = checks.filter(doesApply);
  const known = version.includes('meal') ? groups.meal : groups.workout;
  const named = new Set(known.flatMap((group) => group.checks));
  const parts = known.map(({ title, checks: ids }) => ({
    title,
    checks: applying.filter(({ id }) => ids.includes(id)),
  }));
  const others = { title: OTHERS, checks: applying.filter(({ id }) => !named.has(id)) };
  return [...parts, others]
    .filter((group) => group.checks.length > 0)
    .map((group) => ({ ...group, passed: group.checks.filter(({ ok }) => ok).length }));
}
