import type { Mention } from '#core/language/reading.ts';
import { besideMedicines } from './beside-medicines.ts';
import type { Duration } from './durations.ts';
import { gapsOf, MOST } from './gaps.ts';
import type { HealthAnswer, SetAside, StatedHealth } from './health-answer.ts';
import type { HealthFacts } from './health-facts.ts';
import { lostLimbs } from './limb-loss.ts';
import { bareShortNames, type Named, nameOf, setAside } from './named-health.ts';
import { attachStates, stateMentions } from './states-beside.ts';
import { attachTimes, timesIn } from './times-beside.ts';
import { toldOperations } from './told-operations.ts';
import { warnedOf } from './warned-words.ts';

/** What one answer says of health. Names that are denied, someone else's or out of place are set aside. */
export function statedHealth(answer: HealthAnswer, facts: HealthFacts, today: string | null): StatedHealth {
  const { field, text, reading } = answer;
  const states = stateMentions(answer);
  const times = timesIn(answer, states, today);
  const gaps = gapsOf(text);
  const named: Named[] = [];
  const denied: Named[] = [];
  const others: Named[] = [];
  const told = new Set<string>();
  const aside: SetAside[] = [];
  const allergies: Mention[] = [];
  for (const mention of [...reading.mentions, ...foundBeside(answer, times, facts)]) {
    const name = nameOf(mention, facts);
    if (!name) continue;
    const as = setAside(name, answer, facts);
    if (as === null && named.length >= MOST && told.has(name.ids.join())) continue;
    if (as === null) {
      named.push(name);
      told.add(name.ids.join());
    } else if (as === 'allergy') allergies.push(mention);
    else aside.push({ field, span: mention.span, as });
    if (as !== null) others.push(name);
    if (as === 'denied') denied.push(name);
  }
  attachStates(named, states, { text, gaps, others });
  attachTimes(named, times, { text, gaps, facts });
  addFreeOf(named, denied);
  const kept = named.filter(({ states: said }) => !said.has('family') && !said.has('worry'));
  for (const { mention, states: said } of named) {
    if (said.has('family')) aside.push({ field, span: mention.span, as: 'someone_else' });
    else if (said.has('worry')) aside.push({ field, span: mention.span, as: 'no_effect' });
  }
  return {
    stated: kept.map((name) => ({ ...name, field, also: name.also.map((mention) => ({ field, mention })) })),
    aside,
    allergies: allergies.map((mention) => ({ field, mention })),
  };
}

/** What is told in other words than names, or stands all by itself. */
const foundBeside = (answer: HealthAnswer, times: readonly Duration[], facts: HealthFacts): Mention[] => [
  ...bareShortNames(answer, facts),
  ...besideMedicines(answer, facts),
  ...lostLimbs(answer),
  ...warnedOf(answer),
  ...toldOperations(answer, times, facts),
];

const A_YEAR = 52;

/** "Epilepsy, no seizures for 3 years": free of what is named in the same answer. */
function addFreeOf(named: readonly Named[], denied: readonly Named[]): void {
  for (const { ids } of denied.slice(0, MOST)) {
    const same = named.filter((name) => name.ids.some((id) => ids.includes(id)));
    for (const { states, weeks } of same) states.add(weeks === null || weeks >= A_YEAR ? 'over' : 'controlled');
  }
}
