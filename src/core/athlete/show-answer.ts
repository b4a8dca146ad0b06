import { formatFeetAndInches, formatLbs } from '#core/units/format.ts';
import { shownLength, type UnitSystem, weightText } from '#core/units/measure-units.ts';
import { factsOf, type Measure, type ProfileField } from './profile-fields.ts';
import { questionFor } from './questionnaire.ts';

const MEASURES: Record<UnitSystem, Record<Measure, (value: number) => string>> = {
  imperial: { age: String, weight: formatLbs, height: formatFeetAndInches },
  metric: {
    age: String,
    weight: (lbs) => weightText(lbs, 'metric'),
    height: (inches) => `${Math.round(shownLength(inches, 'metric'))} cm`,
  },
};

/** An answer as it was given, to be given again: "Lose weight", "180 lbs" or "82 kg", "5 ft 10 in"; empty for none. */
export function givenAnswer(field: ProfileField, value: unknown, units: UnitSystem = 'imperial'): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  const facts = factsOf(field);
  if ('measure' in facts) return MEASURES[units][facts.measure](Number(value));
  const option = questionFor(field).options.find((each) => each.value === value);
  return option?.label ?? String(value);
}

/** The same as it is listed: nothing said is said so, and what lies between the options of the questionnaire has its unit. */
export function listedAnswer(field: ProfileField, value: unknown, units?: UnitSystem): string {
  const given = givenAnswer(field, value, units);
  const facts = factsOf(field);
  if (given === '') return facts.optional ? 'Not set' : 'None';
  return 'unit' in facts && given === String(value) ? `${given} ${facts.unit}` : given;
}

/** The same as the coach says it: "180 lbs", "Build muscle", "4 days a week", "none". */
export function saidAnswer(field: ProfileField, value: unknown): string {
  const given = givenAnswer(field, value);
  const facts = factsOf(field);
  if (given === '') return 'none';
  if (!('unit' in facts)) return given;
  return facts.per === undefined ? `${value} ${facts.unit}` : `${value} ${facts.unit} a ${facts.per}`;
}
