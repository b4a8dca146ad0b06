import { answerAnswer, answerChanges, answerMembership, answerPrice } from './answer-about.ts';
import { answerBurned } from './answer-burned.ts';
import { answerContents } from './answer-contents.ts';
import { answerDish, answerSources } from './answer-dish.ts';
import { answerEaten } from './answer-eaten.ts';
import { answerGroceries, answerMeals, answerTarget } from './answer-food.ts';
import { answerGoalDate, answerGoalGap } from './answer-goal.ts';
import { answerMealIdea } from './answer-ideas.ts';
import { answerLift } from './answer-lifts.ts';
import { answerWorkoutPlan } from './answer-plan.ts';
import { answerRecords, answerVolume } from './answer-records.ts';
import { answerEnergy, answerMeasurement, answerWeight } from './answer-series.ts';
import { answerSession } from './answer-session-day.ts';
import { answerCardio, answerLoggedDays, answerSessions, answerStreak } from './answer-sessions.ts';
import { answerSpared } from './answer-spared.ts';
import { answerTired } from './answer-tired.ts';
import { explainWeight } from './explain-weight.ts';
import type { Query, Subject } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { answerOnTrack, answerStuck, answerWeek } from './review.ts';

type Asked = { query: Query; data: QueryData };

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
  eaten: answerEaten,
  meals: answerMeals,
  meal_idea: answerMealIdea,
  groceries: answerGroceries,
  burned: answerBurned,
  membership: answerMembership,
  price: answerPrice,
  answer: answerAnswer,
  changes: answerChanges,
  dish: answerDish,
  contents: answerContents,
  sources: answerSources,
  tired: answerTired,
  goal_gap: answerGoalGap,
  spared: answerSpared,
};

/**
 * Answers a question from what was read of the person, and from nothing else. Each number in the sentences stands among the figures
 * with its source. No sentence: what it needs was not read.
 */
export const answerQuery = (query: Query, data: QueryData): QueryAnswer => ANSWERS[query.what]({ query, data });
