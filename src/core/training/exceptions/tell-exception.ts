import { capital } from '#core/language/capital.ts';
import { counted } from '#core/language/counted.ts';
import { dayOfIso, mondayOf, weekdayOf } from '#core/units/calendar-day.ts';
import { DAY_NAMES, spokenDay } from '#core/units/spoken-date.ts';
import type { SessionException, TrainingException, WeekException } from './exception.ts';

const WEEK_DAYS = 7;

/** Tomorrow by its own name, too, where a day was named. */
export const movedTo = (day: string, today: string): string =>
  dayOfIso(day) - dayOfIso(today) === 1
    ? `${capital(DAY_NAMES[weekdayOf(dayOfIso(day))] ?? day)} (tomorrow)`
    : spokenDay(day, today);

/** An exception in a line: "Denver, until Wednesday: dumbbells only". */
export function exceptionLine(exception: TrainingException, today: string): string {
  return exception.kind === 'week' ? weekLine(exception, today) : sessionLine(exception, today);
}

function sessionLine({ day, change }: SessionException, today: string): string {
  const at = capital(spokenDay(day, today));
  switch (change.kind) {
    case 'short':
      return `${at}: ${change.minutes} minutes`;
    case 'lighter':
      return `${at}: a lighter session`;
    case 'skipped':
      return `${at}: left out`;
    case 'moved':
      return `${day === today ? 'Today’s session' : `The session of ${spokenDay(day, today)}`}: moved to ${movedTo(change.to, today)}`;
  }
}

function weekLine({ from, to, label, ...week }: WeekException, today: string): string {
  const own = label === null ? weekName(from, to, today) : null;
  if (own !== null) return `${own}${weekParts(week)}`;
  const name = label ?? (week.sessions === 0 ? 'Rest' : 'Some days');
  const begin = from > today ? `${spokenDay(from, today)} ` : '';
  return `${name}, ${begin}${from === to && begin ? '' : `until ${spokenDay(to, today)}`}`
    .trim()
    .concat(weekParts(week));
}

/** "This week", "Next week": days up to the Sunday of one. */
function weekName(from: string, to: string, today: string): string | null {
  const monday = mondayOf(dayOfIso(today));
  const [first, last] = [dayOfIso(from), dayOfIso(to)];
  if (from <= today && last === monday + WEEK_DAYS - 1) return 'This week';
  return first === monday + WEEK_DAYS && last === first + WEEK_DAYS - 1 ? 'Next week' : null;
}

function weekParts({ tools, sessions, minutes }: Pick<WeekException, 'tools' | 'sessions' | 'minutes'>): string {
  const parts = [
    ...(tools === null ? [] : [`${tools} only`]),
    ...(sessions === null ? [] : [sessions === 0 ? 'no sessions' : counted(sessions, 'session')]),
    ...(minutes === null ? [] : [`${minutes} minutes each`]),
  ];
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}
