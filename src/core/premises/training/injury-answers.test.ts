import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrainingRules } from '#core/athlete/constraints.ts';
import { readConstraints } from '#test/catalogue.ts';
import { anAthlete, INJURY_TEXTS } from '#test/personas.ts';

/** What plans go by, by the whole way from the answer to the rules. */
const readInjuries = (text: string) => readConstraints(anAthlete({ injuries: [text] }));

describe('injuries', () => {
  it.each<[string, TrainingRules['injuries']]>([
    ['Bad knee', { knee: 'mild' }],
    ['Left shoulder hurts', { shoulder: 'mild' }],
    ['Low back pain', { lower_back: 'mild' }],
    ['back', { lower_back: 'mild' }],
    ['sciatica', { lower_back: 'mild' }],
    ['Sore wrist', { wrist: 'mild' }],
    ['carpal tunnel and plantar fasciitis', { wrist: 'mild', ankle: 'mild' }],
    ['Knee and shoulder', { knee: 'mild', shoulder: 'mild' }],
    ['rotator cuff', { shoulder: 'mild' }],
    ['shouldr pain', { shoulder: 'mild' }],
    ['whiplash', { neck: 'mild' }],
    ['upper back', { neck: 'mild', shoulder: 'mild' }],
    ["runner's knee", { knee: 'mild' }],
    ['shin splints', { ankle: 'mild' }],
    ['pulled hamstring', { hip: 'mild' }],
    ['torn meniscus', { knee: 'severe' }],
    ['severe knee pain', { knee: 'severe' }],
    ['Hip replacement', { hip: 'severe' }],
    ['Knee replacement', { knee: 'severe' }],
    ['rotator cuff surgery last month', { shoulder: 'severe' }],
    ['broken wrist', { wrist: 'severe' }],
    ['herniated disc', { lower_back: 'severe' }],
    ['torn ACL, sore shoulder', { knee: 'severe', shoulder: 'mild' }],
    ['my knee is fine but shoulder is sore', { shoulder: 'mild' }],
    ['no knee problems, but a bad hip', { hip: 'mild' }],
    ['none except a stiff neck', {}],
    ['none except a sore neck', { neck: 'mild' }],
    ['no heavy lifting with my back', {}],
    ['no trouble lifting with my back', {}],
    ['no running because of my knee', {}],
    ['no injuries just a sore knee', { knee: 'mild' }],
    ['no pain except my wrist', { wrist: 'mild' }],
    ['Hip replacement, fully recovered', { hip: 'mild' }],
    ['arthritis in both knees', { knee: 'mild' }],
    ['N/A', {}],
    ['no pain in my shoulder', {}],
    ['healed ankle sprain', {}],
    ['used to have tennis elbow', {}],
    ['torn ACL in 2010, fully recovered', {}],
  ])('%s → %j', (text, injuries) => {
    expect(readInjuries(text).training.injuries).toEqual(injuries);
  });

  it.each([
    'torn ACL',
    'tore my ACL last week',
    'knee replacement',
    'shoulder surgery',
    'severe back pain',
    'excruciating pain in my shoulder',
    'recent ankle fracture',
  ])('%s wants a clinician’s word first', (text) => {
    expect(readInjuries(text).training.modes).toContain('clear_first');
  });

  it.each([
    'torn ACL in 2010, fully recovered',
    'ACL tear 3 years ago, never repaired',
    'bad back, old ACL tear',
    'Hip replacement, fully recovered',
    'had severe back pain years ago, all good now',
    'mild back pain',
    'Bad knee',
  ])('%s is planned at once', (text) => {
    expect(readInjuries(text).training.modes).not.toContain('clear_first');
  });

  it.each([
    ['sciatica, can’t do burpees', 'burpee step-back-burpee-low-impact', 'bodyweight-squat'],
    ['no running because of my knee', 'treadmill-run outdoor-jog run-walk-intervals squat-jump box-jump', 'leg-press'],
    ['no jumping', 'squat-jump box-jump jumping-jack burpee jump-rope', 'bodyweight-squat outdoor-jog'],
    ['knee hurts when I squat', 'bodyweight-squat goblet-squat pistol-squat squat-jump box-jump', 'glute-bridge'],
    ['bad knee', 'squat-jump box-jump', 'glute-bridge'],
    ['no heavy lifting with my back', 'barbell-deadlift barbell-back-squat', 'glute-bridge'],
  ])('%s leaves out %s, not %s', (text, gone, stays) => {
    const out = Object.keys(readInjuries(text).training.forbiddenExercises);
    expect(out).toEqual(expect.arrayContaining(gone.split(' ')));
    for (const id of stays.split(' ')) expect(out).not.toContain(id);
  });

  it('keeps the plan gentle when it does not understand', () => {
    const { training, unclear } = readInjuries('weird zonk');
    expect(training.modes).toEqual(['cautious', 'low_impact']);
    expect(unclear.map(({ text }) => text)).toEqual(['zonk']);
  });

  it('never spares less because another injury was named', () => {
    const said = fc.constantFrom(...INJURY_TEXTS.slice(1));
    fc.assert(
      fc.property(said, said, (one, other) => {
        const joints = Object.keys(readInjuries(one).training.injuries);
        const both = Object.keys(readInjuries(`${one}, ${other}`).training.injuries);
        expect(both).toEqual(expect.arrayContaining(joints));
      }),
    );
  });
});
