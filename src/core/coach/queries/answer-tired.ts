import { showValue } from '../show-value.ts';
import { adherence } from './answer-sessions.ts';
import type { Figure } from './figure.ts';
import type { Query } from './query.ts';
import type { Chart, PersonLogs, QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, said, tenth } from './say.ts';
import { dateOf, stretchOf, within } from './windows.ts';

type Asked = { query: Query; data: QueryData };
type Levels = PersonLogs['energy'];

const LOOKED_BACK_DAYS = 70;
const LEAST_EACH = 3;
/** Less than this between two stretches is the ordinary up and down. */
const LEAST_DROP = 1;
const SHORT_NIGHT_HOURS = 7;
/** After so long it is one for a doctor. */
const LONG_DAYS = 14;

const SEE_DOCTOR =
  'Tiredness that stays for more than two weeks, whatever you sleep and eat, is worth a visit to your doctor; a blood test shows much of what can be behind it. I can’t tell you what it is.';
const SOONER =
  'Go sooner with breathlessness, a racing heart, fainting, fever, weight that falls without your doing, or if you can’t cope with the day.';

/** Why somebody is tired: energy before and since, then what they told of sleep, stress and training; never what illness it is. */
export function answerTired({ query, data }: Asked): QueryAnswer {
  const { logs } = data;
  if (query.aggregate === 'next') return said(`If it has gone on for two weeks or more, yes. ${SEE_DOCTOR}`, SOONER);
  if (!logs) return said();
  const drop = dropIn(logs.energy, data.today);
  const causes = causesOf(data);
  return {
    sentences: [
      ...seenIn(drop, logs.energy, data),
      ...causes.map(({ text }) => text),
      'What changed around then: sleep, stress, food, or a cold?',
      ...(drop === null || data.today - drop.since >= LONG_DAYS ? [SEE_DOCTOR] : [`Rest first. ${SEE_DOCTOR}`]),
    ],
    figures: [...levelFigures(drop, logs.energy, data.today), ...causes.flatMap(({ figures }) => figures)],
    ...chartOf(logs.energy, data.today),
    next: [choice('A lighter session', 'I want a lighter session'), choice('Sleep better', 'How can I sleep better?')],
  };
}

type Drop = { since: number; now: number; before: number; counts: readonly [number, number] };

const meanOf = (levels: Levels): number => levels.reduce((sum, { value }) => sum + value, 0) / levels.length;

/** The day since which energy lies lowest under what came before; null where it does not. */
function dropIn(energy: Levels, today: number): Drop | null {
  const levels = energy.filter(({ day }) => day > today - LOOKED_BACK_DAYS);
  const splits = levels.flatMap(({ day }, at) => {
    const [before, now] = [levels.slice(0, at), levels.slice(at)];
    if (before.length < LEAST_EACH || now.length < LEAST_EACH) return [];
    return [{ since: day, now: meanOf(now), before: meanOf(before), counts: [now.length, before.length] as const }];
  });
  const [deepest] = splits.toSorted((a, b) => b.before - b.now - (a.before - a.now));
  return deepest && deepest.before - deepest.now >= LEAST_DROP ? deepest : null;
}

function seenIn(drop: Drop | null, energy: Levels, { today }: QueryData): string[] {
  if (drop)
    return [
      `Your log shows it: energy averages ${tenth(drop.now)} of 10 since ${dateOf(drop.since, today)} and was ${tenth(drop.before)} before.`,
    ];
  const recent = energy.filter(({ day }) => day > today - LOOKED_BACK_DAYS);
  if (recent.length < LEAST_EACH)
    return ['Your log has too few energy entries to show when it began. Tell me a level from 1 to 10 now and then.'];
  return [
    `Your energy entries show no drop: ${tenth(meanOf(recent))} of 10 on average over ten weeks. You may still feel it.`,
  ];
}

