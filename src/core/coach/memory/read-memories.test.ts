import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '#core/premises/reading-facts.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadReadingFacts } from '#server/catalogue/reading-facts.ts';
import { barHere, quickestCpuMs } from '../../../../test/cpu-time.ts';
import type { KeptMemory } from './memory.ts';
import { readMemories } from './read-memories.ts';

const vocabulary = vocabularyOf(loadReadingFacts(loadCatalogue()));
/** A Tuesday. */
const TODAY = '2026-04-14';

const read = (message: string, known: readonly KeptMemory[] = []) =>
  readMemories(message, { today: TODAY, known, vocabulary });
const brief = (message: string) => read(message).map(({ kind, text, date }) => [kind, text, date]);

const wedding: KeptMemory = {
  ...{ id: 'w', kind: 'when', text: 'Wedding', date: '2026-06-12', quote: 'wedding june 12', source: 'chat' },
};

describe('what is worth remembering', () => {
  it.each<[string, ...[string, string, string | null][]]>([
    ['wedding june 12', ['when', 'Wedding', '2026-06-12']],
    ['my brother’s wedding is on the 12th of June', ['when', 'Brother’s wedding', '2026-06-12']],
    ['I have a half marathon on October 4th!', ['when', 'Half marathon', '2026-10-04']],
    ['exam week 3-7 march', ['when', 'Exam week, until Sunday 7 March 2027', '2027-03-03']],
    ['hill race on sunday', ['when', 'Hill race', '2026-04-19']],
    ['june 12, 2027 is our wedding', ['when', 'Wedding', '2027-06-12']],
    ['we fly... holiday in Greece 4 to 18 july', ['when', 'Holiday in Greece, until Saturday 18 July', '2026-07-04']],
    ['i train at six before work', ['when', 'I train at six before work', null]],
    ['my kids eat with me at 6', ['when', 'My kids eat with me at 6', null]],
    ['My gym closes at 9 on weekdays.', ['when', 'My gym closes at 9 on weekdays', null]],
    ['i usually cook on sundays', ['when', 'I usually cook on sundays', null]],
    ['i hate mushrooms in sauces', ['taste', 'I hate mushrooms in sauces', null]],
    ['I really love training outdoors', ['taste', 'I really love training outdoors', null]],
    ['i can’t stand olives, capers and anchovies', ['taste', 'I can’t stand olives, capers and anchovies', null]],
    ['love deadlifts', ['taste', 'Love deadlifts', null]],
    ['call me Jo', ['fact', 'Call me Jo', null]],
    ['my dog is called Rex', ['fact', 'My dog is called Rex', null]],
    ['I work night shifts', ['fact', 'I work night shifts', null]],
    ['remember that I borrow my sister’s bench', ['fact', 'I borrow my sister’s bench', null]],
    ['please remember my mum visits on may 3', ['when', 'Mum visits', '2026-05-03']],
    [
      'i train at six before work. wedding june 12, want to feel strong',
      ['when', 'I train at six before work', null],
      ['when', 'Wedding', '2026-06-12'],
    ],
  ])('%s', (message, ...expected) => {
    expect(brief(message)).toEqual(expected);
  });

  it('keeps the person’s own words', () => {
    expect(read('so my wedding is june 12, i want to look good')[0]?.quote).toBe('my wedding is june 12');
  });

  it.each([
    // health is never a memory: it is an answer
    ...['i am allergic to walnuts', 'knee surgery on may 4', 'remember that i take metformin at 8', 'i have asthma'],
    ...['i hate how my knee hurts at 6', 'remember i’m pregnant', 'my shoulder aches on mondays', 'i cant eat gluten'],
    ...['remember that peanuts close my throat', 'remember that i am vegan', 'i eat at 6 because of my diabetes'],
    // asked, done with, only thought of, or only of today
    ...['when is the wedding?', 'what should i eat before a race on sunday?', 'i trained at six before work'],
    ...['the wedding was june 12', 'i had my exam on may 3', 'maybe a marathon on october 4', 'if i train at six'],
    ...['i train at six today', 'i love this app', 'i like it', 'i love you', 'i like the curry', 'i ate at 6'],
    ...['swap my dinner on friday', 'log 3 sets of squats', 'plan my race week from may 3', 'hello', 'yes', '', '?!'],
    ...['how do i train for a half marathon', 'i weigh 180 lbs', 'more chicken please', 'remember to buy rice'],
    ...[
      'i would like more chicken',
      'i could eat pizza at 6',
      'make me a plan for june 12',
      'i ran a 10k on sunday was fun',
    ],
    ...['can i move legs to friday', 'forget the wedding', 'wedding june 31', 'i want to run a marathon'],
  ])('is not: %s', (message) => {
    expect(read(message)).toEqual([]);
  });

  it('is not proposed twice, and another day changes what is known', () => {
    expect(read('the wedding is june 12', [wedding])).toEqual([]);
    for (const message of ['it moved to the 19th', 'wedding got pushed to june 19', 'my wedding is on june 19']) {
      expect(read(message, [wedding])).toMatchObject([{ text: 'Wedding', date: '2026-06-19', replaces: 'w' }]);
    }
    const race = { ...wedding, id: 'r', text: 'Hill race', date: '2026-05-03' };
    expect(read('it moved to the 19th', [wedding, race])).toEqual([]);
  });

  it('is read of the longest message in little time', () => {
    const parts = ['my wedding june 12 ', 'i i i ', 'remember ', ', and my ', 'i hate mushrooms, '];
    const messages = parts.map((part) => part.repeat(4000 / part.length));
    const readAll = () => {
      for (const message of messages) readMemories(message, { today: TODAY, known: [wedding], vocabulary });
    };
    const bar = 100;
    const took = quickestCpuMs(readAll, bar);
    expect(took).toBeLessThan(barHere(bar, took));
  });
});
