import { describe, expect, it } from 'vitest';
import type { Premises } from '#core/premises/premises.ts';
import { checkReading } from '#core/premises-check/check-reading.ts';
import { barHere, cpuMs, quickestCpuMs } from '../../../test/cpu-time.ts';
import { loadCheckFacts, premisesOf } from '../../../test/written-premises.ts';

const facts = loadCheckFacts();
const LENGTH = 4000;
const fill = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);

const FIELDS = [
  'foodAllergies',
  'dislikedFoods',
  'dietaryPrefs',
  'equipmentAccess',
  'injuries',
  'medicalConditions',
  'medications',
];

const TEXTS = {
  'one word': fill('a'),
  'one name again and again': fill('peanut '),
  'names and commas': fill('milk, eggs, kale, dumbbell, knee, asthma, warfarin, kneeling, '),
  'nested cues': fill('no not never without dont but except only '),
  'a list under one negation': fill('no barbell or bench or rack or '),
  'the beginnings of long names': fill('high blood high blood pressure lactose '),
  'combining marks': fill('e\u0301\u0301\u0301'),
  emoji: fill('🥜🚫👨‍👩‍👧‍👦'),
  'unknown words': Array.from({ length: 700 }, (_, at) => `zq${at}x`)
    .join(' ')
    .slice(0, LENGTH),
  'half of a pair': fill('\ud83e x '),
  'other scripts': fill('ピーナッツ арахис فول '),
  'signs alone': fill('\n;.,!?()'),
};

/** Premises that hold something at every other character, so that nothing about places can be slow unnoticed. */
function crowded(field: string, text: string): Premises {
  const origins = Array.from({ length: text.length / 2 }, (_, at) => ({
    how: 'read' as const,
    field,
    quote: text.slice(at * 2, at * 2 + 6),
    start: at * 2,
    end: at * 2 + 6,
  }));
  const empty = premisesOf([]);
  const movements = origins.map((origin) => ({
    limit: 'kneeling',
    severity: 'soft' as const,
    side: null,
    origins: [origin],
  }));
  return { ...empty, movements, accounted: origins.map(({ start, end }) => ({ field, start, end, as: 'former' })) };
}

describe('answers of any kind', () => {
  it.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])('are checked in 20 ms: %s', (name) => {
    for (const field of FIELDS) {
      const answers = { [field]: TEXTS[name] };
      const premises = premisesOf([]);
      const took = quickestCpuMs(() => checkReading(answers, premises, facts), 20);
      expect(took, field).toBeLessThan(barHere(20, took));
    }
  });

  it('throw nothing with premises that crowd them, and stay linear', () => {
    const times = [1, 2].map((factor) => {
      const text = fill('bad knee, ').repeat(factor);
      const premises = crowded('injuries', text);
      const check = () => checkReading({ injuries: text }, premises, facts);
      check();
      return Math.min(...Array.from({ length: 5 }, () => cpuMs(check)));
    });
    expect(times[1]).toBeLessThan(4 * Math.max(times[0] ?? 0, 5));
  });

  it('throw nothing where premises point outside of every answer', () => {
    const far = { how: 'read' as const, field: 'gone', quote: 'x', start: -5, end: 1e9 };
    const movements = [{ limit: 'kneeling', severity: 'soft' as const, side: null, origins: [far] }];
    const unread = [{ field: 'foodAllergies', quote: '', start: Number.NaN, end: 3, failsClosed: true }];
    const found = checkReading({ unknown: 'x', injuries: '' }, { ...premisesOf([]), movements, unread }, facts);
    expect(found.map(({ fault }) => fault)).toEqual(['unread_not_closed', 'misquoted']);
  });
});