function levelFigures(drop: Drop | null, energy: Levels, today: number): Figure[] {
  const recent = energy.filter(({ day }) => day > today - LOOKED_BACK_DAYS);
  if (drop) return dropFigures(drop, today);
  return recent.length < LEAST_EACH
    ? []
    : [
        figure(
          'Energy',
          tenth(meanOf(recent)),
          'of 10',
          `Mean of ${recent.length} energy entries, ${LOOKED_BACK_DAYS} days`,
        ),
      ];
}

function dropFigures({ now, before, counts, since }: Drop, today: number): Figure[] {
  const source = (count: number) => `Mean of ${count} energy entries of your log, parted at ${dateOf(since, today)}`;
  return [
    figure('Energy since', tenth(now), 'of 10', source(counts[0])),
    figure('Energy before', tenth(before), 'of 10', source(counts[1])),
  ];
}

type Cause = { text: string; figures: readonly Figure[] };

/** What of the answers and the log goes with being tired, the likeliest first. */
function causesOf(data: QueryData & { logs?: PersonLogs }): Cause[] {
  const { sleepHours, stressLevel } = data.profile;
  const short: Cause[] =
    sleepHours < SHORT_NIGHT_HOURS
      ? [
          {
            text: `You told me that you sleep about ${sleepHours} hours; most people need 7 to 9, so that alone can explain it.`,
            figures: [figure('Sleep', sleepHours, 'hours', 'Your answers')],
          },
        ]
      : [];
  const stressed: Cause[] =
    stressLevel === 'high'
      ? [
          {
            text: `You answered that your stress is ${showValue('stressLevel', stressLevel, data).toLowerCase()}, and that tires, too.`,
            figures: [],
          },
        ]
      : [];
  const rested: Cause[] =
    short.length === 0
      ? [
          {
            text: `By your answers you sleep ${sleepHours} hours, so look at whether that still holds.`,
            figures: [figure('Sleep', sleepHours, 'hours', 'Your answers')],
          },
        ]
      : [];
  return [...short, ...stressed, ...rested, ...trainedMore(data), ...eatingLess(data)];
}

const WINDOW = { kind: 'days', count: 14 } as const;

function trainedMore(data: QueryData & { logs?: PersonLogs }): Cause[] {
  if (!data.logs) return [];
  const { done, planned } = adherence({ ...data, logs: data.logs }, stretchOf(WINDOW, data.today));
  if (planned === null || done <= planned) return [];
  return [
    {
      text: `You trained more than planned: ${done} sessions in two weeks for ${planned}.`,
      figures: [
        figure('Sessions', done, '', 'Your training log, 14 days'),
        figure('Planned', planned, '', 'Your plan, 14 days'),
      ],
    },
  ];
}

function eatingLess({ targets, hidesNumbers }: QueryData): Cause[] {
  if (hidesNumbers || !targets?.ok) return [];
  const burned = targets.basis.find(({ id }) => id === 'daily_energy')?.value;
  if (burned === undefined || targets.targets.kcal >= burned - LEAST_CUT) return [];
  return [
    {
      text: `Your plan also means to be a cut of about ${Math.round(burned - targets.targets.kcal)} kcal a day, which can cost some energy; eat all of it.`,
      figures: [
        figure(
          'Cut',
          Math.round(burned - targets.targets.kcal),
          'kcal',
          `${Math.round(burned)} - ${targets.targets.kcal}, basis of your targets`,
        ),
      ],
    },
  ];
}

const LEAST_CUT = 100;
const LEAST_FOR_CHART = 4;

function chartOf(energy: Levels, today: number): { chart?: Chart } {
  const points = within(energy, stretchOf({ kind: 'days', count: LOOKED_BACK_DAYS }, today));
  if (points.length < LEAST_FOR_CHART) return {};
  return {
    chart: { title: 'Energy', unit: 'of 10', form: 'line', points: points.map(({ day, value }) => ({ day, value })) },
  };
}
