import { lbsFromKg, lbsFromStone } from '#core/units/convert.ts';
import { metresOf } from './columns.ts';
import { ImportFault } from './import-fault.ts';
import { readNumber } from './read-figures.ts';
import { momentOf, readMoment } from './read-moment.ts';
import type { ImportReading, LeftOut, Moment, ReadWeight, ReadWorkout } from './reading.ts';

/** What a start tag says: its name and its attributes. */
export type StartTag = { name: string; attributes: Readonly<Record<string, string>> };

const MOST_ROWS = 100_000;
const ACTIVITY = 'HKWorkoutActivityType';
const TO_LBS = new Map<string, (value: number) => number>([
  ['kg', lbsFromKg],
  ['g', (grams) => lbsFromKg(grams / 1000)],
  ['lb', (lbs) => lbs],
  ['lbs', (lbs) => lbs],
  ['oz', (ounces) => ounces / 16],
  ['st', lbsFromStone],
]);
const SECONDS = new Map([
  ['s', 1],
  ['sec', 1],
  ['min', 60],
  ['hr', 3600],
  ['h', 3600],
]);

export type AppleHealthReader = {
  /** Takes one start tag of `export.xml`. */
  take: (tag: StartTag) => void;
  /** What was read, once all tags were taken. @throws ImportFault where it is another document */
  end: () => ImportReading;
};

/** Reads weights and workouts of the export of Apple Health, one start tag after the other; nothing else of it is kept. */
export function appleHealthReader(timeZone: string): AppleHealthReader {
  const weights: ReadWeight[] = [];
  const workouts: ReadWorkout[] = [];
  const left: LeftOut[] = [];
  let isHealth = false;
  const momentIn = (text: string | undefined): Moment | null => {
    const written = readMoment(text ?? '');
    return written && momentOf(written, 'month', timeZone);
  };
  const take = ({ name, attributes }: StartTag): void => {
    if (name === 'HealthData') isHealth = true;
    if (!isHealth) return;
    if (weights.length + workouts.length + left.length > MOST_ROWS) {
      throw new ImportFault(`This export holds more than ${MOST_ROWS.toLocaleString('en-US')} weights and workouts.`);
    }
    if (name === 'Record' && attributes.type === 'HKQuantityTypeIdentifierBodyMass') {
      const weight = weightOf(attributes, momentIn);
      if (typeof weight === 'string')
        left.push({ line: null, what: `Weight, ${attributes.startDate ?? 'no date'}`, reason: weight });
      else weights.push(weight);
    }
    if (name === 'Workout') {
      const workout = workoutOf(attributes, momentIn);
      if (workout) workouts.push(workout);
      else
        left.push({
          line: null,
          what: `${activityOf(attributes)}, ${attributes.startDate ?? 'no date'}`,
          reason: 'bad_date',
        });
    }
    // Newer exports say how far it was inside of the workout.
    if (name === 'WorkoutStatistics') addDistance(workouts.at(-1), attributes);
  };
  return {
    take,
    end: () => {
      if (!isHealth)
        throw new ImportFault(
          'This is no export of Apple Health. In Health, tap your picture, then “Export All Health Data”.',
        );
      return { source: 'apple_health', workouts, weights, entries: [], left };
    },
  };
}

type Attributes = StartTag['attributes'];
type ReadMomentIn = (text: string | undefined) => Moment | null;

function weightOf(attributes: Attributes, momentIn: ReadMomentIn): ReadWeight | 'bad_date' | 'bad_number' {
  const when = momentIn(attributes.startDate);
  if (!when) return 'bad_date';
  const value = readNumber(attributes.value ?? '');
  const toLbs = TO_LBS.get(attributes.unit?.toLowerCase() ?? '');
  if (typeof value !== 'number' || !toLbs) return 'bad_number';
  return { when, lbs: toLbs(value), origin: originOf(attributes) };
}

const originOf = ({ sourceName }: Attributes): string => (sourceName ?? '').slice(0, 80).trim() || 'Unnamed source';

/** "HKWorkoutActivityTypeTraditionalStrengthTraining" → "Traditional Strength Training". */
function activityOf({ workoutActivityType = '' }: Attributes): string {
  const bare = workoutActivityType.startsWith(ACTIVITY)
    ? workoutActivityType.slice(ACTIVITY.length)
    : workoutActivityType;
  return bare.slice(0, 60).replaceAll(/([a-z])([A-Z])/g, '$1 $2') || 'Workout';
}

function workoutOf(attributes: Attributes, momentIn: ReadMomentIn): ReadWorkout | null {
  const [start, end] = [momentIn(attributes.startDate), momentIn(attributes.endDate)];
  if (!start) return null;
  const length = readNumber(attributes.duration ?? '');
  const unit = SECONDS.get(attributes.durationUnit?.toLowerCase() ?? 'min') ?? 60;
  const seconds = typeof length === 'number' ? length * unit : end ? (end.at - start.at) / 1000 : null;
  const name = activityOf(attributes);
  const distance = readNumber(attributes.totalDistance ?? '');
  const metres = distance ? distance * (metresOf(attributes.totalDistanceUnit ?? '') ?? Number.NaN) : null;
  const set = { line: 0, weight: null, unit: null, reps: null, seconds, metres: metres || null, rpe: null };
  const exercises = [{ name, notes: '', sets: [set] }];
  return { line: null, name, start, end: null, seconds, notes: '', exercises, origin: originOf(attributes) };
}

function addDistance(workout: ReadWorkout | undefined, { type = '', sum = '', unit = '' }: Attributes): void {
  const set = workout?.exercises[0]?.sets[0];
  const length = readNumber(sum);
  const metres = metresOf(unit);
  if (set && type.includes('Distance') && typeof length === 'number' && metres !== null) set.metres ??= length * metres;
}
