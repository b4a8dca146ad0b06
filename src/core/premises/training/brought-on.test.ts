import { describe, expect, it } from 'vitest';
import { faultsOf } from '#test/told-person.ts';

/** A move as it is typed, its id, and a joint that it asks nothing of, so that only what is said of the two leaves it out. */
const MOVES = [
  ['pull-ups', 'pull-up', 'ankle'],
  ['squats', 'goblet-squat', 'elbow'],
  ['running', 'outdoor-run', 'elbow'],
  ['overhead press', 'barbell-overhead-press', 'ankle'],
  ['lat pulldowns', 'lat-pulldown', 'ankle'],
  ['leg extensions', 'leg-extension', 'elbow'],
] as const;

/** M is the move, J the joint. */
const BROUGHT_ON = `
  M hurts my J / my J hurts with M / J hurts when I do M / J plays up after M / M sets off my J / M makes my J worse / M kills my J
  can't do M because of my J / J pain from M / my J goes when doing M / M aggravates J / my J can't handle M / not allowed M
  no M due to J / physio said avoid M / M is out / M a no go / struggle with M / scared of M / stay away from M
  M and my J don't get along / M = J pain / whenever I try M my J swells / as soon as I start M my J aches
  J flares after a session of M / M bothers J / had to stop M, J / gave up M because of my J / keep off M / M upset my J
  J doesn't tolerate M / M wind up my J / J hates M / my J is bad on M / J stops me doing M / J won't let me do M
  steering clear of M / M gives me J pain / M leaves my J sore / my J is sore after M / J gets angry with M
  my J locks up during M / J pain, especially M / J pain (worse with M) / J problem - M hurts it / M wrecks my J
  M is impossible with my J / I avoid M / if I do M my J swells up for days / J niggles me on M
  M used to be ok but now it hurts my J / J acts up with any kind of M
`;
const FINE = `
  M is fine / M doesn't hurt / no pain with M / I do M daily without trouble / M never bothers my J / love M / M feels good
  physio has me doing M / M helps my J / can do M pain free / M no problem / J is fine when I do M / J was sore but M is ok now
`;
const sentences = (list: string): string[] => list.split(/[/\n]/).flatMap((each) => each.trim() || []);

function wrong(template: string, sign: '-' | '+'): string[] {
  return MOVES.flatMap(([move, id, joint]) => {
    const said = template.replaceAll('M', move).replaceAll('J', joint);
    return faultsOf({ field: 'injuries', said, expected: [`${sign}${id}`] }).length > 0 ? [said] : [];
  });
}

describe('what brings pain on, whatever the verb', () => {
  it.each(sentences(BROUGHT_ON))('leaves out: %s', (template) => {
    expect(wrong(template, '-')).toEqual([]);
  });

  it.each(sentences(FINE))('leaves in: %s', (template) => {
    expect(wrong(template, '+')).toEqual([]);
  });
});
