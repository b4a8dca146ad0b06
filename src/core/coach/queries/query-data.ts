import type { FieldChange } from '#core/athlete/change-profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { GroceryList } from '#core/nutrition/groceries/grocery-list.ts';
import type { MealType } from '#core/nutrition/meal-plan.ts';
import type { ActivityDay } from '#core/progress/activity.ts';
import type { AdaptiveState } from '#core/progress/adaptive-proposal.ts';
import type { BodyPart } from '#core/progress/body-part.ts';
import type { GoalDate } from '#core/progress/goal-date.ts';
import type { DayWeight } from '#core/progress/weight-trend.ts';
import type { Performance } from '#core/training/progression/history.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import type { Choice, CoachBlock, CoachFacts } from '../turn.ts';
import type { Figure } from './figure.ts';

/** One entry of something eaten; `meal`: the place of the plan's day that it was. */
export type EatenEntry = {
  day: number;
  name: string;
  meal: MealType | null;
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
};

/** What a person logged, oldest first; `day`: days since 1 January 1970 on their own calendar. */
export type PersonLogs = {
  /** The first day that was looked at: what is older is not known here. */
  since: number;
  weights: readonly DayWeight[];
  energy: readonly { day: number; value: number }[];
  measurements: readonly { day: number; part: BodyPart; inches: number }[];
  days: readonly ActivityDay[];
  /** What was eaten: meals of the plan and other foods. */
  eaten?: readonly EatenEntry[];
  performances: readonly (Performance & { day: number })[];
};

/** One change of the answers that was asked for in chat or on the screen. */
export type KnownChange = {
  day: number;
  source: 'chat' | 'form';
  status: 'applied' | 'pending' | 'undone' | 'declined';
  changes: readonly FieldChange[];
};

/** All that questions are answered from. Left out: not read. `null`: read, and there is none. */
export type QueryData = Pick<
  CoachFacts,
  'hidesNumbers' | 'targets' | 'mealPlan' | 'workoutPlan' | 'nextSession' | 'membership'
> & {
  profile: Profile;
  units: UnitSystem;
  /** Days since 1 January 1970 on the person's calendar. */
  today: number;
  logs?: PersonLogs;
  adaptive?: AdaptiveState;
  goalDate?: GoalDate;
  groceries?: { days: 1 | 7; aisles: GroceryList } | null;
  changes?: readonly KnownChange[];
};

/** A series that says more than its last number. `low` to `high`: the band of a trend. */
export type Chart = {
  title: string;
  unit: string;
  form: 'line' | 'bars';
  points: readonly { day: number; value: number; low?: number; high?: number }[];
};

export type QueryAnswer = {
  sentences: readonly string[];
  figures: readonly Figure[];
  chart?: Chart;
  /** Cards of the product that show the same: a meal, a plan. */
  cards?: readonly CoachBlock[];
  /** One or two steps that fit. */
  next?: readonly Choice[];
};
