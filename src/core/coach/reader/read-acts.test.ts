import { describe, expect, it } from 'vitest';
import { readActs } from './read-acts.ts';

describe('what is to be done, as people type it', () => {
  it.each([
    ['did my workout', [{ kind: 'log_workout', minutes: null }]],
    ['finished todays session, took 35 min', [{ kind: 'log_workout', minutes: 35 }]],
    ['had breakfast and lunch', [{ kind: 'log_meals', meals: ['breakfast', 'lunch'] }]],
    ['ate my dinner, yum', [{ kind: 'log_meals', meals: ['dinner'] }]],
    ['waist 34', [{ kind: 'log_measurement', part: 'waist', inches: 34 }]],
    ['my hips are 98cm now', [{ kind: 'log_measurement', part: 'hips', inches: 38.6 }]],
    [
      'rename this to Iron Farrah. whats premium cost',
      [{ kind: 'rename_plan', type: null, of: '', name: 'Iron Farrah' }],
    ],
    ['can you rename my meal plan to Cut 1?', [{ kind: 'rename_plan', type: 'meal', of: '', name: 'Cut 1' }]],
    ['favourite this plan pls', [{ kind: 'favorite_plan', type: null, of: '', isFavorite: true }]],
    [
      'remind me to train at 6:30 on mon wed fri',
      [{ kind: 'set_reminder', reminder: 'workout', time: '06:30', days: [1, 3, 5], isOn: true, isAlone: false }],
    ],
    [
      'remind me to weigh in every day at 7am',
      [
        {
          kind: 'set_reminder',
          reminder: 'weight',
          time: '07:00',
          days: [0, 1, 2, 3, 4, 5, 6],
          isOn: true,
          isAlone: false,
        },
      ],
    ],
    [
      'Please move my workout reminder from five to six in the evening.',
      [{ kind: 'set_reminder', reminder: 'workout', time: '18:00', days: null, isOn: true, isAlone: false }],
    ],
    [
      'Please send me the workout reminder at seven in the evening rather than six.',
      [{ kind: 'set_reminder', reminder: 'workout', time: '19:00', days: null, isOn: true, isAlone: false }],
    ],
    [
      'turn off the workout reminders',
      [{ kind: 'set_reminder', reminder: 'workout', time: null, days: null, isOn: false, isAlone: false }],
    ],
  ])('%s', (message, acts) => {
    expect(readActs(message)).toEqual(acts);
  });

  it.each([
    'did i do my workout yesterday?',
    'should i log my workout if i only did half?',
    'my chest hurts after 3 sets',
    'had pizza for lunch',
    'have not had lunch yet',
    'what should i have had for dinner',
    'how do i rename a plan?',
    'what is my favorite plan for losing weight',
    'i have a bad back and 34 kids to teach',
    'rename my account to bob',
    'do reminders work on android?',
    'i did not do my workout done with this app',
  ])('nothing: %s', (message) => {
    expect(readActs(message)).toEqual([]);
  });
});
