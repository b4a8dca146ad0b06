import { isoDay } from '#core/units/calendar-day.ts';
import { choices } from '../phrases.ts';
import type { Chart } from '../queries/query-data.ts';
import { spoken } from '../queries/say.ts';
import type { CoachBlock } from '../turn.ts';
import type { Answer, Asked } from './answer-of.ts';

/** A question to the data, as it was answered: words, the series if it says more, each number with its source, one step. */
export function answerData({ intent, answered }: Asked<'query'>): Answer {
  const found = answered.find(({ query }) => query === intent.query)?.answer;
  if (!found) return { blocks: [] };
  const { sentences, cards = [], chart, figures, next = [] } = found;
  return {
    blocks: [
      ...spoken(sentences),
      ...cards,
      ...(chart ? [chartCard(chart)] : []),
      ...(figures.length > 0 ? [{ type: 'card', card: { kind: 'figures', figures } } as const] : []),
      ...(next.length > 0 ? [choices(...next)] : []),
    ],
  };
}

const chartCard = ({ points, ...chart }: Chart): CoachBlock => ({
  type: 'card',
  card: { kind: 'chart', ...chart, points: points.map(({ day, ...point }) => ({ day: isoDay(day), ...point })) },
});
