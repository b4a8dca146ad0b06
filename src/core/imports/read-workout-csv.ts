import { foldText } from '#core/language/fold-text.ts';
import { type Columns, columnsOf, type Field, metresOf, weightUnitOf } from './columns.ts';
import { type CsvRow, parseCsv } from './csv.ts';
import { ImportFault } from './import-fault.ts';
import { readDuration, readNumber } from './read-figures.ts';
import {
  exerciseCalled,
  type ImportReading,
  type LeftOut,
  type LeftReason,
  type ReadSet,
  type ReadWorkout,
} from './reading.ts';

const NO_SETS = new Set(['rest timer', 'rest', 'note']);
const WARM_UPS = new Set(['w', 'warmup', 'warm up', 'warm-up']);

type Table = { columns: Columns; left: LeftOut[]; workouts: Map<string, ReadWorkout>; seen: Set<string> };

/**
 * Reads the workouts of a CSV that Strong or Hevy wrote: a row for each set. Columns are found by their names, in every version of
 * either that is known.
 * @throws ImportFault where it is no such table
 */
export function readWorkoutCsv(text: string): ImportReading {
  const [head, ...rows] = parseCsv(text);
  const columns = columnsOf(head?.cells ?? []);
  const missing = (['start', 'exercise'] as const).filter((field) => !columns.at.has(field));
  if (missing.length > 0 || !(columns.at.has('reps') || columns.at.has('seconds'))) {
    throw new ImportFault(
      'This is no workout log of Strong or Hevy: its first line does not name a date, an exercise and repetitions. If your app is set to another language, switch it to English and export again.',
    );
  }
  const table: Table = { columns, left: [], workouts: new Map(), seen: new Set() };
  for (const row of rows) {
    const reason = takeRow(row, table);
    if (reason) table.left.push({ line: row.line, what: whatOf(row, columns), reason });
  }
  const isHevy = columns.at.has('end') || columns.at.has('type');
  const workouts = [...table.workouts.values()];
  return { source: isHevy ? 'hevy' : 'strong', workouts, weights: [], entries: [], left: table.left };
}

const cellOf = ({ cells }: CsvRow, { at }: Columns, field: Field): string => cells[at.get(field) ?? -1] ?? '';

const whatOf = (row: CsvRow, columns: Columns): string =>
  [cellOf(row, columns, 'exercise') || 'No exercise', cellOf(row, columns, 'start')].join(', ').slice(0, 120);

/** Adds a row to its workout; answers why not, where it does not. */
function takeRow(row: CsvRow, { columns, workouts, seen }: Table): LeftReason | null {
  const cell = (field: Field) => cellOf(row, columns, field);
  const [name, start] = [cell('exercise'), cell('start')];
  if ([...row.cells].some((each) => each.length > 4000)) return 'too_long';
  const kind = foldText(cell('type') || cell('order'));
  if (NO_SETS.has(kind) || NO_SETS.has(foldText(name))) return 'rest_timer';
  if (name === '') return 'no_exercise';
  if (start === '') return 'bad_date';
  if (WARM_UPS.has(kind)) return 'warm_up';
  const set = readSet(row, columns);
  if (set === null) return 'bad_number';
  if (!set.reps && !set.seconds && !set.metres) return 'nothing_done';
  if (seen.has(row.text)) return 'twice';
  seen.add(row.text);
  const key = JSON.stringify([start, cell('workout')]);
  const workout = workouts.get(key) ?? newWorkout(row, columns);
  workouts.set(key, workout);
  workout.notes ||= cell('workoutNotes');
  const exercise = exerciseCalled(workout.exercises, name);
  exercise.notes ||= cell('notes');
  exercise.sets.push(set);
  return null;
}

function newWorkout(row: CsvRow, columns: Columns): ReadWorkout {
  const cell = (field: Field) => cellOf(row, columns, field);
  const seconds = readDuration(cell('duration'));
  const [start, end] = [cell('start'), cell('end') || null];
  return { line: row.line, name: cell('workout'), start, end, seconds, notes: '', exercises: [], origin: null };
}

/** Null where one of the numbers is none. Neither app leaves a cell empty for certain: 0 is nothing, too. */
function readSet(row: CsvRow, columns: Columns): ReadSet | null {
  const cell = (field: Field) => cellOf(row, columns, field);
  const weight = readNumber(cell('weight'));
  const reps = readNumber(cell('reps'));
  const distance = readNumber(cell('distance'));
  const rpe = readNumber(cell('rpe'));
  const seconds = cell('seconds').includes(':') ? readDuration(cell('seconds')) : readNumber(cell('seconds'));
  if ([weight, reps, distance, rpe, seconds].includes(undefined)) return null;
  const unit = weightUnitOf(cell('weightUnit')) ?? columns.weightUnit;
  const metres = distance ? distance * (metresOf(cell('distanceUnit')) ?? columns.metresPerUnit ?? Number.NaN) : null;
  return {
    line: row.line,
    weight: weight ?? null,
    unit,
    reps: reps ?? null,
    seconds: seconds ?? null,
    // How far, without a unit, is nothing that could be told.
    metres: metres !== null && Number.isFinite(metres) ? metres : null,
    rpe: rpe ?? null,
  };
}
