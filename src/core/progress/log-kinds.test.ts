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
    expectTypeOf<ValueKind>().toEqualTypeOf<'weight' | 'energy' | 'measurement'>();
    expectTypeOf<WorkKind>().toEqualTypeOf<'workout' | 'exercise_completion'>();
    expectTypeOf<ChatLogKind>().toEqualTypeOf<'weight' | 'energy'>();
    expect(LOG_KIND_NAMES.filter((kind) => !VALUE_KINDS.some((each) => each === kind))).toEqual([
      'workout',
      'exercise_completion',
    ]);
    expect(CHAT_LOG_KINDS).toEqual(['weight', 'energy']);
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

  it('is asked for in its unit', () => {
    expect(VALUE_KINDS.map((kind) => shownUnit(kind, 'imperial'))).toEqual(['lbs', '1 to 10', 'in']);
    expect(VALUE_KINDS.map((kind) => shownUnit(kind, 'metric'))).toEqual(['kg', '1 to 10', 'cm']);
  });
});
