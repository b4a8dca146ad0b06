import { capital } from '#core/language/capital.ts';
import { counted } from '#core/language/counted.ts';
import { mean } from '#core/progress/activity.ts';
import { weightTrend } from '#core/progress/weight-trend.ts';
import { LENGTH_UNIT, shownLength, shownWeight, WEIGHT_UNIT, weightText } from '#core/units/measure-units.ts';

import type { Figure } from './figure.ts';
import type { Query, Window } from './query.ts';
import type { Chart, PersonLogs, QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, moved, noNumbers, said, tenth, weightFigure } from './say.ts';
import { agoName, dateOf, dayName, type Stretch, stretchOf, within } from './windows.ts';

type Entry = { day: number; value: number };
/** One thing that is logged as a number, and how it is said. */
type Series = {
  entries: readonly Entry[];
  /** "weigh-in", "energy entry". */
  noun: string;
  plural: string;
  label: string;
  unit: string;
  say: (value: number) => string;
  difference: (value: number) => string;
  source: string;
};

type Asked = { query: Query; data: QueryData };
const USUAL: Window = { kind: 'days', count: 90 };
const LEAST_FOR_CHART = 3;

/** The weight of the log: the last one with its trend, or what is asked of it. */
export function answerWeight({ query, data }: Asked): QueryAnswer {
  const { units, logs, hidesNumbers, profile } = data;
  if (hidesNumbers) return noNumbers();
  if (!logs) return said();
  const series: Series = {
    entries: logs.weights.map(({ day, lbs }) => ({ day, value: lbs })),
    ...{ noun: 'weigh-in', plural: 'weigh-ins', label: 'Weight', unit: WEIGHT_UNIT[units] },
    say: (lbs) => weightText(lbs, units),
    difference: (lbs) => moved(lbs, units),
    source: 'Your log of weigh-ins',
  };
  if (series.entries.length === 0) {
    const { weightLbs } = profile;
    return {
      sentences: [
        `There’s no weigh-in in your log, so I can’t tell how it moves. Your answers say ${weightText(weightLbs, units)}.`,
      ],
      figures: [weightFigure('Weight', weightLbs, { units, source: 'Your answers' })],
      next: [choice('How do I log my weight?')],
    };
  }
  if (query.aggregate === 'why') return dayToDay(series, { query, data, logs });
  const answer = answerSeries(series, { query, data });
  const isAboutTrend = query.aggregate === undefined || query.aggregate === 'trend' || query.aggregate === 'change';
  return isAboutTrend ? withTrend(answer, { query, data, logs }) : answer;
}

/** Adds the pace behind the scale's ups and downs, with how unsure it is. */
function withTrend(answer: QueryAnswer, { query, data, logs }: Asked & { logs: PersonLogs }): QueryAnswer {
  const { today, units } = data;
  const stretch = stretchOf(query.window ?? USUAL, today);
  const { points, perWeek } = weightTrend(logs.weights);
  const shown = within(points, stretch);
  const count = within(logs.weights, stretch).length;
  if (!perWeek || shown.length < LEAST_FOR_CHART) return answer;
  const chart: Chart = {
    ...{ title: 'Weight with its trend', unit: WEIGHT_UNIT[units], form: 'line' },
    points: shown.map(({ day, ...point }) => ({
      day,
      value: shownWeight(point.lbs, units),
      low: shownWeight(point.low, units),
      high: shownWeight(point.high, units),
    })),
  };
  return {
    ...answer,
    sentences: [...answer.sentences, `The trend shows ${paceText(perWeek, units)}.`],
    figures: [...answer.figures, ...paceFigures(perWeek, { weighIns: count, units })],
    chart,
  };
}

const WATER =
  'Nothing wrong. From one day to the next the scale shows water, salt and food on its way, so a jump like that is normal and isn’t fat. The trend over weeks is what counts.';

/** What a jump on the scale means, with the trend behind it. */
function dayToDay(series: Series, { data, logs }: Asked & { logs: PersonLogs }): QueryAnswer {
  const query: Query = { what: 'weight', aggregate: 'latest' };
  const answer = withTrend(answerSeries(series, { query, data }), { query, data, logs });
  return { ...answer, sentences: [WATER, ...answer.sentences] };
}

type Pace = { lbs: number; low: number; high: number };

