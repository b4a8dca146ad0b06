import { describe, expect, it } from 'vitest';
import { FILLERS_ABROAD } from '#core/language/plain-words.ts';
import { phraseKey } from '#core/language/tokens.ts';
import names from '#data/reading/names-abroad.json' with { type: 'json' };
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadReadingFacts } from '#server/catalogue/reading-facts.ts';
import { INVENTED_PERSON } from '../athlete/invented-person.ts';
import type { Profile } from '../athlete/profile.ts';
import { readPremises } from './read-premises.ts';
import { vocabularyOf } from './reading-facts.ts';

const facts = loadReadingFacts(loadCatalogue());
const read = (told: Partial<Profile>) =>
  readPremises({ profile: { ...INVENTED_PERSON, ...told }, facts, today: '2026-11-23' });
const foodsOut = (told: Partial<Profile>) =>
  new Set(
    read(told).foods.flatMap(({ stance, foodsOut: out, foodsBack }) =>
      stance === 'fine' ? [] : out.filter((id) => !foodsBack.includes(id)),
    ),
  );

describe('answers in other languages', () => {
  it.each([
    'nic',
    'geen',
    'wala',
    'wala po',
    'kuch nahi',
    'لا شيء',
    'inget',
    'yok',
    'nimic',
    'ninguna alergia',
    'não tenho',
    'aucune',
    'keine bekannt',
    'nessuna allergia',
    'brak alergii',
    'no que yo sepa',
  ])('an allergy answer of %j is none', (foodAllergies) => {
    const { foods, unread, questions } = read({ foodAllergies });
    expect({ foods, unread, questions }).toEqual({ foods: [], unread: [], questions: [] });
  });

  it.each([
    ['uczulenie na orzeszki ziemne', 'peanut-butter'],
    ['ik ben allergisch voor pindas', 'peanut-butter'],
    ['allergisk mot jordnötter', 'peanut-butter'],
    ['yer fıstığı alerjim var', 'peanut-butter'],
    ['alergie la arahide', 'peanut-butter'],
    ['عندي حساسية من السمسم', 'tahini'],
    ['allergic ako sa hipon', 'shrimp-raw'],
    ['mungfali se allergy hai', 'peanut-butter'],
    ['jestem uczulona na mleko', 'milk-whole'],
    ['krewetki', 'shrimp-raw'],
    ['je fais une allergie à la moutarde', 'yellow-mustard'],
  ])('%j rules out %s', (foodAllergies, food) => {
    expect([...foodsOut({ foodAllergies })]).toContain(food);
  });

  it.each([
    ['nie jem wieprzowiny', 'bacon-cooked'],
    ['eet geen varkensvlees', 'bacon-cooked'],
    ['baboy bawal', 'bacon-cooked'],
    ['لا آكل لحم الخنزير', 'bacon-cooked'],
  ])('%j rules out %s as a diet', (dietaryRestrictions, food) => {
    expect([...foodsOut({ dietaryRestrictions })]).toContain(food);
  });

  it.each([
    ['kolano boli', 'knee'],
    ['ghutne me dard', 'knee'],
    ['ont i knäet', 'knee'],
    ['last van mijn schouder', 'shoulder'],
    ['ból kręgosłupa, kręgosłup lędźwiowy', 'lower_back'],
    ['الركبة اليسرى', 'knee'],
    ['umărul stâng mă doare', 'shoulder'],
  ])('%j spares the %s', (told, joint) => {
    expect(read({ injuries: [told] }).movements.map(({ limit }) => limit)).toContain(joint);
  });

  it.each([
    ['esclerose múltipla', 'condition:ms'],
    ['tarczyca', 'condition:thyroid_under'],
    ['yüksek tansiyon', 'condition:hypertension'],
    ['padaczka', 'condition:epilepsy'],
    ['astma', 'condition:asthma'],
  ])('%j is %s', (medicalConditions, subject) => {
    expect(read({ medicalConditions }).health.map((each) => each.subject)).toContain(subject);
  });

  it.each(['абрикос', '복숭아', 'xyloquint', 'jestem uczulona na xyloquint', 'kina', '桃'])(
    'an allergy answer of %j, which nobody knows, stays closed',
    (foodAllergies) => {
      expect(read({ foodAllergies }).unread.some(({ failsClosed }) => failsClosed)).toBe(true);
    },
  );

  it('mean what an English name means', () => {
    const { names: known } = vocabularyOf(facts);
    const unknown = Object.keys(names.sameAs).filter((name) => !known.values.get(phraseKey(name))?.senses.length);
    expect(unknown).toEqual([]);
  });

  it('hold no plain word that is something to eat, to leave out or to spare elsewhere', () => {
    for (const word of ['kina', 'bang', 'ser', 'ei', 'ui', 'vis', 'lever', 'til', 'bar', 'pasa', 'haver'])
      expect(FILLERS_ABROAD.has(word), word).toBe(false);
  });
});
