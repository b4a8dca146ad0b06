import type { ConfirmedPremise, GoBy } from '#core/athlete/go-by.ts';
import { capital } from '#core/language/capital.ts';
import type { Origin, Premises } from '../premises.ts';
import type { PremisesSheet } from './premises-sheet.ts';
import { sheetOrigin } from './sheet-origin.ts';

const LONGEST_ID = 160;
const LONGEST_QUOTE = 1000;
const MOST = 2000;
/** Lines of change that are shown. */
const MOST_LINES = 12;

/** The premises as they stand, for the person's confirmation of them. */
export function confirmedPremises({ foods, tools, movements, health }: Premises): ConfirmedPremise[] {
  const made = (about: ConfirmedPremise['about'], subject: string, stance: string, origins: readonly Origin[]) => {
    const { how, quotes } = sheetOrigin(origins);
    return {
      about,
      subject: subject.slice(0, LONGEST_ID),
      stance,
      how,
      quotes: quotes.map((quote) => quote.slice(0, LONGEST_QUOTE)),
    };
  };
  const all = [
    ...foods.map(({ subject, stance, origins }) => made('food', subject, stance, origins)),
    ...tools.map(({ token, stance, origins }) => made('tool', token, stance, origins)),
    ...movements.map(({ limit, eased, origins }) =>
      made('movement', limit, eased ? 'with_care' : 'leave_out', origins),
    ),
    ...health.map(({ subject, action, origins }) => made('health', subject, action, origins)),
  ];
  const once = new Map(all.filter(({ subject }) => subject !== '').map((each) => [keyOf(each) + each.stance, each]));
  return [...once.values()].slice(0, MOST);
}

const keyOf = ({ about, subject }: ConfirmedPremise): string => `${about} ${subject} `;

const STANCES: Readonly<Record<string, string>> = {
  never: 'never',
  disliked: 'not liked',
  fine: 'fine',
  has: 'there',
  has_not: 'not there',
  leave_out: 'left out',
  with_care: 'with care',
  note: 'noted',
  adapt: 'plans adapt to it',
  clear_once: 'a clinician is asked first',
  clear_first: 'a clinician is asked first',
  no_plan: 'no plan',
};

/** The names that the sheet shows, by what they are about. */
function namesOf({
  foods,
  toolGroups,
  movements,
  health,
}: Pick<PremisesSheet, 'foods' | 'toolGroups' | 'movements' | 'health'>) {
  return new Map<string, string>([
    ...foods.map(({ subject, label }): [string, string] => [`food ${subject} `, label]),
    ...toolGroups.flatMap(({ tools }) => tools.map(({ token, label }): [string, string] => [`tool ${token} `, label])),
    ...movements.map(({ limit, label }): [string, string] => [`movement ${limit} `, label]),
    ...health.map(({ subject, label }): [string, string] => [`health ${subject} `, label]),
  ]);
}

/** What is read differently since the person confirmed, a line each; nothing before that. */
export function changedSince(
  confirmed: GoBy['confirmed'],
  premises: Premises,
  sheet: Pick<PremisesSheet, 'foods' | 'toolGroups' | 'movements' | 'health'>,
): string[] {
  if (!confirmed) return [];
  const names = namesOf(sheet);
  const sayings = (all: readonly ConfirmedPremise[]) => {
    const by = new Map<string, ConfirmedPremise[]>();
    for (const each of all) by.set(keyOf(each), [...(by.get(keyOf(each)) ?? []), each]);
    return by;
  };
  const [before, now] = [sayings(confirmed.premises), sayings(confirmedPremises(premises))];
  const stanceOf = (all: readonly ConfirmedPremise[] | undefined) =>
    [...new Set((all ?? []).map(({ stance }) => STANCES[stance] ?? stance))].sort().join(' and ');
  const lines = [...new Set([...before.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [stanceOf(before.get(key)), stanceOf(now.get(key))];
    if (was === is) return [];
    const name = names.get(key) ?? plainName(key);
    if (was === '') return [`${name}: ${is}.`];
    return [is === '' ? `${name}: no longer ${was}.` : `${name}: ${is}; it was ${was}.`];
  });
  return lines.slice(0, MOST_LINES);
}

/** Of what is no longer there: its id in words. */
function plainName(key: string): string {
  const id = key.trim().split(' ').slice(1).join(' ');
  const words = id.replace(/^\w+:/, '').replaceAll(/[_-]/g, ' ');
  return capital(words);
}
