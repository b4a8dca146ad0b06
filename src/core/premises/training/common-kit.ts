import type { Had, Kit } from './kit.ts';

/** Of what is there on different days, what is there on all of them, as heavy as it is everywhere. */
export function commonKit(kits: readonly Kit[]): Kit {
  const [first, ...others] = kits;
  if (!first || others.length === 0) return first ?? { had: new Map(), lacking: new Map(), guessed: false };
  const had = new Map(
    [...first.had].flatMap(([token, one]): [string, Had][] => {
      const all = others.map((kit) => kit.had.get(token));
      return all.every((each) => each !== undefined) ? [[token, all.reduce(lesser, one)]] : [];
    }),
  );
  const lacking = new Map(kits.flatMap((kit) => [...kit.lacking]).filter(([token]) => !had.has(token)));
  return { had, lacking, guessed: kits.some(({ guessed }) => guessed) };
}

function lesser(one: Had, other: Had): Had {
  const loads = [one, other].flatMap(({ heaviestLbs }) => heaviestLbs ?? []);
  const counts = [one, other].flatMap(({ count }) => count ?? []);
  return {
    heaviestLbs: loads.length > 0 ? Math.min(...loads) : null,
    count: counts.length > 0 ? Math.min(...counts) : null,
    origins: [...one.origins, ...other.origins],
    fromPlace: one.fromPlace && other.fromPlace,
  };
}
