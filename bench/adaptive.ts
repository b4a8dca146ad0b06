// npm run bench:adaptive — the estimate of expenditure and the proposals on simulated people whose expenditure is known.
// `-- 1000` takes that many people instead of all.
import { restingKcal } from '#core/nutrition/targets/energy.ts';
import { formulaKcal } from '#core/nutrition/targets/learned-energy.ts';
import { mealTargets } from '#core/nutrition/targets/targets.ts';
import { estimateExpenditure } from '#core/progress/adaptive-energy.ts';
import { type AdaptiveProposal, adaptiveState } from '#core/progress/adaptive-proposal.ts';
import { noConstraints } from '#test/constraints.ts';
import { beginLife, RHYTHMS, type Rhythm, simulatedPerson, type Weighing } from './adaptive/people.ts';
import { regressionRule, weekAverageRule } from './adaptive/rivals.ts';

const PEOPLE = 10_000;
const LEAST_PEOPLE = 10;
const LOOKS = [14, 28, 42];
const WEEKS_WITH_PROPOSALS = 16;
const MOST_CHANGE = { first: 200, later: 150 };
const RULES = ['formula alone', '7-day average', '28-day regression', 'Ironleaf'] as const;
type Rule = (typeof RULES)[number];

type Look = { rhythm: Rhythm; day: number; off: Record<Rule, number>; holds: boolean; width: number };

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const rootMeanSquare = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => value ** 2)));

function planFor(profile: Parameters<typeof formulaKcal>[0], shift: number): number | null {
  const targets = mealTargets({ profile, constraints: noConstraints({ maintenanceShiftKcal: shift }) });
  return targets.ok ? targets.targets.kcal : null;
}

/** Six weeks on one plan: how far each rule is from the truth after two, four and six. */
function watch(number: number): Look[] {
  const person = simulatedPerson(number);
  const { profile, rhythm } = person;
  const plan = planFor(profile, 0);
  if (plan === null) return [];
  const life = beginLife(person);
  const formula = formulaKcal(profile);
  const weighings: Weighing[] = [];
  const looks: Look[] = [];
  for (let day = 0; day <= Math.max(...LOOKS); day++) {
    if (LOOKS.includes(day)) {
      const intakes = [{ day: 0, kcal: plan }];
      const found = estimateExpenditure({ weights: weighings, intakes, formulaKcal: formula, today: day });
      const truth = life.effective(plan);
      const given = { weighings, today: day, intake: plan, formula };
      const off = {
        'formula alone': formula - truth,
        '7-day average': weekAverageRule(given) - truth,
        '28-day regression': regressionRule(given) - truth,
        Ironleaf: (found?.kcal ?? formula) - truth,
      };
      const holds = found !== null && truth >= found.low && truth <= found.high;
      looks.push({ rhythm, day, off, holds, width: found ? found.high - found.low : 0 });
    }
    const weighing = life.live(plan);
    if (weighing) weighings.push(weighing);
  }
  return looks;
}

type Outcome = { offBefore: number; offAfter: number; proposals: number; broken: string[] };

/** Sixteen weeks in which every proposal is accepted: does the plan come to fit, and does any proposal break a rule? */
function follow(number: number): Outcome | null {
  const person = simulatedPerson(number);
  const { profile } = person;
  let plan = planFor(profile, 0);
  if (plan === null) return null;
  const life = beginLife(person);
  const weights: Weighing[] = [];
  const intakes = [{ day: 0, kcal: plan }];
  const accepted: (AdaptiveProposal & { day: number })[] = [];
  const rightPlan = () =>
    planFor(profile, life.effective(intakes.at(-1)?.kcal ?? 0) - formulaKcal(profile)) ?? Number.NaN;
  const offBefore = plan - rightPlan();
  for (let day = 0; day < 7 * WEEKS_WITH_PROPOSALS; day++) {
    const weighing = life.live(plan);
    if (weighing) weights.push(weighing);
    const last = accepted.at(-1);
    const state = adaptiveState({
      profile,
      constraints: noConstraints({ maintenanceShiftKcal: last?.shiftKcal ?? 0 }),
      weights,
      intakes,
      lastDecisionDay: last?.day ?? null,
      isAdapted: last !== undefined,
      today: day,
    });
    if (state.kind !== 'ready') continue;
    plan = state.proposal.toKcal;
    accepted.push({ ...state.proposal, day });
    intakes.push({ day: day + 1, kcal: plan });
  }
  return { offBefore, offAfter: plan - rightPlan(), proposals: accepted.length, broken: brokenBy(profile, accepted) };
}

