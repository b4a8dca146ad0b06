import { showValue } from '../show-value.ts';
import { burnedFigures, proposalFigures } from './answer-burned.ts';
import { answerWeight, paceFigures, paceText } from './answer-series.ts';
import { adherenceFigures, adherenceText } from './answer-sessions.ts';
import { type Evidence, gatherEvidence, LEAST_PACE, type Standing, standingOf } from './evidence.ts';
import type { Figure } from './figure.ts';
import type { Query } from './query.ts';
import type { PersonLogs, QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, moved, said, tenth, weightFigure, whole } from './say.ts';

type Asked = { query: Query; data: QueryData };
type Known = { data: QueryData & { logs: PersonLogs }; evidence: Evidence; standing: Standing };

const KIND =
  'I leave weight and calorie numbers out of our talks. What I can say: bodies don’t move in a straight line, and showing up is the part that is yours. If it weighs on you, a dietitian who knows you is a good person to ask.';

/** Why the weight moves as it does: the trend beside the plan, then what can explain it, how sure, and one step. */
export function explainWeight({ data }: Asked): QueryAnswer {
  const { logs, hidesNumbers } = data;
  if (hidesNumbers) return said(KIND);
  if (!logs) return said();
  const evidence = gatherEvidence({ ...data, logs });
  const known: Known = { data: { ...data, logs }, evidence, standing: standingOf(evidence) };
  if (evidence.pace === null) return tooEarly(known);
  const chart = answerWeight({
    query: { what: 'weight', aggregate: 'trend', window: { kind: 'days', count: 42 } },
    data,
  }).chart;
  return {
    sentences: [...opening(known), ...causes(known), ...step(known)],
    figures: figuresOf(known),
    ...(chart && { chart }),
    next: nextOf(known),
  };
}

function tooEarly({ evidence, data }: Known): QueryAnswer {
  const { weighIns, spanDays } = evidence;
  const seen =
    weighIns === 0
      ? 'There’s no weigh-in in the last six weeks'
      : `${weighIns === 1 ? 'One weigh-in' : `${weighIns} weigh-ins`} over ${spanDays + 1} days`;
  return {
    sentences: [
      `${seen}; that’s too little to tell a trend from water and salt. Four weigh-ins over two weeks are enough, and then I can say what explains it.`,
      `${trainingLine(evidence)}`,
    ],
    figures: [
      figure('Weigh-ins', weighIns, '', 'Your log of weigh-ins, six weeks'),
      ...adherenceFigures(data, evidence.sessions),
    ],
    next: [choice('How do I log my weight?')],
  };
}

/** "Your plan expects about 0.9 lbs down a week; the scale shows about 0.2." */
function opening({ data, evidence, standing }: Known): string[] {
  const { pace, expected } = evidence;
  if (!pace) return [];
  const scale = `the scale shows ${paceText(pace, data.units)}`;
  if (!expected) return [`Over ${evidence.weighIns} weigh-ins ${scale}.`];
  const plan = moved(expected.lbs, data.units);
  const goal = showValue('goal', data.profile.goal, data).toLowerCase();
  const aim =
    expected.lbs < -LEAST_PACE
      ? `expects about ${plan} a week`
      : expected.lbs > LEAST_PACE
        ? `is made to gain (your goal: ${goal}), about ${plan} a week`
        : `is made to hold your weight (your goal: ${goal}), not to lose`;
  return [`Your plan ${aim}; ${scale}.`, VERDICTS[standing]];
}

const VERDICTS: Record<Standing, string> = {
  unknown: '',
  as_planned: 'That fits the plan: it is working, and single days just hide it.',
  unclear: 'The band is wide, so it may be on plan or flat; more weigh-ins would settle it.',
  slower: 'That’s close to flat beside the plan.',
  faster: 'That’s faster than planned, and faster than it has to be.',
  other_way: 'That’s the other way than the plan means.',
};

function trainingLine({ sessions }: Evidence): string {
  const { done, planned } = sessions;
  if (planned === null || planned === 0) return done === 0 ? 'No session is in the log yet.' : '';
  const share = done / planned;
  const text = adherenceText(sessions);
  if (share >= 0.8) return `Training isn’t it: ${text}.`;
  if (share >= 0.5) return `Training may be a small part: ${text} are in the log.`;
  return `The log has ${text}. That’s a smaller burn than the plan counts on, if the blanks were rest; blank is unknown.`;
}

