import { capital } from '#core/language/capital.ts';
import { minutesOf, type ReminderSettings } from '#core/reminders/reminders.ts';
import type { WorkoutDay, WorkoutPlanData } from '#core/training/workout-plan.ts';
import { dayOfIso, isoDay, weekdayOf } from '#core/units/calendar-day.ts';
import type { CalendarEntry, Paper } from './paper.ts';

type Plan = { id: string; name: string; data: WorkoutPlanData };

/** Room to write down what was lifted in so many sets. */
const blanks = (sets: number): string => Array.from({ length: sets }, () => '____ × ____').join('   ');

/** The days of training, with room for what was lifted. */
export function workoutPaper({ name, data }: Plan): Paper {
  return {
    title: name,
    lead: 'Workout plan',
    facts: [
      { label: 'Level', value: capital(data.difficulty) },
      { label: 'Days a week', value: String(data.daysPerWeek) },
      { label: 'A session', value: `about ${data.estimatedDuration} min` },
    ],
    chart: null,
    parts: data.days.map((day) => ({
      heading: day.name,
      line: `${day.focus}, about ${day.estimatedMinutes} minutes`,
      table: {
        head: ['Exercise', 'Sets × reps', 'Rest', 'Weight × reps done'],
        rows: day.exercises.map(({ name: exercise, sets, reps, rest, category }) => [
          exercise,
          `${sets} × ${reps}`,
          rest,
          category === 'strength' ? blanks(sets) : '',
        ]),
      },
    })),
    notes: data.notes,
    rows: data.days.flatMap((day) =>
      day.exercises.map((exercise) => ({
        day: day.name,
        focus: day.focus,
        exercise: exercise.name,
        category: exercise.category,
        sets: exercise.sets,
        reps: exercise.reps,
        rest: exercise.rest,
        equipment: exercise.equipment,
        muscles: exercise.targetMuscles.join('; '),
      })),
    ),
  };
}

/** Where nothing is known of the person's week: so many days in it, spread out; 0 is Monday. */
const SPREAD: Record<number, readonly number[]> = {
  1: [0],
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
};
const EVENING = 18 * 60;
/** A block of training lasts about so long. */
const WEEKS = 4;

/** The weekdays (0 is Monday) and the time of training: those that the person is reminded of, where they fit the plan. */
function weekOf(days: number, reminder: ReminderSettings['reminders'][number] | null) {
  const reminded = (reminder?.days ?? []).map((sundayFirst) => (sundayFirst + 6) % 7).sort((a, b) => a - b);
  const at = reminder && reminded.length > 0 ? minutesOf(reminder.time) : EVENING;
  return { weekdays: reminded.length === days ? reminded : (SPREAD[days] ?? []), at };
}

type When = { today: string; reminder: ReminderSettings['reminders'][number] | null };

const entryText = ({ focus, exercises }: WorkoutDay): string =>
  [focus, ...exercises.map(({ name, sets, reps }) => `${name}, ${sets} × ${reps}`)].join('\n');

/** The sessions of the next four weeks, each on a weekday of its own. */
export function workoutEntries({ id, data }: Plan, { today, reminder }: When): CalendarEntry[] {
  const { weekdays, at } = weekOf(data.days.length, reminder);
  const first = dayOfIso(today);
  return data.days.flatMap((day, index) => {
    const weekday = weekdays[index];
    if (weekday === undefined) return [];
    const ahead = (weekday - weekdayOf(first) + 7) % 7;
    return [
      {
        id: `${id}-${index}`,
        title: day.name,
        text: entryText(day),
        date: isoDay(first + ahead),
        at,
        minutes: day.estimatedMinutes,
        weeks: WEEKS,
      },
    ];
  });
}
