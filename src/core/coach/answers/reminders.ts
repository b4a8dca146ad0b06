import { listed } from '#core/language/listed.ts';
import { choices, text } from '../phrases.ts';
import type { ReadAct } from '../reader/read-acts.ts';
import type { CoachFacts } from '../turn.ts';
import type { Answer } from './answer-of.ts';

type SetReminder = Extract<ReadAct, { kind: 'set_reminder' }>;

const WORDS = { workout: 'workout', weight: 'weigh-in', groceries: 'groceries' } as const;
const SUNDAY_FIRST = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A reminder of a kind rings at one time: who names some of its days for another time is asked what becomes of the others. */
export function setReminder({ isAlone, ...act }: SetReminder, { reminders }: CoachFacts): Answer {
  const set = { blocks: [], actions: [act] };
  const old = reminders?.reminders.find(({ kind }) => kind === act.reminder);
  const others = old?.days.filter((day) => !act.days?.includes(day)) ?? [];
  const isOther = act.time !== null && old !== undefined && act.time !== old.time;
  if (!act.isOn || isAlone || act.days === null || others.length === 0 || !isOther) return set;
  const name = WORDS[act.reminder];
  const days = (some: readonly number[]) => listed(some.map((day) => SUNDAY_FIRST[day] ?? ''));
  const all = [...new Set([...old.days, ...act.days])].toSorted();
  const say = (some: readonly number[]) =>
    `Set my ${name} reminder to ${act.time} on ${days(some)} and on no other day`;
  return {
    blocks: [
      text(
        `Your ${name} reminder has one time for all its days: ${old.time} on ${days(old.days)}. I can set all of them to ${act.time}, or keep only ${days(act.days)}.`,
      ),
      choices(
        { label: `All days at ${act.time}`, say: say(all) },
        { label: `Only ${days(act.days)}`, say: say(act.days) },
      ),
    ],
  };
}
