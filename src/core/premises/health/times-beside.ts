import { type Duration, durationsIn, numberedWeeks } from './durations.ts';
import { type Gaps, MOST, nearest } from './gaps.ts';
import type { HealthAnswer } from './health-answer.ts';
import type { HealthFacts } from './health-facts.ts';
import type { Named } from './named-health.ts';
import type { StateMention } from './states-beside.ts';

const LONGEST_PREGNANCY = 42;

/** Lengths of time that stand outside of names ("T1D" tells of no day). */
export function timesIn(
  { text, reading }: HealthAnswer,
  states: readonly StateMention[],
  today: string | null,
): Duration[] {
  const inNames = new Set(reading.mentions.flatMap(({ span }) => [span.start, span.end]));
  const outside = durationsIn(text, today).filter(
    ({ span: { start, end } }) => !inNames.has(start) && !inNames.has(end),
  );
  // "Months ago" alone is a guess; "2 and a half months ago" is none.
  const loose = relativeTimes(states).filter(
    ({ span }) => !outside.some((each) => each.span.start < span.end && span.start <= each.span.end + 1),
  );
  return [...outside, ...loose].filter(
    ({ span }) => !OF_A_CHECK.test(text.slice(Math.max(0, span.start - 40), span.start)),
  );
}

/** "Treadmill test last month": when somebody looked, not when it happened. */
const OF_A_CHECK =
  /\b(?:test|scan|echo|check(?: ?up)?|review|visit|appointment|mri|ecg|bloods?|reading|a1c)\s+(?:is not |isn['’]?t |was |is |in |from |at |due ){0,3}(?:until |till )?$/i;

/** "Last month", "a few weeks ago". */
const relativeTimes = (states: readonly StateMention[]): Duration[] =>
  states
    .filter(({ id }) => id.startsWith('weeks:'))
    .map(({ id, mention: { span } }) => ({ weeks: Number(id.slice('weeks:'.length)), way: 'ago', span }));

/** Gives each name the length of time that stands nearest to it; weeks of a pregnancy go to the pregnancy. */
export function attachTimes(
  named: readonly Named[],
  durations: readonly Duration[],
  { text, gaps, facts }: { text: string; gaps: Gaps; facts: HealthFacts },
): void {
  const conditions = named.filter(({ kind }) => kind === 'condition').slice(0, MOST);
  const pregnancies = conditions.filter(({ ids }) => ids.some((id) => id.startsWith('pregnant')));
  const timed = conditions.filter(({ ids }) =>
    ids.some((id) => (facts.conditionOf.get(id)?.training.stages.length ?? 0) > 0),
  );
  const closest = new Map<Named, number>();
  const set = (name: Named, gap: number, weeks: number, way: Duration['way']) => {
    if (gap >= (closest.get(name) ?? Number.POSITIVE_INFINITY)) return;
    closest.set(name, gap);
    name.weeks = Math.floor(weeks);
    name.way = way;
  };
  for (const { weeks, way, span } of [
    ...durations.slice(0, MOST),
    ...(pregnancies.length > 0 ? numberedWeeks(text) : []),
  ]) {
    const along = way === 'ahead' ? 40 - weeks : weeks;
    const ofPregnancy = way !== 'ago' && along >= 0 && along <= LONGEST_PREGNANCY;
    const found = nearest(
      span,
      ofPregnancy && pregnancies.length > 0 ? [...pregnancies, ...timed] : timed.length > 0 ? timed : conditions,
      gaps,
    );
    if (!found) continue;
    const pregnant = pregnancies.includes(found.name);
    // What a pregnancy brought may be years ago; a pregnancy is not.
    if (pregnant && !ofPregnancy && !(way === 'ago' && found.name.ids.includes('pregnant_risk'))) continue;
    set(found.name, found.gap, pregnant && ofPregnancy ? along : weeks, way);
  }
}
