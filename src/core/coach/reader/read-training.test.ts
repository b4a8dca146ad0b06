import { describe, expect, it } from 'vitest';
import { readTraining, type TrainingContext } from './read-training.ts';

const fresh: TrainingContext = { history: [], lastException: null, canTakeBack: false, hasExceptions: false };
const acts = (message: string, context: Partial<TrainingContext> = {}) =>
  readTraining(message, { ...fresh, ...context }).acts;

const [MON, TUE, WED, THU, , SAT, SUN] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ kind: 'weekday', weekday }));
const TODAY = { kind: 'ahead', days: 0 };
const TOMORROW = { kind: 'ahead', days: 1 };
const THIS_WEEK = { from: TODAY, to: { kind: 'weekEnd', weeks: 0 } };
const session = (day: unknown, change: object) => [{ kind: 'session', day, change }];
const short = (day: unknown, minutes: number) => session(day, { kind: 'short', minutes });
const moved = (day: unknown, to: unknown) => session(day, { kind: 'moved', to });
const week = (some: object) => [
  { kind: 'week', span: THIS_WEEK, label: null, tools: null, sessions: null, minutes: null, ...some },
];
const cardio = (exerciseId: string, some: object) => [
  { kind: 'cardio', exerciseId, distance: null, day: null, ...some },
];

describe('one session', () => {
  it.each([
    ['only 20 min today', short(TODAY, 20)],
    ['only 30 mins for tmrws session', short(TOMORROW, 30)],
    ['15 mins max saturday', short(SAT, 15)],
    ['ive only got half an hour', short(null, 30)],
    ['can you shorten today to 25 minutes', short(TODAY, 25)],
    ['something lighter today, slept 4 hrs', session(TODAY, { kind: 'lighter' })],
    ['an easier workout please', session(null, { kind: 'lighter' })],
    ['skip today', session(TODAY, { kind: 'skipped' })],
    ["can't train thursday", session(THU, { kind: 'skipped' })],
    ['move tmrws workout to thurs', moved(TOMORROW, THU)],
    ["put saturday's session on sunday", moved(SAT, SUN)],
    ["I can't make Monday's session. Please move it to Tuesday.", moved(MON, TUE)],
    ['can we do todays workout tomorrow instead?', moved(TODAY, TOMORROW)],
  ])('%s', (message, read) => {
    expect(acts(message)).toEqual(read);
  });

  it.each([
    ...['can i skip today?', 'should i do only 20 min today', 'maybe only 20 min today', 'skip breakfast today'],
    ...['my wife only has 20 min today', 'i only have 30 min a day', '30 minute workouts from now on'],
    ...[
      'no time tonight. pasta in 15 min?',
      'move dinner to friday',
      'swap thursday and friday',
      'it only took 20 min',
    ],
    ...['cut ten minutes from it', 'i skipped today', 'cancel my subscription on friday', 'lighter dinner tonight'],
    ...['i feel guilty for skipping the gym', 'on saturdays i cant train', 'rest day tomorrow or a walk'],
  ])('nothing of “%s”', (message) => {
    expect(acts(message)).toEqual([]);
  });
});

describe('a week', () => {
  const span = (from: unknown, to: unknown) => ({ from, to });
  it.each([
    [
      'flying to denver mon to wed, hotel gym is prob just dumbbells',
      week({ span: span(MON, WED), label: 'Denver', tools: 'dumbbells' }),
    ],
    ['in a hotel tue-thu, dumbbells to 20kg only', week({ span: span(TUE, THU), tools: 'dumbbells up to 20 kg' })],
    ['only bands at my mums this week', week({ tools: 'resistance bands' })],
    ['only 2 days this week', week({ sessions: 2 })],
    ['this weeks chaos, keep everything small', week({ minutes: 20 })],
    ['no training this week', week({ sessions: 0 })],
    ['the gym is closed this week', week({})],
  ])('%s', (message, read) => {
    expect(acts(message)).toEqual(read);
  });

  it.each([
    ...[
      'only trained 2 days this week',
      'i want 2 days a week',
      'no dumbbells this week',
      'i used the hotel gym today',
    ],
    ...['how was my week', 'only 2 meals this week', 'they have dumbbells'],
  ])('nothing of “%s”', (message) => {
    expect(acts(message).filter((act) => act.kind !== 'week' || act.tools !== null || act.sessions !== null)).toEqual(
      [],
    );
  });

  it('ends only where something stands', () => {
    expect(acts('trip got cancelled, forget it')).toEqual([]);
    expect(acts('trip got cancelled, forget it', { hasExceptions: true })).toEqual([{ kind: 'end', lastDay: null }]);
    expect(acts('home thu noon actually', { hasExceptions: true })).toEqual([{ kind: 'end', lastDay: THU }]);
  });
});

