import { profileChangesDocument } from '#core/athlete/profile-changes-versions.ts';
import { waitingFoods } from '#core/coach/queries/answer-contents.ts';
import { askedFoods } from '#core/coach/queries/asked-foods.ts';
import { type DataPart, dataPartsOf } from '#core/coach/queries/data-needs.ts';
import { namedFoods } from '#core/coach/queries/named-foods.ts';
import type { Query } from '#core/coach/queries/query.ts';
import type { FoodKnowledge, PersonLogs, QueryData } from '#core/coach/queries/query-data.ts';
import type { CoachFacts } from '#core/coach/turn.ts';
import { servedDays } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { groceryList } from '#core/nutrition/groceries/grocery-list.ts';
import { goalDate } from '#core/progress/goal-date.ts';
import { isoDay } from '#core/units/calendar-day.ts';
import { findStanding } from '../adaptive/find-adaptive.ts';
import { learnedConstraints } from '../adaptive/learned-constraints.ts';
import { loadReadingFacts } from '../catalogue/reading-facts.ts';
import type { Db } from '../db/database.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { selectLatestWeight } from '../progress/store.ts';
import { type Asker, remindersOf } from './gather-facts.ts';
import { foodsOf } from './read-message.ts';
import { selectRecentChanges } from './store.ts';
import { dayIn, todayOf } from './today-of.ts';

type Reading = {
  db: Db;
  asker: Asker;
  facts: CoachFacts;
  /** Read at most once in a turn. */
  logs: () => Promise<PersonLogs>;
};
type Part = (reading: Reading & { data: QueryData; queries: readonly Query[] }) => Promise<Partial<QueryData>>;

/** What each part of the data reads; all of it belongs to the person who asks. */
const PARTS: Record<DataPart, Part> = {
  logs: async ({ logs }) => ({ logs: await logs() }),
  adaptive: async ({ db, asker }) => ({ adaptive: (await findStanding(db, asker)).state }),
  goal_date: async ({ db, asker }) => ({ goalDate: await dateOfGoal(db, asker) }),
  groceries: async ({ asker, facts }) => ({ groceries: groceriesOf(asker, facts) }),
  changes: async ({ db, asker }) => ({ changes: await recentChanges(db, asker) }),
  food: async ({ asker, data, queries }) => ({ food: foodKnowledge(asker, { data, queries }) }),
  reminders: async ({ db, asker }) => ({ reminders: await remindersOf(db, asker) }),
  training: async ({ asker }) => ({ training: asker.athlete.constraints.training }),
};

/** All that the questions of a message are answered from, beside the facts that are read already. */
export async function gatherData(reading: Reading, queries: readonly Query[]): Promise<QueryData> {
  const { asker, facts } = reading;
  let data: QueryData = { ...facts, units: asker.units, today: todayOf(asker) };
  for (const part of dataPartsOf(queries)) data = { ...data, ...(await PARTS[part]({ ...reading, data, queries })) };
  return data;
}

async function dateOfGoal(db: Db, { userId, athlete: { profile }, catalogue }: Asker) {
  const constraints = await learnedConstraints(db, { userId, profile, catalogue });
  const weightLbs = (await selectLatestWeight(db, userId)) ?? profile.weightLbs;
  return goalDate({ profile: { ...profile, weightLbs }, constraints });
}

function groceriesOf(asker: Asker, { mealPlan }: CoachFacts): QueryData['groceries'] {
  if (!mealPlan) return null;
  const { data, exceptions = [] } = mealPlan;
  const days = data.week ? 7 : 1;
  const served = servedDays(data, exceptions, { today: isoDay(todayOf(asker)), days });
  return { days, aisles: groceryList(served, asker.catalogue.foods) };
}

/** The food table, this person's rules, and what the words of the questions and of what waits for a yes name. */
function foodKnowledge(
  { catalogue, athlete }: Asker,
  { data, queries }: { data: QueryData; queries: readonly Query[] },
): FoodKnowledge {
  const asked = queries.flatMap(({ of }) => (of?.kind === 'food' ? [of.words] : []));
  const words = [...asked, ...waitingFoods(data).map((each) => each.words)];
  const facts = loadReadingFacts(catalogue);
  const named = new Map(words.map((each) => [each, namedFoods(each, facts)]));
  return {
    table: catalogue.foods.foods,
    rules: athlete.constraints.food,
    named,
    told: new Map([...named].map(([each, foods]) => [each, askedFoods(each, foods, foodsOf(catalogue))])),
  };
}

const MOST_CHANGES = 20;

async function recentChanges(db: Db, { userId, timeZone, log }: Asker): Promise<NonNullable<QueryData['changes']>> {
  const rows = await selectRecentChanges(db, { userId, limit: MOST_CHANGES });
  return rows.flatMap(({ id, source, status, createdAt, changes: content, changesVersion: version }) => {
    const read = readOrReport(profileChangesDocument, { version, content }, { userId, id, log });
    return read.ok ? [{ day: dayIn(createdAt, timeZone), source, status, changes: read.value }] : [];
  });
}
