import { spokenDay } from '#core/units/spoken-date.ts';
import { isOpen, type SessionException, type WeekException } from './exception.ts';
import { exceptionLine, movedTo } from './tell-exception.ts';

/** How a change is told: the head of its card, the line below it, and the sentence above it. */
type Told = { title: string; line: string; said: string };

/** The session that is due, as it is planned. */
type Planned = { today: string; dayName: string; minutes: number };

export const tellSession = (exception: SessionException, planned: Planned): Told => ({
  title: planned.dayName,
  line: exceptionLine(exception, planned.today),
  said: sessionSaid(exception, planned),
});

function sessionSaid({ day, change }: SessionException, { today, dayName, minutes }: Planned): string {
  const at = spokenDay(day, today);
  switch (change.kind) {
    case 'short':
      return change.minutes < minutes
        ? `${dayName} in ${change.minutes} minutes, ${at}. It counts in full.`
        : `${dayName} takes about ${minutes} minutes as it is, so it fits into your ${change.minutes}.`;
    case 'lighter':
      return `${dayName} goes easier ${at}: a set less of each lift, and nothing to the limit.`;
    case 'skipped':
      return `Left out ${at}. ${dayName} waits for your next day; nothing is owed.`;
    case 'moved':
      return `${dayName} moves to ${movedTo(change.to, today)}.`;
  }
}

/** Days that go another way; `because`: what the session that is due says of it, where it holds already. */
export function tellWeek(exception: WeekException, { today, because }: { today: string; because: string }): Told {
  const line = exceptionLine(exception, today);
  const isNow = exception.from <= today && isOpen(exception, today);
  const now = isNow && exception.tools !== null ? ` ${because}` : '';
  return {
    title: exception.label ?? line.split(/[,:]/)[0] ?? line,
    line,
    said: `${line}.${now} After that your plan is as it was, by itself.`,
  };
}

export const tellEnd = (line: string): Told => ({
  title: 'Back to your plan',
  line: `Over: ${line}`,
  said: 'That is off. Your training goes as planned again.',
});
