import { describe, expect, it } from 'vitest';
import { loadTrainingFacts, readTrainingAnswer } from '../../../../test/training-facts.ts';
import { toolPremises } from './tool-premises.ts';

const facts = loadTrainingFacts();

/** "dumbbell@20x2": pounds per hand and number, where they are known. */
function had(text: string): string[] {
  const { tools } = toolPremises([readTrainingAnswer('equipmentAccess', text)], facts);
  return tools
    .filter(({ token, stance }) => stance === 'has' && !facts.equipment.household.includes(token))
    .map(
      ({ token, heaviestLbs, count }) => `${token}${heaviestLbs ? `@${heaviestLbs}` : ''}${count ? `x${count}` : ''}`,
    )
    .sort();
}

const words = (list: string) => list.split(' ').filter(Boolean).sort();
const exactly = (text: string, expected: string) => expect(had(text)).toEqual(words(expected));

describe('counts and loads', () => {
  it.each([
    ['one 10kg db', 'dumbbell@22x1'],
    ['dumbbells at home (2,4,6,8kg)', 'dumbbell@17.6x2'],
    ['dumbbells 2.5,5,7.5kg', 'dumbbell@16.5x2'],
    ['7,5 kg dumbbells', 'dumbbell@16.5'],
    ['a 2lb weight', 'dumbbell@2x1'],
    ['1 kg wt 2 nos', 'dumbbell@2.2x2'],
    ['idk dumbells??', 'dumbbell'],
    ['a pair of 20s', 'dumbbell@20x2'],
    ['dumbbells adjustable up to 24', 'dumbbell@24'],
    ['2x5kg and 2x10kg dumbbells', 'dumbbell@22x2'],
    ['just the one dumbbell, 15lbs', 'dumbbell@15x1'],
    ['two kettlebells: a 12 and a 16', 'kettlebell@35.3x1'],
    ['pair of 8 kg kettlebells', 'kettlebell@17.6x2'],
    ['bar without plates', 'barbell@45'],
    ['empty olympic bar, no plates', 'barbell@45'],
    ['dumbbells 2 x 4kg, 2 x 6kg', 'dumbbell@13.2x2'],
    ['single 35 lb kettlebell n nothing else', 'kettlebell@35x1'],
    ['i own 1 dumbbell (20 pounds)', 'dumbbell@20x1'],
    ['bowflex 552s', 'dumbbell@52.5'],
    ['barbell with 60 kg plates', 'barbell@177.3 plate@177.3'],
    ['one pair of 12kg and one single 20kg dumbbell', 'dumbbell@26.5x2'],
    ['kettlebell, 24kg, just the one', 'kettlebell@52.9x1'],
    ['db set 2-24kg x2 adjustable', 'dumbbell@52.9x2'],
    ['4 dumbbells, two 5s and two 10s', 'dumbbell@10x2'],
    ['a lone 8kg dumbbell someone left behind', 'dumbbell@17.6x1'],
    ['15lb x 2 dumbbells', 'dumbbell@15x2'],
    ['barbell + 2x10kg 2x5kg plates', 'barbell@111.1 plate@111.1'],
    ['kettlebells 1x16 1x20', 'kettlebell@44.1x1'],
    ['powerblock elite exp stage 1 goes to 50', 'dumbbell@50'],
  ])('%s', exactly);
});
