import type { MovementPremise, Premises } from '../premises.ts';

type Refused = Pick<Premises, 'movements' | 'exercises'>;

/** The family of all deadlifts. */
const DEADLIFTS = 'barbell-romanian-deadlift';

/** "Bad back, no deadlifts": what is meant is every bend with a weight, whatever its name. */
export function hingesOf({ movements, exercises }: Refused): MovementPremise[] {
  const isSore = movements.some(({ limit }) => limit === 'lower_back' || limit === 'hip');
  const refused = exercises.filter(({ stance, exercises: ids }) => stance === 'never' && ids.includes(DEADLIFTS));
  if (!isSore || refused.length === 0) return [];
  const origins = refused.flatMap((premise) => premise.origins);
  return [{ limit: 'forward_bend_loaded', severity: 'soft', side: null, origins }];
}

/** The family of everything heavy above the head. */
const HEAVY_OVERHEAD = 'heavy overhead';

/** "Nothing heavy above my head on that side": of a sore shoulder that is every press, where a light one was not said to be fine. */
export function pressesOf({ movements, exercises }: Refused): MovementPremise[] {
  const isSore = movements.some(({ limit }) => limit === 'shoulder');
  const isFreed = exercises.some(
    ({ stance, liftsOnly, exercises: ids }) =>
      stance === 'fine' && (liftsOnly === 'overhead' || ids.some((id) => id.includes('shoulder-press'))),
  );
  const refused = exercises.filter(({ stance, label }) => stance === 'never' && label === HEAVY_OVERHEAD);
  if (!isSore || isFreed || refused.length === 0) return [];
  const origins = refused.flatMap((premise) => premise.origins);
  return [{ limit: 'overhead', severity: 'soft', side: null, origins }];
}
