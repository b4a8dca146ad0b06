import { expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import { facts } from '#test/go-by.ts';
import { readPremises } from '../read-premises.ts';

it.each([
  ['medicalConditions', 'hipotiroidismo', 'condition:thyroid_under'],
  ['medicalConditions', 'Schilddrüsenunterfunktion', 'condition:thyroid_under'],
  ['medicalConditions', 'Wechseljahre', 'condition:menopause'],
  ['medications', 'eutirox 75', 'medicine:thyroid_hormone'],
  ['medications', 'ferrous sulphate', 'medicine:iron_b12'],
])('%s: %s is known, and nothing is asked', (field, answer, subject) => {
  const profile = { ...INVENTED_PERSON, [field]: answer };
  const { health, questions, unread } = readPremises({ profile, facts, today: null });
  expect({ subjects: [...new Set(health.map((each) => each.subject))], questions, unread }).toEqual({
    subjects: [subject],
    questions: [],
    unread: [],
  });
});
