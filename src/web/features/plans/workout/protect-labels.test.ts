import { describe, expect, it } from 'vitest';
import { JOINTS } from '#core/catalogue/exercise.ts';
import { readConstraints } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';
import { jointWords, withInjury } from './protect-labels.ts';

/** The word lists are read once, before the tests and their clock begin. */
const injuriesRead = new Map(
  JOINTS.map((joint) => {
    const injuries = withInjury(['None'], jointWords(joint, 'It hurts'));
    return [joint, readConstraints(anAthlete({ injuries })).training.injuries] as const;
  }),
);

describe('the joint to protect', () => {
  it.each([
    ['It hurts. My left shoulder', 'left shoulder'],
    ['it hurts on the RIGHT', 'right shoulder'],
    ['It hurts, left and right', 'shoulder'],
    ['It hurts', 'shoulder'],
  ])('after "%s" is the %s', (wishes, words) => {
    expect(jointWords('shoulder', wishes)).toBe(words);
  });

  it.each(JOINTS)('is spared by the next plans: %s', (joint) => {
    expect(injuriesRead.get(joint)).toEqual({ [joint]: 'mild' });
  });

  it('joins what was answered before, once', () => {
    const once = withInjury(['Bad right knee'], 'left shoulder');
    expect(once).toEqual(['Bad right knee', 'Left shoulder hurts']);
    expect(withInjury(once, 'left shoulder')).toEqual(once);
  });
});