describe('cardio', () => {
  it.each([
    ['ran 12k in 1:05 this am', cardio('outdoor-run', { minutes: 65, distance: '12 km', day: TODAY })],
    ['parkrun done, 28:30', cardio('outdoor-run', { minutes: 29 })],
    ['plus a 20 min walk with the dog', cardio('outdoor-brisk-walk', { minutes: 20 })],
    ['ten minutes on the bike as well', cardio('stationary-bike-moderate', { minutes: 10 })],
    [
      'rowed for half an hour yesterday',
      cardio('rowing-machine-moderate', { minutes: 30, day: { kind: 'ahead', days: -1 } }),
    ],
    ['log a 5 mile run', cardio('outdoor-run', { minutes: null, distance: '5 miles' })],
  ])('%s', (message, read) => {
    expect(acts(message)).toEqual(read);
  });

  it.each([
    ...['gonna run 20 min', 'should i walk 30 min?', 'my wife ran 10k in 50 min', 'i run 30 min every morning'],
    ...['ran out of milk 20 min ago', 'swap the treadmill walk', 'when i was 15 i ran a 5 minute mile'],
  ])('nothing of “%s”', (message) => {
    expect(acts(message)).toEqual([]);
  });
});

describe('calories', () => {
  const spoken = { history: [{ isUser: false, text: 'Your day holds 1,560 kcal.' }] };
  it.each([
    ['put me on the 1387 that the card suggests', { kind: 'calories', kcal: 1387 }],
    ['take me down to 1,700 calories', { kind: 'calories', kcal: 1700 }],
    ['nah, make it 1500', { kind: 'calories', kcal: 1500 }],
    ['put my calories back', { kind: 'calories', kcal: null }],
    ['accept the proposal', { kind: 'proposal', answer: 'accepted' }],
    ['leave my calories as they are', { kind: 'proposal', answer: 'declined' }],
    ['whats that card about 1387 cals', { kind: 'ask_proposal' }],
  ])('%s', (message, read) => {
    expect(acts(message, spoken)).toEqual([read]);
  });

  it.each(['lunch was 1200 calories', 'what if i ate 1500 calories', 'burned 900 calories', 'make dinner 900 kcal'])(
    'nothing of “%s”',
    (message) => {
      expect(acts(message, spoken)).toEqual([]);
    },
  );

  it('need their word where nobody spoke of them', () => {
    expect(acts('make it 1500')).toEqual([]);
  });
});

describe('what was said last', () => {
  const exceptionId = '0d7a4d0e-4a0d-4f6c-9f0a-3d8f3f1f0c11';
  const last = { lastException: { exceptionId, isShort: true } };
  it.each([
    ['no, wednesday', { day: WED, minutes: null }],
    ['No, I am sorry, Wednesday. I have the dentist on Tuesday.', { day: WED, minutes: null }],
    ['make it 15 min', { day: null, minutes: 15 }],
  ])('is meant otherwise: %s', (message, fix) => {
    expect(acts(message, last)).toEqual([{ kind: 'fix', exceptionId, ...fix }]);
  });

  it('goes back to what it was, if anything was done', () => {
    const message = 'On reflection that seems low. Please put it back as it was.';
    expect(acts(message, { canTakeBack: true })).toEqual([{ kind: 'back' }]);
    expect(acts(message)).toEqual([]);
  });
});

describe('a message that says more', () => {
  it('is answered for the rest', () => {
    const { acts: found, rest } = readTraining('196.4 today, slept 5 hrs, only 2 days this week. still squat?', fresh);
    expect(found).toEqual(week({ sessions: 2 }));
    expect(rest).toBe('196.4 today, slept 5 hrs, still squat?');
  });

  it('stays as it is where nothing of it is of training', () => {
    const message = 'I had eggs, toast and coffee. Was that enough?';
    expect(readTraining(message, fresh)).toEqual({ acts: [], rest: message });
  });
});
