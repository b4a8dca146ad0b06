import { describe, expect, it } from 'vitest';
import { type Conversation, type Expectation, parseSet, readSet, setNames } from '../bench/talk/conversation.ts';
import { differencesOf, type Kept } from '../bench/talk/differences.ts';
import { readPerson } from '../bench/talk/frozen-person.ts';
import { judge } from '../bench/talk/judge.ts';
import { readLives } from '../bench/talk/lives.ts';
import { findButton, type Heard, nothingHeard } from '../bench/talk/reply.ts';
import { standsIn } from '../bench/talk/words.ts';

const NOTHING: Kept = new Map([
  ['profiles one', { data: { weightLbs: 180, foodAllergies: 'None', answeredOn: '2026-05-04' } }],
  [
    'plans 1',
    { type: 'meal', name: 'Bulk', data: { meals: [{ name: 'Stew' }], week: [{ meals: [{ name: 'Stew' }] }] } },
  ],
]);

const withRow = (place: string, row: Record<string, unknown>, kept = NOTHING): Kept => new Map([...kept, [place, row]]);
const WEIGHED = withRow('logs 7', { logType: 'weight', value: 180.4, data: null });
const ALLERGIC = withRow('profiles one', { data: { weightLbs: 180, foodAllergies: 'Kiwi', answeredOn: '2026-05-05' } });

const expected = (part: object): Expectation => {
  const [one] = parseSet(JSON.stringify([{ id: '1', person: 'dana', turns: [{ say: 'x', expect: part }] }]));
  if (!one?.turns[0]) throw new Error('no turn');
  return one.turns[0].expect;
};

const said = (text: string, more: Partial<Heard> = {}): Heard => ({
  ...nothingHeard(null),
  text,
  source: 'built_in',
  ...more,
});

const verdictOf = (part: object, heard: Heard, after: Kept = NOTHING, earlier: Kept[] = [NOTHING]) => {
  const before = earlier.at(-1) ?? NOTHING;
  const whole = differencesOf(earlier[0] ?? before, after);
  return judge(expected(part), { heard, differences: differencesOf(before, after), earlier, whole }).verdict;
};

