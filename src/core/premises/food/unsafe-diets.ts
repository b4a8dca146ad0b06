import type { UnsafeDiet } from '../premises.ts';
import type { HeardFood } from './heard-food.ts';

/** Keto with insulin: health goes before the wish. */
export function withoutUnsafe(understood: readonly HeardFood[], unsafe: readonly string[]) {
  const isUnsafe = ({ diet }: HeardFood) => diet !== null && unsafe.includes(diet.id);
  const unsafeDiets = understood.filter(isUnsafe).map(({ diet, mention, origins }): UnsafeDiet => {
    const name = diet?.names[0] ?? mention.quote;
    return { id: diet?.rules ?? diet?.id ?? '', label: name, origins };
  });
  return { all: understood.filter((each) => !isUnsafe(each)), unsafeDiets };
}
