import { answerAnswer, answerChanges, answerMembership, answerPrice } from './answer-about.ts';
import { answerBurned } from './answer-burned.ts';
import { answerContents } from './answer-contents.ts';
import { answerAmount, answerLeftovers, answerSteps, answerWhyDish } from './answer-cooking.ts';
import { answerDish, answerSources } from './answer-dish.ts';
import { answerEaten } from './answer-eaten.ts';
import { answerGroceries, answerMeals, answerTarget } from './answer-food.ts';
import { answerFoodTable } from './answer-food-table.ts';
import { answerGoalDate, answerGoalGap } from './answer-goal.ts';
import { answerMealIdea } from './answer-ideas.ts';
import { answerLift } from './answer-lifts.ts';
import { answerOpenMeals } from './answer-open.ts';
import { answerWorkoutPlan } from './answer-plan.ts';
import { answerRecords, answerVolume } from './answer-records.ts';
import { answerReminders, answerToday } from './answer-reminders.ts';
import { answerEnergy, answerMeasurement, answerWeight } from './answer-series.ts';
import { answerSession } from './answer-session-day.ts';
import { answerCardio, answerLoggedDays, answerSessions, answerStreak } from './answer-sessions.ts';
import { answerSpared } from './answer-spared.ts';
import { answerTired } from './answer-tired.ts';
import { explainWeight } from './explain-weight.ts';
import type { Aggregate, Query, Subject } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { answerOnTrack, answerStuck, answerWeek } from './review.ts';

type Asked = { query: Query; data: QueryData };

/** What is asked of a dish beside its figures. */
const OF_DISH: Partial<Record<Aggregate, (asked: Asked) => QueryAnswer>> = { list: answerSteps, why: answerWhyDish };

const ANSWERS: Record<Subject, (asked: Asked) => QueryAnswer> = {
  weight: answerWeight,
  weight_why: explainWeight,
  on_track: answerOnTrack,
  week_review: answerWeek,
  goal_date: answerGoalDate,
  energy: answerEnergy,
  measurement: answerMeasurement,
  sessions: answerSessions,
  logged_days: answerLoggedDays,
  streak: answerStreak,
  workout_plan: answerWorkoutPlan,
  next_session: answerSession,
  lift: (asked) => (asked.query.aggregate === 'stuck' ? answerStuck(asked) : answerLift(asked)),
  records: answerRecords,
  volume: answerVolume,
  cardio: answerCardio,
  target: answerTarget,
  eaten: (asked) => (asked.query.aggregate === 'next' ? answerOpenMeals(asked) : answerEaten(asked)),
  meals: answerMeals,
  meal_idea: answerMealIdea,
  groceries: (asked) => (asked.query.aggregate === 'sum' ? answerAmount(asked) : answerGroceries(asked)),
  burned: answerBurned,
  membership: answerMembership,
  price: answerPrice,
  answer: answerAnswer,
  changes: answerChanges,
  dish: (asked) => (OF_DISH[asked.query.aggregate ?? 'sum'] ?? answerDish)(asked),
  contents: (asked) => (asked.query.aggregate === 'last' ? answerLeftovers(asked) : answerContents(asked)),
  sources: answerSources,
  tired: answerTired,
  goal_gap: answerGoalGap,
  spared: answerSpared,
  food_table: answerFoodTable,
  reminders: answerReminders,
  today: answerToday,
};

/**
 * Answers a question from what was read of the person, and from nothing else. Each number in the sentences stands among the figures
 * with its source. No sentence: what it needs was not read.
 */
export const answerQuery = (query: Query, data: QueryData): QueryAnswer => ANSWERS[query.what]({ query, data });
