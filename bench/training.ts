// npm run bench:training — the whole grid of people, a baseline beside it, and twelve weeks of training.
// `-- 2000` takes that many people instead of all; `-- print` prints twelve programs to be read, `-- print knee` those of that name.
import { GRID_SIZE, type GridCase, gridCase, sampleOfGrid } from '#test/full-grid.ts';
import { jumps, simulate, TRAINEES, WEEKS } from '#test/training-simulation.ts';
import { type Measure, measure, ownPlan, quantile, variety } from './training/measure.ts';
import { printPrograms } from './training/print-programs.ts';
import { scoreSheet } from './training/score-sheet.ts';
import { shuffledPlan } from './training/shuffle-baseline.ts';

const FLAGGED = 4000;
const BASELINE = 2000;
const VARIED = 500;
const SIMULATED_PEOPLE = 12;
const LEAST_PEOPLE = 10;
const PUSH_PULL = { least: 0.67, most: 1.33 };

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function row(name: string, all: readonly Measure[]): Record<string, string | number> {
  const errors = all.flatMap(({ timeErrors }) => timeErrors);
  const ratios = all.flatMap(({ pushPull }) => pushPull ?? []);
  const without = (id: string) => all.filter(({ failed }) => !failed.includes(id)).length / all.length;
  return {
    who: name,
    people: all.length,
    'hard failures': all.filter(({ failed }) => failed.length > 0).length,
    'time off p50': percent(quantile(errors, 0.5)),
    'time off p95': percent(quantile(errors, 0.95)),
    coverage: percent(without('coverage')),
    'push:pull in band': percent(
      ratios.filter((ratio) => ratio >= PUSH_PULL.least && ratio <= PUSH_PULL.most).length / Math.max(1, ratios.length),
    ),
    'joints safe': percent(without('joints')),
    'ms p50': quantile(
      all.map(({ ms }) => ms),
      0.5,
    ).toFixed(1),
    'ms p95': quantile(
      all.map(({ ms }) => ms),
      0.95,
    ).toFixed(1),
  };
}

function worst(all: readonly { person: GridCase; found: Measure }[]): string[] {
  return all
    .filter(({ found }) => found.failed.length > 0)
    .slice(0, 10)
    .map(({ person, found }) => `${person.label}: ${found.failed.join(', ')}`);
}

function grid(size: number): number {
  const numbers = size >= GRID_SIZE ? Array.from({ length: GRID_SIZE }, (_, number) => number) : sampleOfGrid(size, 1);
  const plain = numbers.map((number) => gridCase(number));
  const flagged = sampleOfGrid(Math.min(FLAGGED, size), 2).map((number) => gridCase(number, true));
  const baseline = sampleOfGrid(Math.min(BASELINE, size), 3).map((number) => gridCase(number));
  const all = [...plain, ...flagged].map((person) => ({ person, found: measure(person, ownPlan) }));
  const found = all.map((one) => one.found);
  console.table([
    row('Ironleaf', found.slice(0, plain.length)),
    row('with health modes, severe injuries', found.slice(plain.length)),
    row(
      'shuffle by muscle',
      baseline.map((person) => measure(person, shuffledPlan)),
    ),
  ]);
  varieties();
  for (const line of worst(all)) console.log(line);
  return found.filter(({ failed }) => failed.length > 0).length;
}

/** How much another seed changes, by what people train with: the smaller the pool, the less there is to choose from. */
function varieties(): void {
  const varied = sampleOfGrid(VARIED, 5).map((number) => {
    const person = gridCase(number);
    return { kit: person.kit, ...variety(person) };
  });
  const kits = ['all together', ...new Set(varied.map(({ kit }) => kit))];
  const rows = kits.map((name, index) => {
    const those = index === 0 ? varied : varied.filter(({ kit }) => kit === name);
    const middle = (of: (one: (typeof varied)[number]) => number) => percent(quantile(those.map(of), 0.5));
    return {
      'trains with': name,
      people: those.length,
      'other lifts': middle(({ all }) => all),
      'other small lifts': middle(({ small }) => small),
      'blind chance': middle(({ most }) => most),
    };
  });
  console.log(
    '\nChosen otherwise with another seed (middle of the people; blind chance would break every rule but the pool):',
  );
  console.table(rows);
}

