import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  CHAT_LOG_KINDS,
  type ChatLogKind,
  isBodyFigure,
  kindsIn,
  LOG_KIND_NAMES,
  VALUE_KINDS,
  type ValueKind,
  valueFacts,
  type WorkKind,
} from './log-kinds.ts';
import { LOG_LABELS } from './log-labels.ts';
import { isLoggable, keptNumber, leastOf, shownNumber, shownUnit, valueInWords, valueText } from './log-values.ts';

describe('the table of what can be logged', () => {
  it('parts the kinds into numbers and work, as types and as lists', () => {
    expectTypeOf<Extract<ValueKind, 'weight' | 'workout'>>().toEqualTypeOf<'weight'>();
    expectTypeOf<Extract<WorkKind, 'weight' | 'workout'>>().toEqualTypeOf<'workout'>();
    expectTypeOf<Extract<ChatLogKind, 'energy' | 'workout'>>().toEqualTypeOf<'energy'>();
    expect(LOG_KIND_NAMES.filter((kind) => !VALUE_KINDS.some((each) => each === kind))).toEqual([
      'workout',
      'exercise_completion',
      'meal_eaten',
    ]);
    expect(CHAT_LOG_KINDS).toEqual(['weight', 'energy', 'measurement']);
  });

  it('names each kind once', () => {
    const names = LOG_KIND_NAMES.map((kind) => LOG_LABELS[kind].name);
    expect(new Set(names).size).toBe(LOG_KIND_NAMES.length);
  });

  it('says what is training and what is a figure of a body', () => {
    expect(kindsIn('workouts', 'exercises')).toEqual(['workout', 'exercise_completion']);
    expect(kindsIn('weights')).toEqual(['weight']);
    expect(LOG_KIND_NAMES.filter(isBodyFigure)).toEqual(['weight', 'measurement']);
  });
});

describe('a number that is logged', () => {
  it.each([
    ['weight', 164.2, 'imperial', '164.2 lbs', '164.2 lbs'],
    ['weight', 164.7, 'metric', '74.7 kg', '74.7 kg'],
    ['energy', 7, 'metric', '7/10', '7 of 10'],
    ['measurement', 33.5, 'imperial', '33.5 in', '33.5 in'],
    ['measurement', 33.46, 'metric', '85 cm', '85 cm'],
  ] as const)('%s of %d, %s, reads “%s”', (kind, kept, units, text, inWords) => {
    expect(valueText(kind, kept, units)).toBe(text);
    expect(valueInWords(kind, kept, units)).toBe(inWords);
    expect(keptNumber(kind, shownNumber(kind, kept, units), units)).toBeCloseTo(kept, 1);
  });

  it.each(VALUE_KINDS)('of %s stays within its range', (kind) => {
    const { range } = valueFacts(kind);
    expect(isLoggable(kind, range.max)).toBe(true);
    expect(isLoggable(kind, range.max + 1)).toBe(false);
    expect(isLoggable(kind, leastOf(range))).toBe('min' in range);
    expect(isLoggable(kind, leastOf(range) - 1)).toBe(false);
  });

  it.each([
    ['weight', 'lbs', 'kg'],
    ['energy', '1 to 10', '1 to 10'],
    ['measurement', 'in', 'cm'],
  ] as const)('of %s is asked for in %s or %s', (kind, imperial, metric) => {
    expect([shownUnit(kind, 'imperial'), shownUnit(kind, 'metric')]).toEqual([imperial, metric]);
  });
});