/** What can explain a weight that doesn't go as planned, the likeliest first. */
function causes(known: Known): string[] {
  const { evidence, standing } = known;
  if (standing === 'as_planned') return [];
  if (standing === 'faster') return ['Faster loss costs muscle; eating the whole plan, or a little more, is the fix.'];
  if (standing === 'unclear') return [trainingLine(evidence)].filter((line) => line !== '');
  const { energy, sleepHours } = evidence;
  const tired =
    energy && energy.recent <= 4.5
      ? [`Your energy averages ${tenth(energy.recent)} of 10 lately; tired weeks move less and hunger is louder.`]
      : [];
  const short =
    tired.length === 0 && sleepHours < 6
      ? [`You sleep about ${sleepHours} hours by your answers, which makes hunger louder.`]
      : [];
  return [
    trainingLine(evidence),
    ...gapLine(known),
    'What you eat beside the plan isn’t in the log, and blank isn’t zero.',
    ...tired,
    ...short,
  ].filter((line) => line !== '');
}

const LEAST_GAP = 75;

/** How far the formula is from what the weigh-ins fit, kcal a week to tens; null where that is little or not known. */
function gapOf({ data: { adaptive }, evidence: { expected } }: Known) {
  if (!expected || !adaptive || (adaptive.kind !== 'ready' && adaptive.kind !== 'steady')) return null;
  const day = expected.burned - adaptive.estimate.kcal;
  if (Math.abs(day) < LEAST_GAP) return null;
  return {
    burned: adaptive.estimate.kcal,
    formula: expected.burned,
    isLess: day > 0,
    week: 10 * Math.round((Math.abs(day) * 7) / 10),
  };
}

/** The weigh-ins fit another expenditure than the formula: as much a week as free evenings can hold. */
function gapLine(known: Known): string[] {
  const gap = gapOf(known);
  if (!gap) return [];
  const seen = `Your weigh-ins fit about ${whole(gap.burned)} kcal burned a day; the formula said ${whole(gap.formula)}.`;
  const meaning = gap.isLess
    ? ` The gap is about ${whole(gap.week)} kcal a week, which a few bites beside the plan can hold, or a formula that is off for you.`
    : ` You seem to burn about ${whole(gap.week)} kcal a week more than the formula thinks.`;
  return [seen + meaning];
}

function gapFigures(known: Known): Figure[] {
  const gap = gapOf(known);
  if (!gap) return [];
  return [
    figure('Gap a week', gap.week, 'kcal', `(${whole(gap.formula)} - ${whole(gap.burned)} kcal) × 7 days, to tens`),
  ];
}

/** One step, with how sure. */
function step({ data, standing }: Known): string[] {
  if (standing === 'as_planned') return ['Nothing to change.'];
  if (standing === 'unclear' || standing === 'unknown')
    return ['My advice: change nothing, and weigh in twice a week for two more weeks.'];
  const { adaptive } = data;
  if (adaptive?.kind === 'ready')
    return [
      `I’d look at food beside the plan first, though I can’t be sure. The other way is the proposal under Progress: ${whole(adaptive.proposal.fromKcal)} to ${whole(adaptive.proposal.toKcal)} kcal a day.`,
    ];
  return ['I’d look at the days that don’t go by the plan first, though I can’t be sure. What are those like?'];
}

function nextOf({ data, standing }: Known) {
  if (standing === 'as_planned') return [choice('When do I reach my goal?')];
  if (data.adaptive?.kind === 'ready')
    return [
      choice('Show the proposal', 'What does my weight say about calories burned?'),
      choice('My meals', 'Show me my meals'),
    ];
  return [choice('My calorie target', 'Why this calorie target?'), choice('My meals', 'Show me my meals')];
}

function figuresOf(known: Known): Figure[] {
  const { data, evidence, standing } = known;
  const { pace, expected, weighIns, sessions, energy } = evidence;
  const { units, adaptive } = data;
  return [
    ...(pace ? paceFigures(pace, { weighIns, units }) : []),
    ...(expected
      ? [
          weightFigure('Pace in the plan', tenth(expected.lbs), {
            units,
            source: `(${whole(expected.eaten)} - ${whole(expected.burned)} kcal) × 7 days ÷ 3,500 kcal a pound`,
          }),
          figure('Burned by the formula', expected.burned, 'kcal', 'Basis of your targets'),
        ]
      : []),
    ...adherenceFigures(data, sessions),
    ...(energy ? [figure('Energy', tenth(energy.recent), 'of 10', `Mean of ${energy.count} entries, 21 days`)] : []),
    ...(standing === 'as_planned' ? [] : [...gapFigures(known), ...adaptiveFigures(adaptive)]),
  ];
}

function adaptiveFigures(adaptive: QueryData['adaptive']): Figure[] {
  if (!adaptive || (adaptive.kind !== 'ready' && adaptive.kind !== 'steady')) return [];
  return [
    ...burnedFigures(adaptive.estimate),
    ...(adaptive.kind === 'ready' ? proposalFigures(adaptive.proposal) : []),
  ];
}
