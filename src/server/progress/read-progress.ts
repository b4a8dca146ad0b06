import type { FastifyBaseLogger } from 'fastify';
import type { Progress } from '#contract/progress.ts';
import { goalDate } from '#core/progress/goal-date.ts';
import { type LiftGain, liftGains } from '#core/progress/lift-gains.ts';
import { DAY_MS, isoDay } from '#core/units/calendar-day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { loadAthlete } from '../plans/load-athlete.ts';
import { loadTraining } from '../training/load-training.ts';
import { type ActivityInput, readActivity } from './read-activity.ts';
import { selectLatestWeight } from './store.ts';

const ACTIVITY_DAYS = 53 * 7;
const LIFT_DAYS = 84;

type Input = ActivityInput & { catalogue: Catalogue; log: FastifyBaseLogger };

/** Reads what the progress area shows beyond the entries themselves. */
export async function readProgress(db: Db, input: Input): Promise<Progress> {
  const { userId, utcOffsetMinutes, catalogue, now, log } = input;
  const { profile, constraints } = await loadAthlete(db, { userId, catalogue, log });
  const days = await readActivity(db, { userId, now, utcOffsetMinutes, lookBackDays: ACTIVITY_DAYS });
  const { performances } = await loadTraining(db, { userId, exercises: catalogue.exercises, log });
  const weightLbs = (await selectLatestWeight(db, userId)) ?? profile.weightLbs;
  return {
    days: days.map((each) => ({ ...each, day: isoDay(each.day) })),
    lifts: liftGains(performances, now.getTime() - LIFT_DAYS * DAY_MS).map((gain) => ({
      ...gain,
      from: markOf(gain.from),
      to: markOf(gain.to),
    })),
    goalDate: goalDate({ profile: { ...profile, weightLbs }, constraints }),
  };
}

const markOf = ({ lbs, reps, at }: LiftGain['from']) => ({ lbs, reps, loggedAt: new Date(at).toISOString() });
