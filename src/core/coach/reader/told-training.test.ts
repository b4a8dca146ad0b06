import { describe, expect, it } from 'vitest';
import { saidIn } from '#test/coach-said.ts';

/** Sentences of many kinds of people, each with what is read of it. */
describe('sets, in words and figures', () => {
  it.each([
    ['did the goblet squats, 25 pounds, eleven then ten', ['log_sets']],
    ['bench went 60 for eight, eight and seven', ['log_sets']],
    ['squatted a hundred kilos for five reps three times', ['log_sets']],
    ['three lots of twelve press ups', ['log_sets']],
    ['deadlift 5 reps at 120, then 3 at 130', ['log_sets']],
    ['knocked out 20 pushups, then 15', ['log_sets']],
    ['lat pulldown 4 sets 10 reps 50kg', ['log_sets']],
    ['rows were 3 by 10 with the 40s', ['log_sets']],
    ['managed 8 pull ups', ['log_sets']],
    ['leg press 180 kg, 12 reps, 3 sets', ['log_sets']],
    ['hip thrusts 80 for 10 10 and 8', ['log_sets']],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});

describe('a session that goes another way', () => {
  it.each([
    [
      "I'd rather train tomorrow evening, tonight is the school play",
      ['training {"kind":"session","day":null,"change":{"kind":"moved","to":{"kind":"ahead","days":1}}}'],
    ],
    [
      'legs on sunday morning instead',
      ['training {"kind":"session","day":null,"change":{"kind":"moved","to":{"kind":"weekday","weekday":6}}}'],
    ],
    [
      'thursday is impossible, can I do it friday',
      [
        'training {"kind":"session","day":{"kind":"weekday","weekday":3},"change":{"kind":"moved","to":{"kind":"weekday","weekday":4}}}',
      ],
    ],
    [
      'push today to tomorrow',
      [
        'training {"kind":"session","day":{"kind":"ahead","days":0},"change":{"kind":"moved","to":{"kind":"ahead","days":1}}}',
      ],
    ],
    [
      'could it be 15 minutes today',
      ['training {"kind":"session","day":{"kind":"ahead","days":0},"change":{"kind":"short","minutes":15}}'],
    ],
    [
      'got about twenty minutes, make it work',
      ['training {"kind":"session","day":null,"change":{"kind":"short","minutes":20}}'],
    ],
    [
      'I only have half an hour for the gym tonight',
      ['training {"kind":"session","day":{"kind":"ahead","days":0},"change":{"kind":"short","minutes":30}}'],
    ],
    [
      '20 minutes tomorrow, kid has a match',
      ['training {"kind":"session","day":{"kind":"ahead","days":1},"change":{"kind":"short","minutes":20}}'],
    ],
    [
      'go easy on me today, slept terribly',
      ['training {"kind":"session","day":{"kind":"ahead","days":0},"change":{"kind":"lighter"}}', 'tired'],
    ],
    [
      'tomorrow something lighter please',
      ['training {"kind":"session","day":{"kind":"ahead","days":1},"change":{"kind":"lighter"}}'],
    ],
    ['make the next one gentler', ['training {"kind":"session","day":null,"change":{"kind":"lighter"}}']],
    [
      "can't do the gym tomorrow",
      ['training {"kind":"session","day":{"kind":"ahead","days":1},"change":{"kind":"skipped"}}'],
    ],
    [
      'give training a miss on saturday',
      ['training {"kind":"session","day":{"kind":"weekday","weekday":5},"change":{"kind":"skipped"}}'],
    ],
    [
      'bump saturday to sunday',
      [
        'training {"kind":"session","day":{"kind":"weekday","weekday":5},"change":{"kind":"moved","to":{"kind":"weekday","weekday":6}}}',
      ],
    ],
    [
      'from thursday to sunday we are at a cottage, only bands there',
      [
        'training {"kind":"week","span":{"from":{"kind":"weekday","weekday":3},"to":{"kind":"weekday","weekday":6}},"label":null,"tools":"resistance bands","sessions":null,"minutes":null}',
      ],
    ],
    [
      'next week im in lisbon, hotel gym has dumbbells only',
      [
        'training {"kind":"week","span":{"from":{"kind":"weekStart","weeks":1},"to":{"kind":"weekEnd","weeks":1}},"label":"Lisbon","tools":"dumbbells","sessions":null,"minutes":null}',
      ],
    ],
    [
      'working from home this week so just two sessions',
      [
        'training {"kind":"week","span":{"from":{"kind":"ahead","days":0},"to":{"kind":"weekEnd","weeks":0}},"label":null,"tools":null,"sessions":2,"minutes":null}',
      ],
    ],
    [
      'on holiday till monday, no training',
      [
        'training {"kind":"week","span":{"from":{"kind":"ahead","days":0},"to":{"kind":"weekday","weekday":0}},"label":null,"tools":null,"sessions":0,"minutes":null}',
      ],
    ],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});

describe('an exercise that gives way', () => {
  it.each([
    ['the seated punches have to go', ['swap one-arm-seated-punches  for good']],
    ['swap squat jumps out for good, my neighbours complain', ['swap squat-jump  for good']],
    ["what can I do instead of the deadlift today, the bar's taken", ['swap barbell-deadlift  today']],
    ['get rid of burpees from my plan please', ['swap burpee  for good']],
    ['no squat jumps today, put something without jumping', ['swap squat-jump something without jumping today']],
    ["I can't stand lunges, give me something else", ['swap bodyweight-reverse-lunge something else for good']],
    ['someone is on the leg press, alternative?', ['swap leg-press  today']],
    ['never want to see mountain climbers again', ['swap mountain-climber  for good']],
    [
      'replace the bench press with push ups just for today',
      ['swap barbell-bench-press with push ups just for today today'],
    ],
    ['the band pull aparts bore me, change them', ['swap band-pull-apart  for good']],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});

describe('a workout as a whole', () => {
  it.each([
    ['did the B one at lunchtime, the whole thing', ['act {"kind":"log_workout","minutes":null}']],
    ["that's today's training done", ['act {"kind":"log_workout","minutes":null}']],
    ['got my workout in before work', ['act {"kind":"log_workout","minutes":null}']],
    ['leg day done and dusted', ['act {"kind":"log_workout","minutes":null,"half":"lower"}']],
    ['finished lower body 2, all as written', ['act {"kind":"log_workout","minutes":null,"half":"lower"}']],
    ['smashed the session this morning, 40 mins', ['act {"kind":"log_workout","minutes":40}']],
    ['Completed the training as planned.', ['act {"kind":"log_workout","minutes":null}']],
    ['all of it done, every set', ['act {"kind":"log_workout","minutes":null}']],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});

describe('cardio', () => {
  it.each([
    [
      'ran 6 kilometers with the church group, 44 minutes',
      ['training {"kind":"cardio","exerciseId":"outdoor-run","minutes":44,"distance":"6 km","day":null}'],
    ],
    [
      'Walked the dog for forty minutes this morning',
      [
        'training {"kind":"cardio","exerciseId":"outdoor-brisk-walk","minutes":40,"distance":null,"day":{"kind":"ahead","days":0}}',
      ],
    ],
    [
      'back from a bike ride, an hour and ten',
      ['training {"kind":"cardio","exerciseId":"outdoor-cycling","minutes":70,"distance":null,"day":null}'],
    ],
    [
      'quarter of an hour on the rower after work',
      ['training {"kind":"cardio","exerciseId":"rowing-machine-moderate","minutes":15,"distance":null,"day":null}'],
    ],
    [
      'swam for half an hour',
      ['training {"kind":"cardio","exerciseId":"lap-swimming-easy","minutes":30,"distance":null,"day":null}'],
    ],
    [
      'parkrun in 28:30',
      ['training {"kind":"cardio","exerciseId":"outdoor-run","minutes":29,"distance":null,"day":null}'],
    ],
    [
      'did 25 min of elliptical yesterday',
      [
        'training {"kind":"cardio","exerciseId":"elliptical-moderate","minutes":25,"distance":null,"day":{"kind":"ahead","days":-1}}',
      ],
    ],
    [
      'cycled to work, 20 minutes each way',
      ['training {"kind":"cardio","exerciseId":"outdoor-cycling","minutes":20,"distance":null,"day":null}'],
    ],
    [
      '40 mins of zumba, im dying lol',
      ['training {"kind":"cardio","exerciseId":"low-impact-aerobic-dance","minutes":40,"distance":null,"day":null}'],
    ],
    [
      'went for a jog, thirty five minutes, slow',
      ['training {"kind":"cardio","exerciseId":"outdoor-run","minutes":35,"distance":null,"day":null}'],
    ],
  ])('%s', (message, said) => {
    expect(saidIn(message)).toEqual(said);
  });
});
