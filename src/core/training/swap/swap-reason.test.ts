import { describe, expect, it } from 'vitest';
import { loadExercises } from '#test/catalogue.ts';
import {
  jointsToAskAbout,
  missingEquipment,
  readSwapReason,
  type SwapKind,
  soundsLikeEmergency,
} from './swap-reason.ts';

const REASONS: [string, SwapKind, string[]][] = [
  ['my left shoulder hurts', 'pain', ['shoulder']],
  ['it hurts my knees and lower back', 'pain', ['lower_back', 'knee']],
  ['Pain in my wrist', 'pain', ['wrist']],
  ['sore elbow', 'pain', ['elbow']],
  ['this hurts', 'pain', []],
  ["I don't have a bench", 'no_equipment', []],
  ['no dumbbells here', 'no_equipment', []],
  ['the rack is always taken', 'no_equipment', []],
  ['too hard for me', 'too_hard', []],
  ['I can’t do these', 'too_hard', []],
  ['too easy', 'too_easy', []],
  ['something more challenging', 'too_easy', []],
  ['boring', 'bored', []],
  ['I hate burpees', 'bored', []],
  ['', 'other', []],
  ['please', 'other', []],
  ['the machine is taken', 'no_equipment', []],
  ['someone is using the bench', 'no_equipment', []],
  ['no barbell today', 'no_equipment', []],
  ['it is out of order', 'no_equipment', []],
  ['no time for this', 'other', []],
  ['hurts my shoulder', 'pain', ['shoulder']],
  ['my knee is bothering me', 'pain', ['knee']],
  ['not good, it is bad for my back', 'pain', ['lower_back']],
  ['discomfort in my upper back', 'pain', ['neck']],
  ['my groin is sore', 'pain', ['hip']],
  ['it does not hurt, but it is too easy', 'too_easy', []],
  ['no pain, just boring', 'bored', []],
  ['not challenging enough', 'too_easy', []],
  ["I don't know how to do this", 'too_hard', []],
  ['not fun', 'bored', []],
];

describe('reading why somebody wants another exercise', () => {
  it.each(REASONS)('"%s" is %s', (text, kind, joints) => {
    expect(readSwapReason(text)).toEqual({ kind, joints, text });
  });

  it('does not take the name of an exercise for a sore joint', () => {
    expect(readSwapReason('the hip thrust hurts my neck').joints).toEqual(['neck']);
    expect(readSwapReason('back extension is painful').joints).toEqual([]);
  });

  it.each([
    'I have chest pain',
    'this gives me pressure in my chest',
    'I feel dizzy',
    'I can’t breathe',
    'almost passed out',
  ])('takes "%s" for an emergency', (text) => {
    expect(soundsLikeEmergency(text)).toBe(true);
  });

  it.each(['the chest press hurts my shoulder', 'boring', 'no chest pain, just too hard', 'I breathe too hard'])(
    'does not take "%s" for one',
    (text) => {
      expect(soundsLikeEmergency(text)).toBe(false);
    },
  );

  it('knows which joints to ask about: the ones named, else those that the exercise strains, never one that is spared', () => {
    const pushUp = loadExercises().exercises.get('push-up');
    expect(jointsToAskAbout('hurts my shoulder', pushUp, {})).toEqual(['shoulder']);
    expect(jointsToAskAbout('this hurts', pushUp, {})).toEqual(['wrist']);
    expect(jointsToAskAbout('hurts my shoulder and wrist', pushUp, { wrist: 'mild' })).toEqual(['shoulder']);
    expect(jointsToAskAbout('too easy', pushUp, {})).toEqual([]);
  });

  it('knows which piece is missing, or takes all that the exercise needs', () => {
    const press = loadExercises().exercises.get('dumbbell-bench-press');
    if (!press) throw new Error('the catalogue lost the bench press');
    const owned = new Set(['dumbbell', 'bench', 'chair']);
    expect(missingEquipment(readSwapReason("I don't have a bench"), press, owned)).toEqual(['bench']);
    expect(missingEquipment(readSwapReason('not available'), press, owned)).toEqual(['dumbbell', 'bench']);
    expect(missingEquipment(readSwapReason('too hard'), press, owned)).toEqual([]);
  });
});