/** A pace and the ends of its band, with what they were worked out from. */
export function paceFigures(
  { lbs, low, high }: Pace,
  { weighIns, units }: { weighIns: number; units: QueryData['units'] },
): Figure[] {
  const source = `Trend over ${counted(weighIns, 'weigh-in')} (Kalman filter, 95 % band)`;
  return [
    weightFigure('Pace a week', lbs, { units, source }),
    weightFigure('Pace, low end', low, { units, source }),
    weightFigure('Pace, high end', high, { units, source }),
  ];
}

/** "0.2 lbs down a week, somewhere between 0.9 down and 0.4 up". */
export function paceText({ lbs, low, high }: Pace, units: QueryData['units']): string {
  const end = (value: number) => {
    const amount = shownWeight(Math.abs(value), units);
    return amount === 0 ? 'none' : `${amount} ${value < 0 ? 'down' : 'up'}`;
  };
  const pace = moved(lbs, units);
  return `${pace === 'no change' ? 'no change' : `${pace} a week`}, somewhere between ${end(low)} and ${end(high)}`;
}

/** Levels from 1 to 10, by day. */
export function answerEnergy({ query, data }: Asked): QueryAnswer {
  const { logs } = data;
  if (!logs) return said();
  const series: Series = {
    entries: logs.energy,
    ...{ noun: 'energy entry', plural: 'energy entries', label: 'Energy', unit: 'of 10' },
    say: (value) => `${tenth(value)} of 10`,
    difference: (value) => `${tenth(Math.abs(value))} ${value < 0 ? 'lower' : 'higher'}`,
    source: 'Your log of energy levels',
  };
  if (series.entries.length > 0) return answerSeries(series, { query, data });
  return {
    ...said('No energy level is in your log yet, so I can’t say. Tell me one from 1 to 10 whenever you like.'),
  };
}

/** What a tape measure showed; every part, where none is named. */
export function answerMeasurement({ query, data }: Asked): QueryAnswer {
  const { logs, units, hidesNumbers } = data;
  if (hidesNumbers) return noNumbers();
  if (!logs) return said();
  const part = query.of?.kind === 'part' ? query.of.id : logs.measurements.at(-1)?.part;
  const entries = logs.measurements.filter((each) => each.part === part);
  if (part === undefined || entries.length === 0) {
    const which = part === undefined ? 'a tape measure' : `your ${part}`;
    return said(`Nothing of ${which} is in your log yet. You can add it under Progress.`);
  }
  const series: Series = {
    entries: entries.map(({ day, inches }) => ({ day, value: inches })),
    ...{ noun: `${part} entry`, plural: `${part} entries`, unit: LENGTH_UNIT[units] },
    label: part === 'arm' ? 'Arm' : capital(part),
    say: (inches) => `${shownLength(inches, units)} ${LENGTH_UNIT[units]}`,
    difference: (inches) =>
      `${shownLength(Math.abs(inches), units)} ${LENGTH_UNIT[units]} ${inches < 0 ? 'less' : 'more'}`,
    source: 'Your log of measurements',
  };
  return answerSeries(series, { query, data });
}

/** What is asked of a series: its last entry where nothing else is. Blank is unknown, never zero. */
function answerSeries(series: Series, { query, data }: Asked): QueryAnswer {
  const { today } = data;
  const stretch = stretchOf(query.window ?? { kind: 'all' }, today);
  const entries = within(series.entries, stretch);
  const [first, last] = [entries[0], entries.at(-1)];
  if (query.aggregate === 'count') return countOf(series, entries, stretch);
  if (!first || !last) {
    const newest = series.entries.at(-1);
    const before = newest ? ` The last one is from ${agoName(newest.day, today)}: ${series.say(newest.value)}.` : '';
    return said(`There’s no ${series.noun} ${stretch.name}, so that stretch is unknown.${before}`);
  }
  if (query.compare) return compared(series, { first: stretch, second: stretchOf(query.compare, today) });
  switch (query.aggregate) {
    case 'best':
    case 'least': {
      const sign = query.aggregate === 'best' ? 1 : -1;
      const found = entries.reduce((top, each) => (sign * (each.value - top.value) > 0 ? each : top));
      const word = query.aggregate === 'best' ? 'highest' : 'lowest';
      return one(series, found, `Your ${word} ${series.noun} ${stretch.name} is ${at(series, found, today)}.`);
    }
    case 'mean':
    case 'sum':
      return meanOf(series, entries, stretch);
    case 'first':
      return one(series, first, `Your first ${series.noun} ${stretch.name} is ${at(series, first, today)}.`);
    case 'when':
      return one(series, last, `Your last ${series.noun} was ${agoName(last.day, today)}: ${series.say(last.value)}.`);
    case 'change':
    case 'trend':
      if (first.day < last.day) return changeOf(series, { first, last, today });
      break;
    default:
      break;
  }
  return one(series, last, `Your last ${series.noun} is ${series.say(last.value)}, ${agoName(last.day, today)}.`);
}

