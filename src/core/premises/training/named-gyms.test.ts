import { describe, expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import { facts } from '#test/go-by.ts';
import { readPremises } from '../read-premises.ts';

const read = (equipmentAccess: string) =>
  readPremises({ profile: { ...INVENTED_PERSON, equipmentAccess }, facts, today: null });
const had = (answer: string) =>
  read(answer)
    .tools.filter(({ stance }) => stance === 'has')
    .map(({ token }) => token);

describe('a gym that somebody names is a gym', () => {
  it.each([
    'Basic-Fit',
    'Zdrofit in Gdansk',
    'salle de sport',
    'academia',
    'siłownia',
    'Ironhouse Gym',
    'Granite Barbell Club',
    'North Fitness',
    'KraftFit',
  ])('%s', (answer) => {
    const { questions } = read(answer);
    expect(questions).toEqual([]);
    expect(had(answer)).toEqual(expect.arrayContaining(['barbell', 'cable', 'machine:leg_press']));
  });

  it.each(['I keep fit with a band', 'Apple Fitness and a mat', 'nothing, I am fit enough', 'an outfit and shoes'])(
    'but no gym: %s',
    (answer) => expect(had(answer)).not.toContain('barbell'),
  );

  it('is left to its list, where one follows', () => {
    const tools = had('CrossFit box: barbells, racks, rower, rings');
    expect(tools).toEqual(expect.arrayContaining(['barbell', 'rack', 'rower', 'rings']));
    expect(tools).not.toContain('ski_erg');
  });
});

describe('whose it is, and where it came from', () => {
  it.each([
    ["my sister's garage, she has dumbbells 4 and 6 kg", ['dumbbell']],
    ['a green band off the physio', ['band']],
    ['kettlebells. one 12 kg, two 20 kg', ['kettlebell']],
  ])('%s', (answer, tools) => expect(had(answer)).toEqual(expect.arrayContaining(tools)));

  it.each([
    ['My husband has a barbell but I never touch it', 'barbell'],
    ['an exercise bike, the cat sleeps on it so count that out', 'bike'],
    ['The rower was at the clinic', 'rower'],
  ])('%s', (answer, tool) => expect(had(answer)).not.toContain(tool));

  it('takes the heaviest of weights in a sentence of their own', () => {
    const bell = read('kettlebells. one 12 kg, two 20 kg').tools.find(({ token }) => token === 'kettlebell');
    expect(bell?.heaviestLbs).toBe(44.1);
  });
});
