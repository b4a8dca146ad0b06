import { describe, expect, it } from 'vitest';
import type { Decision } from '#core/athlete/go-by.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { constraintsOfPremises } from '#core/premises/constraints-of-premises.ts';
import { WRITTEN_FIELDS, writtenText } from '#core/premises/read-premises.ts';
import { makeSheet } from '#core/premises/sheet/make-sheet.ts';
import { facts, goBy, kept } from '#test/go-by.ts';
import { anAthlete } from '#test/personas.ts';
import { checkedSuggestions } from './checked-suggestions.ts';
import { leftOver } from './left-over.ts';
import { nameOfOurs } from './name-of-ours.ts';

const QUIET = { foodAllergies: 'None', injuries: ['None'], medicalConditions: 'None', medications: 'None' } as const;
const person = (answers: Partial<Profile>): Profile => anAthlete({ ...QUIET, injuries: ['None'], ...answers });

function wordsOf(profile: Profile) {
  const texts = new Map<string, string>(WRITTEN_FIELDS.map((field) => [field, writtenText(profile, field)]));
  return leftOver(goBy(profile).premises, (field) => texts.get(field) ?? '');
}

const suggested = (profile: Profile, answer: unknown) => checkedSuggestions(answer, wordsOf(profile), facts);

/** What is made of a model that says this of every word. */
const saying = (profile: Profile, means: string) =>
  suggested(profile, { guesses: wordsOf(profile).map(({ field, quote }) => ({ field, quote, means })) });

/** What plans go by once every guess is tapped. */
function tapping(profile: Profile, means: string) {
  const taps = saying(profile, means).map(
    ({ question, choice }): Decision => ({ about: 'question', question, choice: choice.id }),
  );
  const read = goBy(profile, kept(profile, taps));
  return { ...read, taps, constraints: constraintsOfPremises(read.premises, facts) };
}

describe('what a model is told', () => {
  it('is each word that nobody understood, with the words around it', () => {
    const long = `${'tea and cake. '.repeat(40)}zorbleberries ${'and tea. '.repeat(40)}`;
    const words = wordsOf(person({ foodAllergies: long, medications: 'zibravex 100 mg' }));
    expect(words.map(({ field, quote }) => [field, quote])).toEqual([
      ['foodAllergies', 'zorbleberries'],
      ['medications', 'zibravex'],
    ]);
    expect(words[0]?.text).toContain('zorbleberries');
    expect(words[0]?.text.length).toBeLessThan(450);
  });

  it('is nothing of an answer that was understood', () => {
    expect(wordsOf(person({ foodAllergies: 'peanuts', medications: 'metoprolol for my heart' }))).toEqual([]);
  });

  it('is bounded, and holds no long stretch of nonsense', () => {
    const many = ['foodAllergies', 'dietaryRestrictions', 'medicalConditions', 'medications'];
    const words = 'zorbleberries, flumboes, quixtles, blorpses';
    const all = wordsOf(person({ ...Object.fromEntries(many.map((field) => [field, words])), injuries: [words] }));
    expect(all.length).toBe(8);
    expect(wordsOf(person({ medications: `zorb${'flumb'.repeat(30)}` }))).toEqual([]);
  });
});

describe('a name of ours', () => {
  it.each([
    ['medications', 'Allopurinol', 'allopurinol (gout medicine)'],
    ['foodAllergies', 'cashew', 'cashew'],
    ['foodAllergies', 'Augmentin', 'augmentin (other antibiotic)'],
    ['dislikedFoods', 'cauliflower', 'cauliflower'],
    ['dietaryRestrictions', 'halal', 'halal'],
    ['medicalConditions', 'gout', 'gout'],
    ['injuries', 'knee', 'knee'],
    ['injuries', 'jumping', 'jumping'],
  ])('in %s: %s', (field, words, label) => {
    expect(nameOfOurs(words, field, facts)?.label.toLowerCase()).toBe(label);
  });

  it.each([
    ['medications', 'peanut', 'a food where medicines are told'],
    ['foodAllergies', 'treadmill', 'a tool where allergies are told'],
    ['medicalConditions', 'controlled', 'how an illness stands'],
    ['medicalConditions', 'my doctor agrees', 'an agreement'],
    ['foodAllergies', 'fine', 'a judgement'],
    ['foodAllergies', 'nuts', 'a name that leaves peanuts open'],
    ['medicalConditions', 'diabetes', 'a name that leaves its type open'],
    ['medications', 'water pill', 'a name of several medicines'],
    ['foodAllergies', 'none', 'a denial'],
    ['foodAllergies', 'zorbleberries', 'a word that our tables do not know'],
    ['foodAllergies', '<b>peanut</b>', 'markup'],
    ['foodAllergies', 'peanut. Everything else is fine', 'a sentence'],
    ['foodAllergies', `peanut${' '.repeat(80)}`.padStart(200, ' x'), 'a long text'],
    ['foodAllergies', '', 'nothing'],
    ['sleepHours', 'peanut', 'another question'],
    ['__proto__', 'peanut', 'no question'],
    ['constructor', 'peanut', 'no question'],
  ])('is none in %s: “%s”, %s', (field, words) => {
    expect(nameOfOurs(words, field, facts)).toBeNull();
  });
});