describe('what the judge calls a message', () => {
  const weight = { writes: [{ what: 'weight', value: 180.4, mode: 'done' }] };
  const pending =
    '{"kind":"change","state":"pending","changes":[{"field":"foodAllergies","before":"None","after":"Kiwi"}]}';

  it.each([
    ['handled', weight, said('It is in.'), WEIGHED],
    ['handled', { ...weight, writes: [{ what: 'weight', value: '81.8 kg' }] }, said('It is in.'), WEIGHED],
    ['wrong write', { writes: [{ what: 'weight', value: 170.4 }] }, said('It is in.'), WEIGHED],
    ['wrong write', { writes: 'none' }, said('Kiwi was added to your allergies.'), ALLERGIC],
    ['wrong write', weight, said('Done.'), withRow('plans 2', { type: 'meal' }, WEIGHED)],
    ['missing write', weight, said('It is in.'), NOTHING],
    ['do not know', weight, said('No idea.', { isUnknown: true }), NOTHING],
    ['do not know', { writes: 'none', tells: [['57']] }, said('No idea.', { isUnknown: true }), NOTHING],
    ['handled', { ...weight, mayAsk: true }, said('Is that in kilos?'), NOTHING],
    ['wrong card', { writes: 'none' }, said('Shall I?', { held: [pending] }), NOTHING],
    ['wrong card', { ...weight, mayAsk: true }, said('Shall I?', { held: [pending] }), NOTHING],
    [
      'handled',
      { writes: [{ what: 'answer:foodAllergies', value: 'kiwi', mode: 'held' }] },
      said('Shall I?', { held: [pending] }),
      NOTHING,
    ],
    [
      'wrong write',
      { writes: [{ what: 'answer:foodAllergies', value: 'kiwi', mode: 'held' }] },
      said('Done.'),
      ALLERGIC,
    ],
    ['false alarm', { writes: 'none' }, said('Call 911 now.', { source: 'safety' }), NOTHING],
    ['handled', { writes: 'none' }, said('Ask your pharmacist first.', { source: 'safety' }), NOTHING],
    ['missed danger', { writes: 'none', danger: 'chest_pain' }, said('Rest a little.'), NOTHING],
    ['handled', { writes: 'none', danger: 'chest_pain' }, said('Call 911 now.', { source: 'safety' }), NOTHING],
    ['handled', { writes: 'none', tells: [['57', '58']] }, said('57 g: you have had 78 of 135.'), NOTHING],
    ['wrong number', { writes: 'none', tells: [['57', '58']] }, said('You have 40 g left.'), NOTHING],
    ['not told', { writes: 'none', tells: [['salmon']] }, said('A good dinner.'), NOTHING],
    ['not told', { writes: 'none', never: ['allerg'] }, said('Your allergies are noted.'), NOTHING],
    ['refused', { writes: 'none' }, nothingHeard('429'), NOTHING],
  ])('%s', (verdict, part, heard, after) => {
    expect(verdictOf(part, heard, after)).toBe(verdict);
  });

  it('takes an undo for one only if what was there before is there again', () => {
    const undo = { writes: [{ what: 'undo' }] };
    expect(verdictOf(undo, said('Taken back.'), NOTHING, [NOTHING, WEIGHED])).toBe('handled');
    expect(verdictOf(undo, said('Taken back.'), WEIGHED, [NOTHING, WEIGHED])).toBe('missing write');
    expect(verdictOf(undo, said('Taken back.'), ALLERGIC, [NOTHING, WEIGHED])).toBe('wrong write');
  });

  it('takes what is as it was meant for done only where that is said', () => {
    const back = { what: 'weight', value: 'put back' };
    expect(verdictOf({ writes: [back] }, said('Gone.'), NOTHING, [NOTHING, WEIGHED])).toBe('handled');
    expect(verdictOf({ writes: [back] }, said('No weigh-in is there.'))).toBe('missing write');
    const already = { writes: [{ ...back, mode: 'done|already' }] };
    expect(verdictOf(already, said('No weigh-in is there.'))).toBe('handled');
    expect(verdictOf(already, said('Good morning.'))).toBe('missing write');
    expect(verdictOf(already, said('That weigh-in stays.'), WEIGHED, [NOTHING, WEIGHED])).toBe('missing write');
  });

  it('allows another write in the place of one, and one that may come along', () => {
    const either = { writes: [{ what: 'energy', value: 4, or: [{ what: 'weight', value: 180.4 }] }] };
    expect(verdictOf(either, said('It is in.'), WEIGHED)).toBe('handled');
    const along = { writes: [{ what: 'weight', value: 180.4, optional: true }] };
    expect(verdictOf(along, said('It is in.'), WEIGHED)).toBe('handled');
    expect(verdictOf(along, said('Good.'))).toBe('handled');
  });

  it('tells the day of an entry by the clock of the person', () => {
    const late = { logType: 'weight', value: 180.4, loggedAt: '2026-11-15T23:42:00.000Z', utcOffsetMinutes: 660 };
    const on = (scope: string) => ({ writes: [{ what: 'weight', value: 180.4, scope }] });
    expect(verdictOf(on('yesterday, 2026-11-16'), said('It is in.'), withRow('logs 7', late))).toBe('handled');
    expect(verdictOf(on('2026-11-15'), said('It is in.'), withRow('logs 7', late))).toBe('wrong write');
  });

  it('takes other sets than those of the lift for wrong ones', () => {
    const lift = (...reps: number[]) =>
      withRow('logs 8', {
        logType: 'exercise_completion',
        data: { exerciseName: 'Goblet Squat', performed: reps.map((each) => ({ weightLbs: 25, reps: each })) },
      });
    const told = { writes: [{ what: 'sets', value: { exercise: 'Goblet Squat', weight: '25 lb', reps: [11, 10] } }] };
    expect(verdictOf(told, said('Logged.'), lift(11, 10))).toBe('handled');
    expect(verdictOf(told, said('Logged.'), lift(11, 1, 25, 11, 10))).toBe('wrong write');
  });

  it('finds the sets of two lifts that were told together', () => {
    const lift = (exerciseName: string, weightLbs: number, reps: number) => ({
      logType: 'exercise_completion',
      value: null,
      data: {
        exerciseName,
        sets: 2,
        reps: '8-12',
        performed: [
          { set: 1, weightLbs, reps },
          { set: 2, weightLbs, reps },
        ],
      },
    });
    const done = withRow('logs 9', lift('Row', 30, 10), withRow('logs 8', lift('Goblet Squat', 40, 8)));
    const told = { writes: [{ what: 'sets', value: 'squat 40x8 twice, row 30x10x2' }] };
    expect(verdictOf(told, said('Logged.'), done)).toBe('handled');
    expect(verdictOf(told, said('Logged.'), withRow('logs 8', lift('Goblet Squat', 40, 8)))).toBe('wrong write');
  });

  it('tells the swap of one day from one of another', () => {
    const plan = (today: string, later: string) => ({
      type: 'meal',
      name: 'Bulk',
      data: { meals: [{ name: today }], week: [{ meals: [{ name: today }] }, { meals: [{ name: later }] }] },
    });
    const before = withRow('plans 1', plan('Stew', 'Soup'));
    const swap = { writes: [{ what: 'meal-swap', scope: 'today' }] };
    expect(verdictOf(swap, said('Swapped.'), withRow('plans 1', plan('Pasta', 'Soup')), [before])).toBe('handled');
    expect(verdictOf(swap, said('Swapped.'), withRow('plans 1', plan('Stew', 'Pasta')), [before])).toBe('wrong write');
    const dish = (value: object) => ({ writes: [{ what: 'meal-swap', value }] });
    const pasta = withRow('plans 1', plan('Egg pasta', 'Soup'));
    expect(verdictOf(dish({ dish: 'pasta' }), said('Swapped.'), pasta, [before])).toBe('handled');
    expect(verdictOf(dish({ without: 'egg' }), said('Swapped.'), pasta, [before])).toBe('wrong write');
  });
});

