import { describe, expect, it } from 'vitest';
import { loadTrainingFacts, readTrainingAnswer } from '../../../../test/training-facts.ts';
import { movementPremises } from './movement-premises.ts';
import { trainingRulesOf } from './training-rules.ts';

const facts = loadTrainingFacts();
const read = (text: string, field = 'injuries') => movementPremises([readTrainingAnswer(field, text)], facts);
const limits = (text: string, field?: string) => read(text, field).movements.map(({ limit }) => limit);

function out(text: string): Readonly<Record<string, string>> {
  const { movements, exercises } = read(text);
  return trainingRulesOf({ tools: [], movements, exercises, unread: [] }, facts).forbiddenExercises;
}

describe('how high, how deep and how heavy', () => {
  it.each([
    ["can't get my right arm higher than shoulder", ['overhead']],
    ["can't get that arm above chest height", ['overhead', 'arm_raise']],
    ['not supposed to raise that elbow up over shoulder', ['overhead']],
    ['nothing above the shoulder on that side', ['overhead']],
    ['right shoulder sore if I go over 90 degrees', ['overhead']],
    ["don't bend the hip past 90", ['hip_past_90']],
    ['no squats below chair level', ['deep_knee_bend']],
    ['cannot squat down low', ['deep_knee_bend']],
    ['nothing lower than a chair', ['deep_knee_bend']],
    ['agachar fundo doi', ['deep_knee_bend']],
    ["s'agenouiller fait mal", ['kneeling']],
    ['nae lunges nae kneeling nae stairs', ['kneeling', 'stairs_steps']],
    ['tummy muscles separated after baby, physio says no ab work', ['abdominal_strain']],
  ])('%s', (text, expected) => {
    expect(limits(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['right arm 2kg maximum', 4.4],
    ["I'm at 5 lbs in the right hand and that's the limit", 5],
    ['never more than 40 lb off the ground', 40],
    ['nothing over 10kg', 22],
    ['no lifting more than 10 pounds', 10],
    ['lost 40 lb last year', null],
    ['I weigh 90 kg', null],
  ])('%s', (text, lbs) => {
    const cap = read(text).movements.flatMap(({ maxLbs }) => maxLbs ?? []);
    expect(cap).toEqual(lbs === null ? [] : [lbs]);
  });

  it('leaves the legs their machine where one arm has a limit', () => {
    expect(out('right arm 2kg maximum')).not.toHaveProperty('leg-press');
    expect(out('nothing over 2 kg')).toHaveProperty('leg-press');
  });
});

describe('what is refused is no more than the words say', () => {
  it.each([
    ['no pushups on the floor', 'push-up', 'plank-forearm'],
    ["can't lean on my hands", 'high-plank', 'plank-forearm'],
    ['no heavy deadlifts off the floor', 'barbell-deadlift', 'dumbbell-romanian-deadlift'],
    ['no barbell overhead', 'barbell-overhead-press', 'dumbbell-shoulder-press-seated'],
    ['nothing heavy overhead', 'push-press', 'dumbbell-lateral-raise'],
    ['no wide squats', 'dumbbell-sumo-squat', 'goblet-squat'],
    ['my grip gives out on long holds', 'dead-hang', 'dumbbell-bench-press'],
    ['no stepping backwards', 'bodyweight-reverse-lunge', 'bodyweight-split-squat'],
    ['lower back niggle, heavy deadlifts set it off', 'barbell-deadlift', 'barbell-back-squat'],
    ['no single leg stuff, squats are fine', 'pistol-squat', 'goblet-squat'],
  ])('%s', (text, refused, stays) => {
    expect(out(text)).toHaveProperty(refused);
    expect(out(text)).not.toHaveProperty(stays);
  });

  it.each([
    'shoulder doctor says I am fine',
    'wrist was bad last year but its healed, no issues now',
    'none. (left shoulder operated 2012, nothing to say since)',
    'la rodilla derecha me truena pero no duele nada',
    'Transplant kidney sits on the right side',
    'heel slides and 2 fingers apart',
    'wide grip bench, medium grip is fine',
  ])('%s', (text) => {
    expect(limits(text)).toEqual([]);
  });

  it('takes a bad back without deadlifts as no bending with a weight', () => {
    expect(limits('lower back bad 20 yrs. no deadlifts')).toEqual(['lower_back', 'forward_bend_loaded']);
    expect(limits('no deadlifts')).toEqual([]);
  });

  it('takes a movement that is named beside a medicine as the time when it is taken', () => {
    expect(limits('a couple of puffs before hard cardio', 'medications')).toEqual([]);
  });

  it('keeps both legs of who walks and squats on one of their own making', () => {
    expect(limits('left below knee amputee with prosthetic, I walk and squat fine')).not.toContain('needs_two_legs');
    expect(limits('left below knee amputee')).toContain('needs_two_legs');
  });

  it('lets who can transfer to a bench leave the wheelchair', () => {
    expect(limits('wheelchair user')).toContain('leaving_chair');
    expect(limits('wheelchair, I can transfer to a flat bench')).not.toContain('leaving_chair');
    expect(limits("wheelchair, I can't transfer to a bench")).toContain('leaving_chair');
  });
});
