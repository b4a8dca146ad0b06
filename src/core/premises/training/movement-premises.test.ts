import { describe, expect, it } from 'vitest';
import { loadTrainingFacts, readTrainingAnswer } from '../../../../test/training-facts.ts';
import { movementPremises } from './movement-premises.ts';
import { trainingRulesOf } from './training-rules.ts';

const facts = loadTrainingFacts();
const read = (text: string, field = 'injuries') => movementPremises([readTrainingAnswer(field, text)], facts);
const words = (list: string) => list.split(' ').filter(Boolean).sort();

/** "kneeling!" is a strict limit, "knee" a soft one. */
const limits = (text: string, field?: string) =>
  read(text, field)
    .movements.map(({ limit, severity }) => `${limit}${severity === 'strict' ? '!' : ''}`)
    .sort();

function out(text: string): Readonly<Record<string, string>> {
  const { movements, exercises } = read(text);
  return trainingRulesOf({ tools: [], movements, exercises, unread: [] }, facts).forbiddenExercises;
}

describe('limits and joints as people type them', () => {
  it.each([
    ['None', ''],
    ['nah', ''],
    ['nope all good', ''],
    ['nothing really', ''],
    ['no injuries', ''],
    ['no knee problems', ''],
    ['no back, knee or hip problems', ''],
    ['my wife has a bad back', ''],
    ['used to have knee pain, no longer', ''],
    ['old ankle sprain, fully healed', ''],
    ['tore my ACL in 2012, healed fine', ''],
    ['shoulders are fine', ''],
    ['arms are strong', ''],
    ['bad left ankle, arms are strong', 'ankle'],
    ['knees, back and shoulders are good', ''],
    ['shoulders a bit stiff in the morning, nothing that stops me', ''],
    ['right calf, tore it last year, all good now', ''],
    ['my knees are not good', 'knee'],
    ['hips not great, back ok', 'hip'],
    ['nothing to report, I walk 3 miles most days with the dog', ''],
    ['I want something to hold when standing on one leg', 'single_leg_balance'],
    ['shoulders come out if I hang', 'shoulder hanging'],
    ['Knee', 'knee'],
    ['Lower back', 'lower_back'],
    ['left knee, mild', 'knee'],
    ['knees creak a bit', 'knee'],
    ["bad knees, can't kneel", 'deep_knee_bend jumping knee kneeling!'],
    ['no kneeling pls', 'kneeling'],
    ['nothing overhead, right shoulder impingement', 'overhead! shoulder'],
    ["can't lift my arms overhead", 'overhead!'],
    ['no jumping', 'jumping'],
    ['no jumping, downstairs neighbours', 'jumping noise!'],
    ['knees hate deep squats', 'deep_knee_bend knee'],
    ["can't get down on the floor", 'floor_transfer!'],
    ['cant get up off the floor', 'floor_transfer!'],
    ['one arm only', 'needs_two_arms!'],
    ['I only have one arm', 'needs_two_arms!'],
    ['right arm in a sling', 'needs_two_arms!'],
    ['wheelchair user', 'leaving_chair!'],
    ["I'm in a wheelchair", 'leaving_chair!'],
    ['cant stand for long', 'standing!'],
    ['knee is bad but cycling is ok', 'deep_knee_bend jumping knee kneeling'],
    ['left knee pain, moderate', 'deep_knee_bend jumping knee kneeling'],
    ['ACL surgery 3 months ago', 'knee!'],
    ['hip replacement 2 years ago', 'hip'],
    ['torn meniscus (right)', 'knee!'],
    ['herniated disc L4/L5, no deadlifts or twisting', 'forward_bend_loaded lower_back! twisting'],
    ['bad back, surgery 6 weeks ago', 'lower_back!'],
    ['wrist hurts in push ups', 'wrist'],
    ['no running (shin splints)', 'ankle running'],
    ['shin splints so no running', 'ankle running'],
    ['doctor said no heavy lifting', 'valsalva'],
    ['not allowed to lift more than 10 lbs', 'lifting!'],
    ['nothing over 20 lbs', 'lifting!'],
    ['low impact only', 'impact!'],
    ['no high impact', 'impact'],
    ["frozen shoulder left, can't raise my arm", 'arm_raise! overhead! shoulder'],
    ['tennis elbow', 'elbow'],
    ['lunges kill my knees', 'knee'],
    ['balance is off, scared of falling', 'single_leg_balance!'],
    ['sciatica flares when I sit long', 'lower_back'],
    ['I cannot sit for long', 'sitting!'],
    ['broke my wrist, in a cast', 'wrist!'],
    ['neck stiff sometimes', 'neck'],
    ['ankle sprain 2 weeks ago', 'ankle'],
    ["I can't squat below parallel and no kneeling please", 'deep_knee_bend! kneeling'],
    ['Rodilla izquierda', 'knee'],
    ["can't lie flat on my back", 'supine!'],
    ['no lying on my stomach', 'prone'],
    ['dizzy upside down so no inversions', 'inversion'],
    ['carpal tunnel, weak grip', 'grip! wrist'],
    ['cant put weight on my wrists', 'wrist_extension!'],
    ['plantar fasciitis - running hurts but walking is fine', 'ankle running'],
    ['stairs hurt my knees', 'knee stairs_steps'],
    ["can't swim", 'water!'],
    ['no twisting or bending forward', 'forward_bend_loaded twisting'],
    ['lost my left leg below the knee', 'needs_two_legs!'],
    ['on crutches, no weight on my foot', 'needs_two_legs!'],
    ['paralysed from the waist down', 'legs!'],
    ['back in 2019 I hurt my shoulder', 'shoulder'],
    ['coming back from a long break', ''],
    ['mild tennis elbow right arm', 'elbow'],
    ['no lunges or split squats, knees', 'knee'],
    ["can't get up off the floor without help", 'floor_transfer!'],
    ['none, hate running though', 'running'],
    ['both knees are shot, stairs kill me', 'knee stairs_steps'],
    ['post op rotator cuff repair 8 weeks', 'shoulder!'],
    ['Nothing now, broke my arm as a kid', ''],
    ['shoulder surgery 2015, all good now', ''],
    ['no knee or back issues, just a sore elbow', 'elbow'],
    ["I don't have any injuries but my wrists get sore in planks", 'wrist'],
    ['not supposed to twist after spinal fusion', 'twisting!'],
    ['not able to hang from a bar', 'hanging!'],
    ["can't balance on one leg", 'single_leg_balance!'],
    ["hip impingement, can't squat below parallel", 'deep_knee_bend! hip'],
    ['hamstring tear 3 weeks ago', 'hip!'],
    ['I pee when I jump', 'impact!'],
    ['wheelchair, full use of arms', 'leaving_chair!'],
    ['not in a wheelchair any more', ''],
    ['no problem kneeling', ''],
  ])('%s', (text, expected) => {
    expect(limits(text)).toEqual(words(expected));
  });

  it.each([
    ['left knee, mild', 'left'],
    ['right shoulder impingement', 'right'],
    ['both knees', 'both'],
    ['knee', null],
  ])('%s: which side', (text, side) => {
    expect(read(text).movements[0]?.side).toBe(side);
  });

  it.each([
    ['not allowed to lift more than 10 lbs', 10],
    ['nothing over 20 lbs', 20],
    ["can't lift more than 5kg", 11],
  ])('%s: the heaviest', (text, maxLbs) => {
    expect(read(text).movements[0]?.maxLbs).toBe(maxLbs);
  });
});