describe('of what a model answers', () => {
  const ann = person({ foodAllergies: 'peanuts and zorbleberries', medications: 'zibravex' });
  const zibravex = { field: 'medications', quote: 'zibravex', means: 'allopurinol' };
  const ALLOPURINOL = {
    question: 'unread:medications:zibravex',
    choice: { id: 'model:allopurinol', label: 'It is allopurinol (gout medicine)' },
  };

  it('a name for a word that it was asked about stands', () => {
    expect(suggested(ann, { guesses: [zibravex] })).toEqual([ALLOPURINOL]);
  });

  it('more fields than it was asked for are not looked at', () => {
    const more = { ...zibravex, polarity: 'fine', safe: true, id: 'allergen:peanut', label: '<img src=x>' };
    expect(suggested(ann, { guesses: [more], note: 'everything is fine' })).toEqual([ALLOPURINOL]);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'everything is fine'],
    ['a list', [zibravex]],
    ['no list', { guesses: 'everything is fine' }],
    ['nonsense in the list', { guesses: [null, 7, 'x', [], {}, { ...zibravex, means: ['allopurinol'] }] }],
    ['a word that was understood', { guesses: [{ field: 'foodAllergies', quote: 'peanuts', means: 'cauliflower' }] }],
    ['a quote that does not stand there', { guesses: [{ ...zibravex, quote: 'zibravex 300' }] }],
    ['a part of a word', { guesses: [{ ...zibravex, quote: 'puri' }] }],
    ['no quote', { guesses: [{ ...zibravex, quote: '' }] }],
    ['a word of another answer', { guesses: [{ ...zibravex, field: 'foodAllergies' }] }],
    ['a name that is not there', { guesses: [{ ...zibravex, means: 'purotabulin' }] }],
    ['an id', { guesses: [{ ...zibravex, means: 'medicine:gout_med' }] }],
    ['another sort of thing', { guesses: [{ ...zibravex, means: 'cauliflower' }] }],
    [
      'that peanuts are fine',
      { guesses: [{ field: 'foodAllergies', quote: 'zorbleberries', means: 'peanuts are fine' }] },
    ],
    ['that a word is fine', { guesses: [{ field: 'foodAllergies', quote: 'zorbleberries', means: 'fine' }] }],
    ['that a word is nothing', { guesses: [{ field: 'foodAllergies', quote: 'zorbleberries', means: 'none' }] }],
  ])('nothing is left of %s', (_what, answer) => {
    expect(suggested(ann, answer)).toEqual([]);
  });

  it('the first that holds is taken for each word, and ten thousand are not gone through', () => {
    const guesses = [
      { ...zibravex, means: 'nonsense' },
      zibravex,
      { ...zibravex, means: 'warfarin' },
      ...Array.from({ length: 10_000 }, () => ({ field: 'foodAllergies', quote: 'zorbleberries', means: 'fine' })),
      { field: 'foodAllergies', quote: 'zorbleberries', means: 'cashew' },
    ];
    expect(suggested(ann, { guesses })).toEqual([ALLOPURINOL]);
  });
});

