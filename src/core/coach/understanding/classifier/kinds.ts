import { ACTIVITY_LEVELS, SEXES, STRESS_LEVELS } from '#core/athlete/profile.ts';
import type { ProfileField } from '#core/athlete/profile-fields.ts';
import { LEVELS } from '#core/catalogue/level.ts';
import { testIn } from '../../prefilter/prefilter.ts';
import { NUMBER_FIELDS, type NumberField } from '../../reader/told/measure-words.ts';
import { CHOICE_FIELDS, type ChoiceField } from '../../reader/told/told-choices.ts';
import { LIST_FIELDS, type ListField } from '../lists.ts';

/** What a message may do to the profile, as far as it can be told without looking for numbers and names. */
export type Kind =
  | { does: 'choose'; field: ChoiceField; value: string }
  | { does: 'measure'; field: NumberField }
  | { does: 'add' | 'remove' | 'clear'; field: ListField };

/** As it stands in the file of weights: "goal=muscle_gain", "age", "injuries+", "injuries-", "injuries0". */
export function nameOfKind(kind: Kind): string {
  switch (kind.does) {
    case 'choose':
      return `${kind.field}=${kind.value}`;
    case 'measure':
      return kind.field;
    case 'add':
      return `${kind.field}+`;
    case 'remove':
      return `${kind.field}-`;
    case 'clear':
      return `${kind.field}0`;
  }
}

/** Undefined for a name that is none. */
export function kindNamed(name: string): Kind | undefined {
  const [, field = '', sign = '', value = ''] = /^([a-zA-Z]{1,40})([=+0-]?)(\w{0,40})$/.exec(name) ?? [];
  const choice = CHOICE_FIELDS.find((each) => each === field);
  if (choice) return value === '' ? undefined : { does: 'choose', field: choice, value };
  const number = NUMBER_FIELDS.find((each) => each === field);
  if (number) return { does: 'measure', field: number };
  const list = LIST_FIELDS.find((each) => each === field);
  const does = ({ '+': 'add', '-': 'remove', '0': 'clear' } as const)[sign];
  return list && does ? { does, field: list } : undefined;
}

/** What the values of choices are called by those who correct one. */
export const CALLED: Readonly<Record<string, RegExp>> = {
  ...{ low: /\blow/i, moderate: /\bmoderate|\bmedium|\bmiddle/i, high: /\bhigh/i },
  ...{ beginner: /\bbeginner|\bnovice/i, intermediate: /\bintermediate|\bmiddle/i, advanced: /\badvanced|\bexpert/i },
  ...{ sedentary: /\bsedentary|\bsit(?:s|ting)?\b/i, active: /\bactive/i, very_active: /\bvery active/i },
  ...{ male: /\b(?:male|man|guy|bloke|lad)\b/i, female: /\b(?:female|woman|lady|girl)\b/i, other: /\bother|binary/i },
  weight_loss: /\b(?:los|slim|shed|fat)/i,
  muscle_gain: /\b(?:muscle|bulk|build|size)/i,
  fitness: /\bfit/i,
};

const VALUES: Readonly<Partial<Record<ProfileField, readonly string[]>>> = {
  ...{ sex: SEXES, activityLevel: ACTIVITY_LEVELS, stressLevel: STRESS_LEVELS },
  ...{ experienceLevel: LEVELS, cookingLevel: LEVELS },
};
const DENIED =
  /\b(?:not|isn't|no longer|never|rather than|instead of|than|from|as) (?:an? |the |really |actually |just |down as ){0,8}$/i;

/** The values of a field that a text calls by their names and does not deny. A goal is never told by one word. */
export function valuesNamed(field: ProfileField, text: string): string[] {
  const named = (VALUES[field] ?? []).filter((value) => {
    const found = CALLED[value]?.exec(text);
    return found && !testIn(DENIED, text.slice(0, found.index));
  });
  const isDegree = /\b(?:very|moderately) active/i.test(text);
  return isDegree ? named.filter((value) => value !== 'active') : named;
}
