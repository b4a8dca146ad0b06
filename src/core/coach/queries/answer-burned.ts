import { weightTrend } from '#core/progress/weight-trend.ts';
import { paceFigures, paceText } from './answer-series.ts';
import type { Figure } from './figure.ts';
import type { Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { figure, noNumbers, said, whole } from './say.ts';
import { stretchOf, within } from './windows.ts';

type Asked = { query: Query; data: QueryData };

/** What the weigh-ins say of the energy that is burned, and the proposal that is open. */
export function answerBurned(asked: Asked): QueryAnswer {
  const answer = burnedNow(asked.data);
  const pace = asked.query.aggregate === 'why' && !asked.data.hidesNumbers ? paceBeside(asked.data) : said();
  return {
    ...answer,
    sentences: [...pace.sentences, ...answer.sentences],
    figures: [...pace.figures, ...answer.figures],
  };
}

/** What the scale does beside what the plan gives: by that the calories fit or do not. */
function paceBeside({ logs, targets, units, today }: QueryData): QueryAnswer {
  const { perWeek } = weightTrend(logs?.weights ?? []);
  if (!perWeek || !targets?.ok) return said();
  const weighIns = within(logs?.weights ?? [], stretchOf({ kind: 'days', count: 42 }, today)).length;
  const { kcal } = targets.targets;
  return {
    sentences: [`At ${whole(kcal)} kcal a day the scale shows ${paceText(perWeek, units)}.`],
    figures: [figure('Calories a day', kcal, 'kcal', 'Your targets'), ...paceFigures(perWeek, { weighIns, units })],
  };
}

function burnedNow(data: QueryData): QueryAnswer {
  const { adaptive, hidesNumbers, targets } = data;
  if (hidesNumbers) return noNumbers();
  if (!adaptive) return said();
  const formula = targets?.ok ? targets.basis.find(({ id }) => id === 'daily_energy') : undefined;
  const expected = formula ? ` The formula says ${whole(formula.value)}.` : '';
  const formulaFigure = formula
    ? [figure(formula.label, formula.value, formula.unit, `${formula.because} ${formula.source}`)]
    : [];
  if (adaptive.kind === 'barred') return { sentences: [`${adaptive.because}${expected}`], figures: formulaFigure };
  if (adaptive.kind === 'waiting') {
    const first = formula ? `About ${whole(formula.value)} kcal a day, by the formula.` : '';
    return { sentences: [`${first} ${adaptive.because}`.trim()], figures: formulaFigure };
  }
  const { estimate } = adaptive;
  return {
    sentences: [
      `Your weigh-ins fit about ${whole(estimate.kcal)} kcal burned a day, likely between ${whole(estimate.low)} and ${whole(estimate.high)}.${expected}`,
      adaptive.kind === 'ready'
        ? `There’s an open proposal under Progress: ${whole(adaptive.proposal.fromKcal)} to ${whole(adaptive.proposal.toKcal)} kcal.`
        : adaptive.because,
    ],
    figures: [
      ...burnedFigures(adaptive.estimate),
      ...formulaFigure,
      ...(adaptive.kind === 'ready' ? proposalFigures(adaptive.proposal) : []),
    ],
  };
}

type Estimate = Extract<NonNullable<QueryData['adaptive']>, { kind: 'ready' }>['estimate'];

export function burnedFigures({ kcal, low, high, days, weighIns }: Estimate): Figure[] {
  const source = `${weighIns} weigh-ins over ${days} days beside the calories of your plan`;
  return [
    figure('Burned a day', Math.round(kcal), 'kcal', source),
    figure('Burned, low end', Math.round(low), 'kcal', source),
    figure('Burned, high end', Math.round(high), 'kcal', source),
  ];
}

export const proposalFigures = ({
  fromKcal,
  toKcal,
  because,
}: {
  fromKcal: number;
  toKcal: number;
  because: string;
}): Figure[] => [
  figure('Calories now', fromKcal, 'kcal', 'Your targets'),
  figure('Calories proposed', toKcal, 'kcal', because),
];