function simulation(): number {
  const healthy = sampleOfGrid(GRID_SIZE, 8).map((number) => gridCase(number));
  const people = healthy
    .filter(({ constraints }) => Object.keys(constraints.training.injuries).length === 0)
    .slice(0, SIMULATED_PEOPLE);
  const rows = TRAINEES.map((trainee) => {
    const all = people.map((person) => simulate(trainee, person));
    const weeks = all.flatMap((one) => one.weeks);
    const loaded = all.flatMap(({ asked }) => asked).filter(({ wasLoaded }) => wasLoaded);
    const full = all.flatMap(({ weeks: list, person }) =>
      list.filter(
        ({ sessions, occasions }) =>
          sessions === person.request.daysPerWeek && occasions.every((kind) => kind === 'ordinary'),
      ),
    );
    const changed = (change: string) => loaded.filter(({ target }) => target.change === change).length;
    return {
      trainee,
      people: all.length,
      sessions: weeks.reduce((sum, { sessions }) => sum + sessions, 0),
      'forbidden jumps': all.flatMap(jumps).length,
      'more weight': changed('more_weight'),
      'less weight': changed('less_weight'),
      'weights after a break': changed('return'),
      'added sets': all.flatMap(({ asked }) => asked).filter(({ target }) => target.why.includes('One set more'))
        .length,
      'longer cardio': all.flatMap(({ asked }) => asked).filter(({ target }) => target.change === 'longer').length,
      'easy sessions': weeks.flatMap(({ occasions }) => occasions).filter((kind) => kind === 'deload').length,
      'major muscles in band': percent(full.reduce((sum, { inBand }) => sum + inBand, 0) / Math.max(1, full.length)),
      'strains a hurt joint': all.flatMap(({ hurtful }) => hurtful).length,
    };
  });
  console.table(rows);
  return rows.reduce((sum, one) => sum + one['forbidden jumps'] + one['strains a hurt joint'], 0);
}

function oneStory(): void {
  const lifter = sampleOfGrid(GRID_SIZE, 3)
    .map((number) => gridCase(number))
    .find(
      ({ kit, request, profile, constraints }) =>
        kit === 'Full gym' &&
        request.difficulty === 'intermediate' &&
        profile.goal === 'muscle_gain' &&
        request.daysPerWeek === 4 &&
        Object.keys(constraints.training.injuries).length === 0,
    );
  if (!lifter) return;
  const table = Array.from({ length: WEEKS }, (_, index) => {
    const cells = TRAINEES.map((trainee) => {
      const week = simulate(trainee, lifter).weeks[index];
      const kinds = [...new Set(week?.occasions ?? [])].filter((kind) => kind !== 'ordinary');
      return [
        trainee,
        `${week?.sessions} sessions, ${week?.sets} sets, weights ${week && week.meanRise >= 0 ? '+' : ''}${percent(week?.meanRise ?? 0)}${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`,
      ];
    });
    return Object.fromEntries([['week', index + 1], ...cells]);
  });
  console.log(`\nWeek by week, ${lifter.label} (weights beside the last ordinary session):`);
  console.table(table);
}

if (process.argv[2] === 'print') {
  printPrograms(process.argv[3] ?? '');
  process.exit();
}
const asked = Number(process.argv[2] ?? GRID_SIZE);
const size = Number.isInteger(asked) && asked > LEAST_PEOPLE ? asked : GRID_SIZE;
console.log(`Training: ${size} of ${GRID_SIZE} people (goals × levels × equipment × injuries × days × minutes)\n`);
const failures = grid(size);
scoreSheet();
console.log(`\nTwelve weeks of training, ${SIMULATED_PEOPLE} people each:`);
const broken = simulation();
oneStory();
process.exitCode = failures + broken === 0 ? 0 : 1;
