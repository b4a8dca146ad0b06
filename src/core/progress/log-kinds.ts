import { BODY_PARTS, type BodyPart } from './body-part.ts';

/** What entries are summed up as; every entry counts for the streak besides. */
export type Statistic = 'weights' | 'energy' | 'measurements' | 'workouts' | 'exercises';

/** From where to where a value may go; `over` is just not part of it. */
type Range = { over: number; max: number } | { min: number; max: number };

/** An entry that holds one number. */
type ValueKindFacts = {
  holds: 'value';
  /** `weight` is kept in pounds and `length` in inches, in whatever unit they are typed; a `level` is one of a scale. */
  dimension: 'weight' | 'length' | 'level' | 'count';
  unit: string;
  range: Range;
  step: number;
  whole?: true;
  /** What part of the body it was taken of. */
  parts?: readonly [BodyPart, ...BodyPart[]];
  /** It is not shown to who must not be shown figures of a body. */
  bodyFigure?: true;
  /** The coach can write it down from what was said. */
  fromChat?: true;
  countsIn: Statistic | null;
};
/** An entry that holds something that was done: its fields stand in the contract. */
type WorkKindFacts = { holds: 'work'; countsIn: Statistic | null };

export type LogKindFacts = ValueKindFacts | WorkKindFacts;

/**
 * The one table of what can be logged. The contract, the rows of the database, the sums, the forms, the receipts of the coach, the
 * outbox and `docs/fields.md` follow from it; the words stand in `data/log-kinds.json`.
 */
export const LOG_KINDS = {
  weight: {
    holds: 'value',
    dimension: 'weight',
    unit: 'lbs',
    range: { over: 0, max: 1500 },
    step: 0.1,
    bodyFigure: true,
    fromChat: true,
    countsIn: 'weights',
  },
  energy: {
    holds: 'value',
    dimension: 'level',
    unit: 'level',
    range: { min: 1, max: 10 },
    step: 1,
    whole: true,
    fromChat: true,
    countsIn: 'energy',
  },
  measurement: {
    holds: 'value',
    dimension: 'length',
    unit: 'in',
    range: { over: 0, max: 150 },
    step: 0.1,
    parts: BODY_PARTS,
    bodyFigure: true,
    fromChat: true,
    countsIn: 'measurements',
  },
  workout: { holds: 'work', countsIn: 'workouts' },
  exercise_completion: { holds: 'work', countsIn: 'exercises' },
  meal_eaten: { holds: 'work', countsIn: null },
} as const satisfies Record<string, LogKindFacts>;

type Table = typeof LOG_KINDS;
export type LogKind = keyof Table;
type KindWith<Facts> = { [K in LogKind]: Table[K] extends Facts ? K : never }[LogKind];
/** The kinds that hold a number. */
export type ValueKind = KindWith<{ holds: 'value' }>;
/** The kinds that hold something that was done. */
export type WorkKind = KindWith<{ holds: 'work' }>;
/** The kinds that the coach can write down. */
export type ChatLogKind = KindWith<{ fromChat: true }>;

export const LOG_KIND_NAMES = Object.keys(LOG_KINDS) as [LogKind, ...LogKind[]];

/** What is known of a kind, whichever it is. */
export const kindFacts = (kind: LogKind): LogKindFacts => LOG_KINDS[kind];

/** What is known of a kind that holds a number. */
export const valueFacts = (kind: ValueKind): ValueKindFacts => LOG_KINDS[kind];

export const holdsValue = (kind: LogKind): kind is ValueKind => kindFacts(kind).holds === 'value';

export const VALUE_KINDS = LOG_KIND_NAMES.filter(holdsValue) as [ValueKind, ...ValueKind[]];

export const CHAT_LOG_KINDS = VALUE_KINDS.filter((kind) => valueFacts(kind).fromChat) as [
  ChatLogKind,
  ...ChatLogKind[],
];

/** The kinds that a sum is made of. */
export const kindsIn = (...statistics: readonly Statistic[]): LogKind[] =>
  LOG_KIND_NAMES.filter((kind) => statistics.some((each) => each === kindFacts(kind).countsIn));

/** Whether an entry is a figure of a body. */
export function isBodyFigure(kind: LogKind): boolean {
  const facts = kindFacts(kind);
  return facts.holds === 'value' && facts.bodyFigure === true;
}