describe('a guess that is tapped', () => {
  it('changes nothing before', () => {
    const ann = person({ foodAllergies: 'zorbleberries' });
    const before = JSON.stringify(goBy(ann));
    saying(ann, 'cauliflower');
    expect(JSON.stringify(goBy(ann))).toBe(before);
    expect(constraintsOfPremises(goBy(ann).premises, facts).food.forbiddenFoodIds).toContain('almonds');
  });

  it('is read as the name would be, by our own grammar', () => {
    const { premises, constraints } = tapping(person({ foodAllergies: 'peanuts and zorbleberries' }), 'cashew');
    expect(premises.unread).toEqual([]);
    expect(premises.questions).toEqual([]);
    expect(
      premises.foods
        .filter(({ stance }) => stance === 'never')
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['allergen:cashew', 'allergen:peanut']);
    expect(constraints.food.forbiddenFoodIds).toContain('cashews-raw');
  });

  it.each([
    ['medicalConditions', 'exercise induced anaphylaxis'],
    ['medicalConditions', 'gluten sensitivity'],
    ['medicalConditions', 'broken hip'],
    ['medications', 'warfarin'],
    ['foodAllergies', 'tree nuts'],
    ['dietaryRestrictions', 'halal'],
  ])('leads to the same rules as the name typed, in %s: %s', (field, name) => {
    const rulesOf = ({ premises }: ReturnType<typeof goBy>) => {
      const { food, training, care } = constraintsOfPremises(premises, facts);
      return JSON.stringify([food.forbiddenFoodIds.toSorted(), training, care, premises.questions.length]);
    };
    const typed = goBy(person({ [field]: `Well, ${name}, and tea` }));
    const guessed = tapping(person({ [field]: 'Well, zorblexqu, and tea' }), name);
    expect(guessed.taps).toHaveLength(1);
    expect(rulesOf(guessed)).toBe(rulesOf(typed));
  });

  it('is quoted in the words of the person, wherever they stand', () => {
    const text = 'kiwi, zorblexqu; ZORBLEXQU! also peanuts';
    const { premises } = tapping(person({ foodAllergies: text }), 'cashew');
    const places = premises.foods.flatMap(({ origins }) => origins).filter((origin) => 'quote' in origin);
    expect(places.map(({ quote }) => quote).sort()).toEqual(['ZORBLEXQU', 'kiwi', 'peanuts', 'zorblexqu']);
    for (const { quote, start, end } of places) expect(text.slice(start, end)).toBe(quote);
  });

  it('counts for whom and when the words say: the model has no say in that', () => {
    const { premises } = tapping(person({ foodAllergies: "My son can't eat zorbleberries." }), 'cashew');
    expect(premises.foods).toEqual([]);
  });

  it('stands with the words, the tap and its time, and can be changed', () => {
    const ann = person({ medications: 'zibravex' });
    const { premises, taps } = tapping(ann, 'allopurinol');
    expect(premises.health[0]?.origins).toEqual([
      expect.objectContaining({ how: 'read', quote: 'zibravex' }),
      { how: 'asked', at: '2026-11-23T09:00:00.000Z', question: 'unread:medications:zibravex' },
    ]);
    expect(kept(ann, taps)).toEqual([
      {
        decision: { about: 'question', question: 'unread:medications:zibravex', choice: 'model:allopurinol' },
        at: '2026-11-23T09:00:00.000Z',
        over: ['zibravex'],
      },
    ]);
    const read = goBy(ann, kept(ann, taps));
    const constraints = constraintsOfPremises(read.premises, facts);
    const sheet = makeSheet({ ...read, kept: kept(ann, taps), confirmed: null, facts, constraints });
    expect(sheet.questions).toEqual([
      expect.objectContaining({ id: 'unread:medications:zibravex', chosen: 'model:allopurinol' }),
    ]);
    expect(sheet.questions[0]?.choices.map(({ id }) => id)).toEqual(['careful', 'nothing', 'model:allopurinol']);
    const other: Decision = { about: 'question', question: 'unread:medications:zibravex', choice: 'careful' };
    expect(goBy(ann, kept(ann, [other], kept(ann, taps))).premises.health).toEqual([]);
  });

  it('falls with its words', () => {
    const { taps } = tapping(person({ foodAllergies: 'zorbleberries' }), 'cauliflower');
    const other = person({ foodAllergies: 'flumboes' });
    expect(goBy(other, kept(other, taps)).premises.unread).toHaveLength(1);
  });

  it('leads to the next word that is asked about', () => {
    const ann = person({ foodAllergies: 'zorbleberries, flumboes, quixtles, blorpses' });
    const first = tapping(ann, 'cashew');
    expect(first.premises.questions.map(({ id }) => id)).toEqual(['unread:foodAllergies:blorpses']);
    const last: Decision = { about: 'question', question: 'unread:foodAllergies:blorpses', choice: 'model:egg' };
    expect(goBy(ann, kept(ann, [...first.taps, last])).premises).toMatchObject({ unread: [], questions: [] });
  });

  it.each([
    ['allergies', { foodAllergies: 'zorbleberries' }, 'model:fine'],
    ['allergies', { foodAllergies: 'zorbleberries' }, 'model:'],
    ['allergies', { foodAllergies: 'zorbleberries' }, 'model:treadmill'],
    ['illnesses', { medicalConditions: 'zorbleberries' }, 'model:my doctor agrees'],
    ['medicines', { medications: 'zorbleberries' }, 'model:peanut'],
  ])('that names nothing of ours leaves the word open, whoever sends it: %s %j %s', (_field, answers, choice) => {
    const ann = person(answers);
    const [question] = goBy(ann).premises.questions;
    const forged: Decision = { about: 'question', question: question?.id ?? '', choice };
    expect(JSON.stringify(goBy(ann, kept(ann, [forged])))).toBe(JSON.stringify(goBy(ann)));
  });

  it('cannot be aimed at words that were understood', () => {
    const ann = person({ foodAllergies: 'peanuts' });
    for (const question of ['unread:foodAllergies:peanuts', 'food:peanuts', 'unread:']) {
      const forged: Decision = { about: 'question', question, choice: 'model:cauliflower' };
      expect(JSON.stringify(goBy(ann, kept(ann, [forged])))).toBe(JSON.stringify(goBy(ann)));
    }
  });

  it('is not told to the reading’s checker, which goes on holding the words against it', () => {
    const { premises } = tapping(person({ foodAllergies: 'zorbleberries' }), 'cauliflower');
    expect(premises.accounted.filter(({ as }) => as === 'decided')).toEqual([]);
  });
});
