import type { MovementPremise } from './premises.ts';

/**
 * One premise for each limit, from all words that ask for it: as strict as the strictest, as light as the lightest load, on every side
 * that was named. It is merely eased only where none of them says more.
 */
export function mergedMovements(premises: readonly MovementPremise[]): MovementPremise[] {
  const byLimit = new Map<string, MovementPremise[]>();
  for (const premise of premises) {
    const same = byLimit.get(premise.limit);
    if (same) same.push(premise);
    else byLimit.set(premise.limit, [premise]);
  }
  return [...byLimit].map(([limit, same]) => {
    const caps = same.flatMap(({ maxLbs }) => maxLbs ?? []);
    return {
      limit,
      severity: same.some(({ severity }) => severity === 'strict') ? 'strict' : 'soft',
      side: sideOf(same),
      ...(same.every(({ eased }) => eased) ? { eased: true } : {}),
      ...(same.some(({ told }) => told) ? { told: true } : {}),
      ...(caps.length > 0 ? { maxLbs: Math.min(...caps) } : {}),
      origins: same.flatMap(({ origins }) => origins),
    };
  });
}

function sideOf(same: readonly MovementPremise[]): MovementPremise['side'] {
  const sides = new Set(same.flatMap(({ side }) => side ?? []));
  const [side = null] = sides;
  return sides.size > 1 ? 'both' : side;
}