const at = ({ say }: Series, { day, value }: Entry, today: number) => `${say(value)}, ${dayName(day, today)}`;

/** Values are kept in pounds or inches; a figure is what is said. */
const shownValue = (series: Series, value: number) => Number.parseFloat(series.say(value));

function one(series: Series, entry: Entry, sentence: string): QueryAnswer {
  return { sentences: [sentence], figures: [figureOf(series, entry)], ...chartOf(series) };
}

function figureOf(series: Series, { day, value }: Entry): Figure {
  return figure(series.label, shownValue(series, value), series.unit, `${series.source}, ${dateOf(day, day)}`);
}

function chartOf({ entries, label, unit, say }: Series): Pick<QueryAnswer, 'chart'> {
  if (entries.length < LEAST_FOR_CHART) return {};
  const points = entries.map(({ day, value }) => ({ day, value: Number.parseFloat(say(value)) }));
  return { chart: { title: label, unit, form: 'line', points } };
}

function countOf(series: Series, entries: readonly Entry[], { name }: Stretch): QueryAnswer {
  const noun = entries.length === 1 ? series.noun : series.plural;
  return {
    sentences: [`${entries.length === 0 ? 'No' : entries.length} ${noun} ${name}.`],
    figures: [figure(series.plural, entries.length, '', series.source)],
  };
}

function meanOf(series: Series, entries: readonly Entry[], { name }: Stretch): QueryAnswer {
  const value = mean(entries.map((each) => each.value)) ?? 0;
  const from = `${entries.length} ${entries.length === 1 ? series.noun : series.plural}`;
  return {
    sentences: [`${series.label} ${name}: ${series.say(value)} on average, from ${from}.`],
    figures: [
      figure(`${series.label}, average`, shownValue(series, value), series.unit, `${series.source}: mean of ${from}`),
    ],
    ...chartOf({ ...series, entries }),
  };
}

function changeOf(series: Series, { first, last, today }: { first: Entry; last: Entry; today: number }): QueryAnswer {
  const change = last.value - first.value;
  const from = `${series.say(first.value)} on ${dateOf(first.day, today)}`;
  const to = `${series.say(last.value)} ${dayName(last.day, today)}`;
  const days = last.day - first.day;
  const value = tenth(shownValue(series, last.value) - shownValue(series, first.value));
  return {
    sentences: [`From ${from} to ${to}: ${series.difference(change)} in ${days} days.`],
    figures: [
      figureOf(series, first),
      figureOf(series, last),
      figure(
        'Difference',
        value,
        series.unit,
        `${shownValue(series, last.value)} - ${shownValue(series, first.value)}, both of your log`,
      ),
    ],
    ...chartOf(series),
  };
}

function compared(series: Series, { first, second }: { first: Stretch; second: Stretch }): QueryAnswer {
  const part = (stretch: Stretch) => {
    const entries = within(series.entries, stretch);
    return { stretch, count: entries.length, value: mean(entries.map(({ value }) => value)) };
  };
  const [now, then] = [part(first), part(second)];
  const figures = [now, then].flatMap(({ stretch, count, value }) =>
    value === null
      ? []
      : [
          figure(
            `${series.label} ${stretch.name}`,
            shownValue(series, value),
            series.unit,
            `${series.source}: mean of ${count}`,
          ),
        ],
  );
  if (now.value === null || then.value === null) {
    const blank = now.value === null ? now : then;
    const known = now.value === null ? then : now;
    const rest = known.value === null ? '' : ` ${series.label} ${known.stretch.name}: ${series.say(known.value)}.`;
    return { sentences: [`There’s no ${series.noun} ${blank.stretch.name} to compare with.${rest}`], figures };
  }
  const difference = tenth(shownValue(series, now.value) - shownValue(series, then.value));
  const words = difference === 0 ? 'the same' : series.difference(now.value - then.value);
  return {
    sentences: [
      `${series.label} averages ${series.say(now.value)} ${first.name} and ${series.say(then.value)} ${second.name}: ${words}.`,
    ],
    figures: [
      ...figures,
      figure(
        'Difference',
        difference,
        series.unit,
        `${shownValue(series, now.value)} - ${shownValue(series, then.value)}`,
      ),
    ],
    ...chartOf(series),
  };
}
