import { describe, expect, test } from 'vitest';
import { INVENTED_VOCABULARY, told } from './invented-names.ts';
import { readText } from './read-text.ts';
import type { Quantity } from './reading.ts';

const amount = ({ value, max, unit, each, total }: Quantity): string =>
  `${value}${max === undefined ? '' : `-${max}`}${unit ?? ''}${each ? ' each' : ''}${total ? ' total' : ''}`;

const loads = (text: string): string =>
  readText(text, INVENTED_VOCABULARY, 'tool')
    .mentions.map(({ senses, quantities }) => [senses[0]?.id, ...quantities.map(amount)].join(' '))
    .join(', ');

describe('counts and loads stand with their tool', () => {
  test.each([
    ['dumbbells up to 50 lb and a bench', 'dumbbell 50lb, bench'],
    ['a pair of 20kg dumbbells', 'dumbbell 2count 20kg'],
    ['2x20kg dumbbells, 16kg kb', 'dumbbell 2count 20kg each, kettlebell 16kg'],
    ['dumbbells 2 x 10kg', 'dumbbell 2count 10kg each'],
    ['dumbbells 5-25 lb', 'dumbbell 5-25lb'],
    ['dumbbells from 5 to 50 lbs', 'dumbbell 5-50lb'],
    ['dumbbells (10kg each)', 'dumbbell 10kg each'],
    ['10, 15 and 20 lb dumbbells, bench', 'dumbbell 10lb 15lb 20lb, bench'],
    ['dumbbells 5, 10, 15 lb, bench', 'dumbbell 5lb 10lb 15lb, bench'],
    ['40 lb dumbbell set', 'dumbbell 40lb total'],
    ['dumbbells 20s', 'dumbbell 20 each'],
    ['one dumbbell 15kg', 'dumbbell 1count 15kg'],
    ['two kettlebells, 12 and 16 kg', 'kettlebell 2count 12kg 16kg'],
    ['bowflex 552s and a bench', 'bowflex, bench'],
    ['kettlebell 552', 'kettlebell'],
    ['just a 20 lb kettlebell', 'kettlebell 20lb'],
    ['1 kettlebell, 35 pounds', 'kettlebell 1count 35lb'],
    ['2 20kg dumbbells', 'dumbbell 2count 20kg'],
    ['bike, set of 3/5/8 lb weights', 'bike'],
    ['bands (light, medium)', 'band'],
    ['dumbbells 50# max', 'dumbbell 50lb'],
    ['7.5kg dumbbells', 'dumbbell 7.5kg'],
    ['7,5 kg dumbbells', 'dumbbell 7.5kg'],
    ['barbell with 100 kg of plates', 'barbell 100kg'],
    ['acl surgery 8 wks ago', 'acl 8week'],
    ['24 weeks pregnant', 'pregnant 24week'],
    ['asthma since 2019', 'asthma 2019year'],
    ['torn acl 3 months ago', 'acl 3month'],
  ])('%s → %s', (text, expected) => expect(loads(text)).toBe(expected));

  test('a load without a tool is no word to pass over, where tools are asked for', () => {
    expect(told('a pair of 20s', 'tool')).toBe('?20s');
  });
});

const details = (text: string) =>
  readText(text, INVENTED_VOCABULARY).mentions.map(
    ({ senses, forms, strength, said, scope, condition, reason, certainty }) => ({
      id: senses[0]?.id,
      ...(forms.length > 0 && { forms }),
      ...(strength !== 'plain' && { strength }),
      ...(said && { said }),
      ...(scope && { scope }),
      ...(condition && { condition }),
      ...(reason && { reason }),
      ...(certainty !== 'certain' && { certainty }),
    }),
  );

describe('what is said beside a name', () => {
  test.each([
    ['raw tomatoes', [{ id: 'tomato', forms: ['raw'] }]],
    ['egg white', [{ id: 'egg', forms: ['white'] }]],
    ['eggs (scrambled)', [{ id: 'egg', forms: ['scrambled'] }]],
    ['raw or smoked salmon', [{ id: 'salmon', forms: ['raw', 'smoked'] }]],
    ['allergic to kiwi', [{ id: 'kiwi', strength: 'must', said: 'allergy' }]],
    ['intolerant to milk', [{ id: 'milk', strength: 'must', said: 'intolerance' }]],
    ['peanuts, i carry an epipen', [{ id: 'peanut', strength: 'reaction' }]],
    ['peanuts. I carry an epipen', [{ id: 'peanut', strength: 'reaction' }]],
    ['a bit of milk is fine', [{ id: 'milk', strength: 'slight' }]],
    ['not a huge fan of fish', [{ id: 'fish', strength: 'slight' }]],
    ["can't eat gluten", [{ id: 'gluten', strength: 'must' }]],
    ['vegan except weekends', [{ id: 'vegan', scope: { exceptDays: [5, 6] } }]],
    ['no meat on fridays', [{ id: 'meat', scope: { days: [4] } }]],
    ['on fridays no meat', [{ id: 'meat', scope: { days: [4] } }]],
    ['no meat until march', [{ id: 'meat', scope: { until: 'until march' } }]],
    ['no coffee for breakfast', [{ id: 'coffee', scope: { meals: ['breakfast'] } }]],
    ['vegetarian at home', [{ id: 'vegetarian', scope: { place: 'home' } }]],
    ['milk ok as long as it is cooked', [{ id: 'milk', condition: 'as long as it is cooked' }, { id: 'cooked' }]],
    ['no pork because of my faith', [{ id: 'pork', reason: 'because of my faith' }]],
    ['maybe kiwi', [{ id: 'kiwi', certainty: 'guess' }]],
    ['flower, milk', [{ id: 'flour', certainty: 'ask' }, { id: 'milk' }]],
  ])('%s', (text, expected) => expect(details(text)).toEqual(expected));
});
