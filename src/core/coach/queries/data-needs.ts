import type { ToolName } from '../turn.ts';
import type { Query, Subject } from './query.ts';

/** What is read for questions alone, beside what the tools of a turn read. */
const DATA_PARTS = ['logs', 'adaptive', 'goal_date', 'groceries', 'changes', 'food', 'training', 'reminders'] as const;
export type DataPart = (typeof DATA_PARTS)[number];

type Needs = { tools?: readonly ToolName[]; parts?: readonly DataPart[] };

/** What has to be read to answer a question on a subject; the answers of the person are known already. */
export const DATA_NEEDS: Record<Subject, Needs> = {
  weight: { tools: ['read_progress'], parts: ['logs'] },
  weight_why: { tools: ['read_targets', 'read_workout_plan', 'read_progress'], parts: ['logs', 'adaptive'] },
  on_track: { tools: ['read_targets', 'read_workout_plan', 'read_progress'], parts: ['logs', 'goal_date'] },
  week_review: { tools: ['read_workout_plan', 'read_next_session', 'read_progress'], parts: ['logs'] },
  goal_date: { tools: ['read_progress'], parts: ['logs', 'goal_date'] },
  energy: { tools: ['read_progress'], parts: ['logs'] },
  measurement: { parts: ['logs'] },
  sessions: { tools: ['read_workout_plan', 'read_next_session', 'read_progress'], parts: ['logs'] },
  logged_days: { parts: ['logs'] },
  streak: { tools: ['read_workout_plan', 'read_progress'], parts: ['logs'] },
  workout_plan: { tools: ['read_workout_plan', 'read_next_session'] },
  next_session: { tools: ['read_workout_plan', 'read_next_session', 'read_progress'], parts: ['logs'] },
  lift: { tools: ['read_targets', 'read_workout_plan', 'read_next_session'], parts: ['logs'] },
  records: { tools: ['read_next_session'], parts: ['logs'] },
  volume: { parts: ['logs'] },
  cardio: { parts: ['logs'] },
  target: { tools: ['read_targets'] },
  eaten: { tools: ['read_targets', 'read_meal_plan', 'read_progress'], parts: ['logs'] },
  meals: { tools: ['read_meal_plan'] },
  meal_idea: { tools: ['read_meal_plan'], parts: ['food'] },
  groceries: { tools: ['read_meal_plan'], parts: ['groceries', 'food'] },
  burned: { tools: ['read_targets', 'read_progress'], parts: ['logs', 'adaptive'] },
  membership: { tools: ['read_membership'] },
  price: { tools: ['read_membership'] },
  answer: {},
  changes: { parts: ['changes'] },
  dish: { tools: ['read_meal_plan'], parts: ['food'] },
  contents: { tools: ['read_meal_plan'], parts: ['changes', 'food'] },
  sources: { tools: ['read_meal_plan'], parts: ['food'] },
  tired: { tools: ['read_targets', 'read_workout_plan', 'read_progress'], parts: ['logs'] },
  goal_gap: { tools: ['read_progress'], parts: ['logs'] },
  spared: { parts: ['training'] },
  food_table: { parts: ['food'] },
  reminders: { parts: ['reminders'] },
  today: {},
};

/** The parts that some questions need together, each once. */
export const dataPartsOf = (queries: readonly Query[]): DataPart[] =>
  DATA_PARTS.filter((part) => queries.some(({ what }) => DATA_NEEDS[what].parts?.includes(part)));
