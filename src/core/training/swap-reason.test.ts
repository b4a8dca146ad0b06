import { describe, expect, it } from 'vitest';
import { loadExercises } from '#test/catalogue.ts';
import { missingEquipment, readSwapReason, type SwapKind } from './swap-reason.ts';

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
];

describe('reading why somebody wants another exercise', () => {
  it.each(REASONS)('"%s" is %s', (text, kind, joints) => {
    expect(readSwapReason(text)).toEqual({ kind, joints, text });
  });

  it('does not take the name of an exercise for a sore joint', () => {
    expect(readSwapReason('the hip thrust hurts my neck').joints).toEqual(['neck']);
    expect(readSwapReason('back extension is painful').joints).toEqual([]);
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
