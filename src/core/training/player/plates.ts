/** Plates as gyms have them, pounds. */
const PLATES_LBS = [45, 35, 25, 10, 5, 2.5];
const BARS = [
  { words: /\bEZ bar\b/i, lbs: 20 },
  { words: /\bsmith machine\b/i, lbs: 0 },
  { words: /\b(?:barbell|trap bar)\b/i, lbs: 45 },
] as const;

const SMALL_DUMBBELLS = { upTo: 15, step: 2.5 };
const STACK_STEP_LBS = 10;
const STEP_LBS = 5;
const MOST_LBS = 2000;

export type LoadedBar = {
  /** 0 where the bar is part of a machine and is not counted. */
  barLbs: number;
  /** A landmine is loaded at one end only. */
  ends: 1 | 2;
  /** On each end, the heaviest first. */
  plates: number[];
  /** What these plates cannot make up, pounds. */
  missingLbs: number;
};

/** The bar of an exercise, from its equipment in words ("Barbell, squat rack"); null where none is loaded with plates. */
function barOf(equipment: string): number | null {
  return BARS.find(({ words }) => words.test(equipment))?.lbs ?? null;
}

const LOADS =
  /\b(?:dumbbells?|kettlebell|barbell|trap bar|EZ bar|machine|cable|backpack|water bottles|medicine ball)\b/i;

/** Whether an exercise is done with a weight that can be counted, from its equipment in words. */
export const takesWeight = (equipment: string): boolean => LOADS.test(equipment);

/** What goes on the bar for a weight in pounds, bar included; null where there is no bar, or the weight is less than the bar. */
export function loadBar(weightLbs: number, equipment: string): LoadedBar | null {
  const barLbs = barOf(equipment);
  if (barLbs === null || weightLbs < barLbs) return null;
  const ends = /\blandmine\b/i.test(equipment) ? 1 : 2;
  let left = (weightLbs - barLbs) / ends;
  const plates: number[] = [];
  for (const plate of PLATES_LBS) {
    for (; left >= plate - 1e-9; left -= plate) plates.push(plate);
  }
  return { barLbs, ends, plates, missingLbs: Math.round(left * ends * 10) / 10 };
}

/**
 * The weight one step away, pounds: the next of the loads that the person has, where those are known; else 2.5 for small dumbbells,
 * 10 on a stack and 5 on a bar. Never under 0 or over what anybody lifts.
 */
export function stepWeight(
  weightLbs: number,
  direction: 1 | -1,
  { equipment, loads }: { equipment: string; loads?: readonly number[] | undefined },
): number {
  if (loads && loads.length > 0) {
    const next = direction === 1 ? loads.find((load) => load > weightLbs) : loads.findLast((load) => load < weightLbs);
    return next ?? weightLbs;
  }
  const isStack = /\bmachine\b/i.test(equipment) && !/\bsmith\b/i.test(equipment);
  const { upTo, step } = SMALL_DUMBBELLS;
  const isSmall = /\bdumbbell/i.test(equipment) && (direction === 1 ? weightLbs < upTo : weightLbs <= upTo);
  const by = isSmall ? step : isStack ? STACK_STEP_LBS : STEP_LBS;
  return Math.min(MOST_LBS, Math.max(0, weightLbs + direction * by));
}
