import { readText } from '#core/language/read-text.ts';
import { type CareParts, careRulesOf } from '#core/premises/health/care-rules.ts';
import { withDeniedNames } from '#core/premises/health/denied-names.ts';
import {
  conditionsSchema,
  foodIllnessesSchema,
  type HealthData,
  healthFactsOf,
  medicinesSchema,
} from '#core/premises/health/health-facts.ts';
import { type HealthParts, healthPremises } from '#core/premises/health/health-premises.ts';
import type { ProfileFacts } from '#core/premises/health/profile-health.ts';
import conditions from '#data/reading/conditions.json' with { type: 'json' };
import foodIllnesses from '#data/reading/food-illnesses.json' with { type: 'json' };
import medicines from '#data/reading/medicines.json' with { type: 'json' };
import { loadFoods } from './catalogue.ts';
import { wholeVocabulary } from './reading-food.ts';

export const healthData: HealthData = {
  conditions: conditionsSchema.parse(conditions),
  foodIllnesses: foodIllnessesSchema.parse(foodIllnesses),
  medicines: medicinesSchema.parse(medicines),
};
export const healthFacts = healthFactsOf(healthData, loadFoods().foods.values());
const ABOUT: Readonly<Record<string, 'body' | 'tool' | 'food'>> = {
  medicalConditions: 'body',
  medications: 'body',
  injuries: 'body',
  equipmentAccess: 'tool',
};
const PLAIN_PERSON: ProfileFacts = { age: 40, weightLbs: 160, heightIn: 68, today: '2026-11-23' };

export type HealthAnswers = Readonly<Record<string, string>>;

/** What answers say of health, by the name of their field. */
export function readHealth(
  answers: HealthAnswers,
  person: Partial<ProfileFacts> = {},
): HealthParts & { rules: CareParts } {
  const read = Object.entries(answers).map(([field, text]) => ({
    field,
    text,
    reading: withDeniedNames(readText(text, wholeVocabulary, ABOUT[field] ?? 'food'), text, ABOUT[field] ?? 'food'),
  }));
  const parts = healthPremises(read, { ...PLAIN_PERSON, ...person }, healthFacts);
  return { ...parts, rules: careRulesOf(parts.health, healthFacts) };
}

/** What is asked, sorted, without the words that each question is bound to. Unread words are left out. */
export const askedOf = ({ questions }: Pick<HealthParts, 'questions'>): string[] =>
  questions
    .map(({ id }) => id.replace(/@.*$/, ''))
    .filter((id) => !id.startsWith('unread:'))
    .sort();

/** All that changes a plan, sorted: "asthma=adapt", "food:ckd=no_plan". Notes are left out. */
export const changesOf = ({ health }: HealthParts): string[] =>
  health
    .filter(({ action }) => action !== 'note')
    .flatMap(({ subject, action, about }) => {
      const id = subject.slice(subject.indexOf(':') + 1);
      const change = (part: string) => `${part}${id}=${action}`;
      return about === 'both' ? [change(''), change('food:')] : [change(about === 'food' ? 'food:' : '')];
    })
    .sort();

export type TableRow = { field: string; said: string; changes: string[]; asked: string[] };

/** Rows of a table of text: "what was typed | changes | asked", with "field: " before it where no field is given. */
export function tableRows(table: string, field?: string): TableRow[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [typed = '', changes = '', asked = ''] = line.split('|').map((cell) => cell.trim());
      const colon = typed.indexOf(':');
      return {
        field: field ?? typed.slice(0, colon),
        said: field ? typed : typed.slice(colon + 1).trim(),
        changes: changes.split(' ').filter(Boolean).sort(),
        asked: asked.split(' ').filter(Boolean).sort(),
      };
    });
}
