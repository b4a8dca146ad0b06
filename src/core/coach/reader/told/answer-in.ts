import { PROFILE_RANGES, SESSION_MINUTES, UNDER_18_MESSAGE } from '#core/athlete/profile.ts';
import { inchesFromCm, toTenth } from '#core/units/convert.ts';
import type { NumberField } from './measure-words.ts';
import type { Measure } from './measures.ts';

/** An answer that a clause gives; `isLog`: it was just weighed. `ask`: the value cannot be meant so, fit to be shown. */
export type ToldNumber = { field: NumberField; value: number; isLog: boolean } | { field: NumberField; ask: string };

/** The tallest bare number that is no centimetres. */
const TALLEST_INCHES = 96;

/** The answer that a measure gives a field, or what to ask where it cannot be one. `isLog`: it was just weighed. */
export function answerIn(field: NumberField, { kind, value, ask }: Measure, isLog: boolean): ToldNumber {
  if (ask !== null) return { field, ask };
  switch (field) {
    case 'sleepHours':
      return inRange(field, kind === 'minutes' ? value / 60 : value);
    case 'workoutDuration':
      return SESSION_MINUTES.some((each) => each === value)
        ? { field, value, isLog }
        : { field, ask: 'Workouts come in 30, 45, 60 or 90 minutes. Which one fits you?' };
    case 'age':
      return value < PROFILE_RANGES.age.min ? { field, ask: UNDER_18_MESSAGE } : inRange(field, value);
    case 'weightLbs':
    case 'targetWeightLbs':
      return kind === 'bare' && value < 100
        ? { field, ask: `Is that pounds or kilos? Write it with the unit: ${value} lbs or ${value} kg.` }
        : { field, value, isLog };
    case 'heightIn':
      return { field, value: kind === 'bare' && value > TALLEST_INCHES ? toTenth(inchesFromCm(value)) : value, isLog };
    default:
      return inRange(field, value);
  }
}

const ASKS = {
  age: (min: number, max: number) => `I can plan for ages ${min} to ${max}. What is yours, in years?`,
  workoutDaysPerWeek: (min: number, max: number) =>
    `I plan for ${min} to ${max} training days a week. Which number fits your week?`,
  mealsPerDay: (min: number, max: number) => `I plan for ${min} to ${max} meals a day. Which number suits you?`,
  sleepHours: (min: number, max: number) =>
    `I can plan with ${min} to ${max} hours of sleep a night. How much is it for you?`,
};

function inRange(field: keyof typeof ASKS, value: number): ToldNumber {
  const { min, max } = PROFILE_RANGES[field];
  if (value >= min && value <= max) return { field, value, isLog: false };
  return { field, ask: ASKS[field](min, max) };
}
