import type { UnitSystem } from '#core/units/measure-units.ts';
import { shownWeight, WEIGHT_UNIT } from '#core/units/measure-units.ts';
import { text } from '../phrases.ts';
import type { Choice, CoachBlock } from '../turn.ts';
import type { Figure } from './figure.ts';
import type { QueryAnswer } from './query-data.ts';

/** "1,701". */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** "0.4 lbs down", "0.4 lbs up", "no change". */
export function moved(lbs: number, units: UnitSystem): string {
  const amount = shownWeight(Math.abs(lbs), units);
  return amount === 0 ? 'no change' : `${amount} ${WEIGHT_UNIT[units]} ${lbs < 0 ? 'down' : 'up'}`;
}

export const weightFigure = (label: string, lbs: number, { units, source }: { units: UnitSystem; source: string }) => ({
  ...{ label, value: shownWeight(lbs, units), unit: WEIGHT_UNIT[units], source },
});

export const figure = (label: string, value: number, unit: string, source: string): Figure => ({
  ...{ label, value, unit, source },
});

/** An answer of words alone. */
export const said = (...sentences: readonly string[]): QueryAnswer => ({ sentences, figures: [] });

export const choice = (label: string, say: string = label): Choice => ({ label, say });

const NO_NUMBERS =
  'I keep calorie and weight numbers out of our talks, because that’s kinder with what you told me. Your plan still gives you regular, full meals. If you want to talk about amounts, a dietitian who knows you is the right person.';

/** Said in the place of figures of a body or of food, where none are to be shown. */
export const noNumbers = (): QueryAnswer => said(NO_NUMBERS);

/** "Sleep well." as a block, where there is anything to say. */
export const spoken = (sentences: readonly string[]): CoachBlock[] =>
  sentences.length === 0 ? [] : [text(sentences.join(' '))];
