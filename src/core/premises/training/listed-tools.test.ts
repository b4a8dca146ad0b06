import { expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import { facts } from '#test/go-by.ts';
import { readPremises } from '../read-premises.ts';

const toolsOf = (equipmentAccess: string) => {
  const { tools } = readPremises({ profile: { ...INVENTED_PERSON, equipmentAccess }, facts, today: null });
  return Object.fromEntries(tools.map(({ token, stance }) => [token, stance]));
};

it.each([
  ['the cables + smith r broken rn, theres a bench', { cable: 'has_not', 'machine:smith': 'has_not', bench: 'has' }],
  ['rower & bike: both kaput. one bench', { rower: 'has_not', bike: 'has_not', bench: 'has' }],
  ['barbell + dumbbells, bike is broken', { barbell: 'has', dumbbell: 'has', bike: 'has_not' }],
])('what is joined by a sign is broken together: %s', (answer, tools) => expect(toolsOf(answer)).toEqual(tools));

it.each([
  ['barbell, no bench (sold it), rower', { barbell: 'has', bench: 'has_not', rower: 'has' }],
  ['squat rack, no bench - sold it, rower', { rack: 'has', bench: 'has_not', rower: 'has' }],
  ['no bench (sold it), rack, rower', { bench: 'has_not', rack: 'has_not', rower: 'has_not' }],
])('what became of one thing ends its “no”, where things are had before it: %s', (answer, tools) =>
  expect(toolsOf(answer)).toEqual(tools),
);
