import { describe, expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import { facts } from '#test/go-by.ts';
import { readPremises } from '../read-premises.ts';

const read = (injuries: string) =>
  readPremises({ profile: { ...INVENTED_PERSON, injuries: [injuries] }, facts, today: null });
const joint = (injuries: string, limit: string) => {
  const found = read(injuries).movements.find((each) => each.limit === limit);
  return found ? (found.eased ? 'light' : found.severity) : null;
};
const said = (injuries: string, stance: 'fine' | 'never') =>
  read(injuries)
    .exercises.filter((each) => each.stance === stance)
    .flatMap(({ exercises }) => exercises);

describe('how much an ache takes', () => {
  it.each([
    ['left shoulder clicks but no pain', 'shoulder', null],
    ['my neck gets stiff, not worth mentioning', 'neck', null],
    ['sprained my ankle in school. healed', 'ankle', null],
    ['tore the cruciate in my right knee in 2008, got it reconstructed and its grand', 'knee', null],
    ['knees grumble a bit', 'knee', 'light'],
    ['lower back niggles now and then', 'lower_back', 'light'],
    ['right shoulder: no dips and nothing behind the neck', 'shoulder', 'light'],
    ['sore knee', 'knee', 'soft'],
    ['left knee bad, right is good', 'knee', 'soft'],
    ['rolled my ankle 2 weeks ago, no jumping', 'ankle', 'soft'],
    ['shoulder surgery last month, no dips', 'shoulder', 'strict'],
  ] as const)('%s: %s %s', (injuries, limit, how) => {
    expect(joint(injuries, limit)).toBe(how);
  });
});

describe('moves that are judged as a whole', () => {
  it.each([
    ['sore back. Squats, rows and hip thrusts, all of that my physio encourages', 'goblet-squat'],
    ['bad knee. Hip thrusts and leg presses are on her list', 'barbell-hip-thrust'],
    ['sore shoulder, bench is fine', 'barbell-bench-press'],
  ])('fine: %s', (injuries, id) => {
    expect(said(injuries, 'fine')).toContain(id);
    expect(said(injuries, 'never')).not.toContain(id);
  });

  it.each([
    ['bad back, no deadlifts', 'barbell-deadlift'],
    ['sore knee. Lunges and squats hurt it', 'bodyweight-squat'],
    ['tennis elbow. Chin ups light it up', 'chin-up'],
    ['no good mornings for life', 'barbell-good-morning'],
  ])('never: %s', (injuries, id) => expect(said(injuries, 'never')).toContain(id));

  it('takes what hurt it once for how it happened', () => {
    expect(said('strained my back deadlifting years ago', 'never')).toEqual([]);
  });
});