/** The guard rails, written down once more. */
function brokenBy(
  profile: Parameters<typeof formulaKcal>[0],
  accepted: readonly (AdaptiveProposal & { day: number })[],
): string[] {
  const sexFloor = profile.sex === 'male' ? 1500 : 1200;
  const floor = Math.max(sexFloor, 0.9 * restingKcal(profile));
  return accepted.flatMap(({ fromKcal, toKcal, shiftKcal, day }, index) => {
    const before = accepted[index - 1];
    const most = before ? MOST_CHANGE.later : MOST_CHANGE.first;
    return [
      ...(toKcal < Math.floor(floor) ? ['under the floor'] : []),
      ...(Math.abs(toKcal - fromKcal) > most ? ['too much at once'] : []),
      ...(before && day - before.day < 7 ? ['twice in a week'] : []),
      ...(day < 14 ? ['in the first two weeks'] : []),
      ...(Math.abs(shiftKcal) > 0.25 * formulaKcal(profile) ? ['too far from the formula'] : []),
    ];
  });
}

function errors(looks: readonly Look[]): void {
  console.log('Off by, kcal a day (root mean square; in brackets the mean without sign)');
  const groups = ['all together', ...RHYTHMS];
  console.table(
    groups.flatMap((group) =>
      LOOKS.map((day) => {
        const those = looks.filter((look) => look.day === day && (group === 'all together' || look.rhythm === group));
        const cells = RULES.map((rule) => {
          const off = those.map((look) => look.off[rule]);
          return [rule, `${rootMeanSquare(off).toFixed(0)} (${mean(off.map(Math.abs)).toFixed(0)})`];
        });
        return {
          'weighs in': group,
          day,
          ...Object.fromEntries(cells),
          '95 % interval holds it': percent(mean(those.map(({ holds }) => (holds ? 1 : 0)))),
          'interval, kcal': `± ${(mean(those.map(({ width }) => width)) / 2).toFixed(0)}`,
        };
      }),
    ),
  );
}

function proposals(outcomes: readonly Outcome[]): number {
  const broken = outcomes.flatMap((one) => one.broken);
  const count = (what: string) => broken.filter((one) => one === what).length;
  console.log(`\n${WEEKS_WITH_PROPOSALS} weeks, every proposal accepted`);
  console.table([
    {
      people: outcomes.length,
      'plan off before, kcal': rootMeanSquare(outcomes.map(({ offBefore }) => offBefore)).toFixed(0),
      'plan off after, kcal': rootMeanSquare(outcomes.map(({ offAfter }) => offAfter)).toFixed(0),
      'proposals a person': mean(outcomes.map((one) => one.proposals)).toFixed(1),
      'floors violated': count('under the floor'),
      'too much at once': count('too much at once'),
      'twice in a week': count('twice in a week'),
      'too early': count('in the first two weeks'),
      'beyond 25 % of the formula': count('too far from the formula'),
    },
  ]);
  return broken.length;
}

const asked = Number(process.argv[2] ?? PEOPLE);
const size = Number.isInteger(asked) && asked > LEAST_PEOPLE ? asked : PEOPLE;
const numbers = Array.from({ length: size }, (_, number) => number);
console.log(`Adaptive calories: ${size} simulated people with known expenditure\n`);
errors(numbers.flatMap(watch));
const broken = proposals(numbers.flatMap((number) => follow(number) ?? []));
process.exitCode = broken === 0 ? 0 : 1;
