import * as meals from '#contract/meals.ts';
import * as plans from '#contract/plans.ts';
import { isoDayOf } from '#core/units/calendar-day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Router } from '../http/router.ts';
import { checkPlan, checkPlans } from './check-plans.ts';
import { generateMeal } from './generate-meal.ts';
import { listGroceries } from './list-groceries.ts';
import { planWeek } from './plan-week.ts';
import { putMeal } from './put-meal.ts';

/** What goes beyond a day of meals: a week, its groceries, a meal by itself; and whether plans still fit. */
export function mealRoutes(router: Router, catalogue: Catalogue): void {
  checkingRoutes(router, catalogue);
  cookingRoutes(router, catalogue);
}

/** What looks at stored plans with the person's profile of today in hand, and changes nothing. */
function checkingRoutes({ route }: Router, catalogue: Catalogue): void {
  route(plans.checkPlan, ({ db, session, params, log }) =>
    checkPlan(db, { userId: session.userId, ...params, catalogue, log }),
  );

  route(plans.checkPlans, ({ db, session, log }) => checkPlans(db, { userId: session.userId, catalogue, log }));

  route(meals.getGroceries, ({ db, session, params, query, now, log }) =>
    listGroceries(db, {
      ...{ userId: session.userId, ...params, days: query.days === '7' ? 7 : 1 },
      ...{ today: query.today ?? isoDayOf(now), catalogue, log },
    }),
  );
}

function cookingRoutes({ route, jobRoute }: Router, catalogue: Catalogue): void {
  jobRoute(
    meals.planWeek,
    ({ db, session, params, body, now, log }) =>
      planWeek(db, { userId: session.userId, ...params, leftovers: body.leftovers, catalogue, now, log }),
    { limit: 'generate', event: 'plan' },
  );

  route(
    meals.generateMeal,
    ({ db, session, body, now, log }) =>
      generateMeal(db, { userId: session.userId, wanted: body, catalogue, now, log }),
    { limit: 'swap' },
  );

  route(
    meals.putMeal,
    ({ db, session, params, body, allowance, now, log }) =>
      putMeal(db, { userId: session.userId, ...params, wanted: body, allowance, catalogue, now, log }),
    { limit: 'swap' },
  );
}
