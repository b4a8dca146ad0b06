import { describe, expect, it } from 'vitest';
import { loadTrainingFacts, readTrainingAnswer } from '../../../../test/training-facts.ts';
import { toolPremises } from './tool-premises.ts';

const facts = loadTrainingFacts();

/** What is there, "dumbbell@20" with its heaviest in pounds. */
function had(text: string, others: Readonly<Record<string, string>> = {}): string[] {
  const answers = [['equipmentAccess', text], ...Object.entries(others)].map(([field = '', said = '']) =>
    readTrainingAnswer(field, said),
  );
  return toolPremises(answers, facts)
    .tools.filter(({ stance }) => stance === 'has')
    .map(({ token, heaviestLbs }) => (heaviestLbs === null ? token : `${token}@${heaviestLbs}`));
}

describe('kit that is there and cannot be counted on', () => {
  it.each([
    ['dumbbells. the gym is there but closed for renovation', ['dumbbell']],
    ['one treadmill. cable machine is there but not working since months', ['treadmill']],
    ["bands, and a Planet Fitness card but I can't always park near one so don't count on it", ['band']],
    ['bands. theres a multigym but the cable snapped years ago so thats no use', ['band']],
    ['chair. theres a bench but I cant get onto it safely', ['chair']],
    ['an exercise bike in the box room', ['bike']],
    [
      'Camp has a full gym but its packed. Just plan for my own stuff: rings and a pull up bar',
      ['rings', 'pullup_bar'],
    ],
    ['dumbbells and bench. Bench doesnt incline', ['dumbbell', 'bench']],
    ['friends garage - bench, ez bar, dumbbells up to 70', ['bench', 'ez_bar', 'dumbbell@70']],
    ['the bike is broken so only bands and a mat', ['band']],
    ['home - squat rack, bench, bar and 140kg', ['rack', 'bench', 'barbell@308.6']],
    ['my sheet from pulmonary rehab is on the fridge, a chair', ['chair']],
  ])('%s', (text, expected) => {
    for (const tool of expected) expect(had(text)).toContain(tool);
    for (const other of ['leg_press', 'cable', 'smith', 'elliptical', 'incline_bench', 'box'])
      expect(had(text).some((tool) => tool.endsWith(other))).toBe(false);
  });

  it.each([
    ['one kettlebell 12 kg and a mat. The 20 kg kettlebell I sold', 'kettlebell@26.5'],
    ['2 kettlebells, 18 and 26 lb but the 26 is too heavy right now', 'kettlebell@18'],
    ["hand weights, 3 pounds and 5 pounds. My husband's Bowflex I'm not touching", 'dumbbell@5'],
    ['rings, 70 lb kettlebell, and they have KBs', 'kettlebell@70'],
  ])('%s', (text, piece) => {
    expect(had(text)).toContain(piece);
  });
});

describe('a gym that is described by what is used in it', () => {
  it('has the kinds that are named, and no more', () => {
    expect(had('YMCA. I use the machines, not the free weight room')).toContain('machine:leg_press');
    expect(had('YMCA. I use the machines, not the free weight room')).not.toContain('barbell');
    expect(had('Leisure centre gym, all machines and free weights')).toEqual(
      expect.arrayContaining(['machine:leg_press', 'barbell', 'bench']),
    );
    expect(had('full gym')).toContain('barbell');
  });

  it('takes a maker before a machine as its maker', () => {
    const kit = had('Hammer Strength iso lateral row, leg curl, dumbbells to 120');
    expect(kit).toContain('machine:row');
    expect(kit).not.toContain('machine:leg_press');
  });
});

describe('weights in their units', () => {
  it.each([
    ['barbell, 120kg plates, dumbells to 25', 'dumbbell@55.1'],
    ['dumbbells to 25', 'dumbbell@25'],
    ['rack, barbell, 315 in plates', 'barbell@360'],
    ['trap bar (60 lb), 600 lb of plates', 'trap_bar@660'],
  ])('%s', (text, piece) => {
    expect(had(text)).toContain(piece);
  });
});

describe('rubber bands with an allergy to latex', () => {
  it.each([
    ['dumbbells and bands', 'latex', false],
    ['dumbbells and bands', 'no latex allergy, only dust', true],
    ['dumbbells and fabric bands', 'latex', true],
    ['dumbbells and bands', 'peanuts', true],
  ])('%s, %s', (text, foodAllergies, kept) => {
    expect(had(text, { foodAllergies }).some((tool) => /band/.test(tool))).toBe(kept);
  });
});