describe('in other answers only what is told against', () => {
  it.each([
    ['goal', 'want bigger shoulders and to run a 5k', ''],
    ['dislikedFoods', 'no ribs', ''],
    ['dislikedFoods', 'olives. and no burpees, my knee hurts', 'knee'],
    ['medicalConditions', "asthma, can't run", 'running!'],
    ['equipmentAccess', 'dumbbells. no jumping, neighbours below', 'jumping noise!'],
    ['equipmentAccess', 'bench, pull up bar, low ceiling', 'low_ceiling!'],
  ])('%s: %s', (field, text, expected) => {
    expect(limits(text, field)).toEqual(words(expected));
  });
});

describe('exercises that go and exercises that stay', () => {
  it.each([
    ['hate burpees', 'burpee', 'push-up mountain-climber'],
    ["can't do pull ups yet", 'pull-up chin-up', 'lat-pulldown seated-cable-row'],
    ['I hate planks and mountain climbers', 'plank-forearm side-plank mountain-climber', 'dead-bug'],
    ['no deadlifts', 'barbell-deadlift dumbbell-romanian-deadlift', 'glute-bridge'],
    ['no running', 'treadmill-run outdoor-jog', 'outdoor-brisk-walk stationary-bike-easy'],
    ['no jumping', 'squat-jump jumping-jack jump-rope', 'outdoor-brisk-walk bodyweight-squat'],
    ["can't kneel", 'bird-dog knee-push-up half-kneeling-dumbbell-press', 'push-up glute-bridge'],
    ["can't get down on the floor", 'push-up glute-bridge plank-forearm', 'wall-push-up bodyweight-squat lat-pulldown'],
    ['nothing overhead', 'pull-up lat-pulldown machine-shoulder-press', 'push-up seated-cable-row'],
    ['knee is bad but cycling is ok', 'squat-jump', 'stationary-bike-moderate recumbent-bike'],
    ['bad knees but squats are fine', 'squat-jump', 'bodyweight-squat goblet-squat'],
    ['no squats but wall sits are ok', 'bodyweight-squat', 'wall-sit'],
    ['one arm only', 'push-up barbell-bench-press pull-up', 'single-arm-cable-row leg-press goblet-squat'],
    [
      'wheelchair user',
      'bodyweight-squat leg-press lat-pulldown',
      'band-row-seated dumbbell-biceps-curl cable-chest-press',
    ],
    [
      'cant stand for long',
      'bodyweight-squat barbell-back-squat',
      'dumbbell-biceps-curl leg-press dumbbell-shoulder-press-seated push-up',
    ],
    ["can't put weight on my wrists", 'push-up high-plank incline-push-up', 'dumbbell-bench-press dead-bug'],
    [
      'not allowed to lift more than 10 lbs',
      'barbell-back-squat kettlebell-swing-x',
      'bodyweight-squat band-row-seated dumbbell-lateral-raise',
    ],
    ['treadmills make me dizzy', '', 'outdoor-brisk-walk'],
    ['shoulder impingement', 'barbell-overhead-press', 'bodyweight-squat'],
    ['no knee problems', '', 'bodyweight-squat squat-jump bodyweight-walking-lunge'],
    ['walking hurts', 'outdoor-brisk-walk', 'stationary-bike-easy'],
  ])('%s', (text, gone, stays) => {
    const forbidden = out(text);
    const ids = (list: string) => words(list).filter((id) => facts.exercises.has(id));
    expect(ids(gone).filter((id) => !(id in forbidden))).toEqual([]);
    expect(ids(stays).filter((id) => id in forbidden)).toEqual([]);
  });
});

it('every premise quotes the words that it comes from', () => {
  const text = 'sore knee, no jumping, hate burpees';
  const { movements, exercises } = read(text);
  expect([...movements, ...exercises]).toHaveLength(3);
  for (const origin of [...movements, ...exercises].flatMap(({ origins }) => origins)) {
    if (origin.how === 'read') expect(text.slice(origin.start, origin.end)).toBe(origin.quote);
  }
});

describe('movements and exercises that go well', () => {
  it('take a sore joint off what is said to be fine, and no more', () => {
    expect(out('left shoulder sore')).toHaveProperty('dumbbell-shoulder-press-seated');
    const fine = out('left shoulder sore, light overhead is fine, no kneeling');
    expect(fine).not.toHaveProperty('dumbbell-shoulder-press-seated');
    expect(fine).toHaveProperty('half-kneeling-dumbbell-press');
  });

  it('are not left out where nothing ill is said of them', () => {
    expect(out('hip a bit sore. walking and squats are dead on')).not.toHaveProperty('bodyweight-squat');
    expect(out('old meniscus. leg press and leg curls have never bothered it')['leg-press']).not.toBe('Leg Press');
    expect(out('squats hurt')).toHaveProperty('bodyweight-squat');
  });
});