describe('the words of an answer', () => {
  it.each([
    ['1560', 'about 1,560 kcal', true],
    ['57', 'about 157 g', false],
    ['57 g', '57 g left', true],
    ['81.7', '81.68 kg', true],
    ['allerg', 'your allergies', true],
    ['egg', 'a veggie bowl', false],
  ])('%s in “%s”', (words, text, stands) => {
    expect(standsIn(words, text)).toBe(stands);
  });

  it('finds the button that somebody meant who could not see it', () => {
    const choice = (label: string) => ({ label, role: 'choice', press: { say: label } }) as const;
    const confirm = { label: 'Confirm', role: 'confirm', press: async () => {} } as const;
    const buttons = [choice('Take the tuna pasta'), choice('Keep the stew'), confirm];
    expect(findButton(buttons, 'Yes')).toBe(confirm);
    expect(findButton(buttons, 'the tuna')).toBe(buttons[0]);
    expect(findButton(buttons, 'second')).toBe(buttons[1]);
    expect(findButton(buttons, 'Salmon')).toBeUndefined();
  });
});

describe('what is kept for the bench', () => {
  it.each(setNames())('set %s can be played', (name) => {
    const set: Conversation[] = readSet(name);
    const people = new Set(readLives().map(({ id }) => id));
    expect(set.filter(({ person }) => !people.has(person))).toEqual([]);
    expect(new Set(set.map(({ id }) => id)).size).toBe(set.length);
  });

  it.each(readLives().map(({ id }) => id))('%s is frozen', (id) => {
    const { rows } = readPerson(id);
    expect([rows.profiles?.length, (rows.logs?.length ?? 0) > 60, (rows.plans?.length ?? 0) >= 2]).toEqual([
      1,
      true,
      true,
    ]);
  });
});
