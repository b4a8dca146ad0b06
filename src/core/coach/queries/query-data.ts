import type { FieldChange } from '#core/athlete/change-profile.ts';
import type { FoodRules, TrainingRules } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Food } from '#core/catalogue/food.ts';
import type { GroceryList } from '#core/nutrition/groceries/grocery-list.ts';
import type { MealType } from '#core/nutrition/meal-plan.ts';
import type { ActivityDay } from '#core/progress/activity.ts';
import type { AdaptiveState } from '#core/progress/adaptive-proposal.ts';
import type { BodyPart } from '#core/progress/body-part.ts';
import type { GoalDate } from '#core/progress/goal-date.ts';
import type { DayWeight } from '#core/progress/weight-trend.ts';
import type { ReminderSettings } from '#core/reminders/reminders.ts';
import type { Performance } from '#core/training/progression/history.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import type { ToldFood } from '../dialogue/meal-talk.ts';
import type { Choice, CoachBlock, CoachFacts } from '../turn.ts';
import type { Figure } from './figure.ts';

/** What a person logged, oldest first; `day`: days since 1 January 1970 on their own calendar. */
export type PersonLogs = {
  /** The first day that was looked at: what is older is not known here. */
  since: number;
  weights: readonly DayWeight[];
  energy: readonly { day: number; value: number }[];
  measurements: readonly { day: number; part: BodyPart; inches: number }[];
  days: readonly ActivityDay[];
  performances: readonly (Performance & { day: number })[];
  /** Meals that were marked as eaten. */
  eaten: readonly EatenMeal[];
};

/** A meal as it was eaten; `type` is null for what stands in no plan. */
export type EatenMeal = Record<'calories' | 'protein' | 'carbs' | 'fat', number> & {
  day: number;
  type: MealType | null;
  name: string;
};

/** Foods that a question names: by what name, which rows hold them, and which may where a brand does. */
export type NamedFood = { label: string; holds: ReadonlySet<string>; check: ReadonlySet<string> };

/** What questions about what is in the food are answered from. */
export type FoodKnowledge = {
  table: ReadonlyMap<string, Food>;
  rules: FoodRules;
  /** What the words of each question, and of what waits for a yes, name. */
  named: ReadonlyMap<string, readonly NamedFood[]>;
  /** The same with how much of each is meant. */
  told: ReadonlyMap<string, readonly ToldFood[]>;
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
  food?: FoodKnowledge;
  training?: TrainingRules;
  reminders?: ReminderSettings | null;
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
