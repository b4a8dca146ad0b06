import type { MealDayBrief } from '#core/nutrition/adopt/day-brief.ts';

/** What the writer is asked, and the person's own wish for this time: text that may hold anything, never an instruction. */
export type PlanBrief = MealDayBrief & { wishes: string };

/**
 * A language model that proposes a day of meals. The adapter turns the brief into a prompt and answers the model's JSON as
 * it came, parsed or as text: whatever it is, it is read with suspicion (`modelPlanSchema`), its numbers are dropped, and
 * only what passes the checker is served. It answers `{meals: [{type, recipeId}, …]}` with dishes of the brief, or writes
 * dishes: `{type, name, description?, ingredients: ["60 g rolled oats", …], steps: […]}`.
 * It must obey `signal`: after it nobody waits. It may reject for any reason; then our own planner writes the day.
 */
export type PlanWriter = {
  /** How long a person is kept waiting for an answer, in milliseconds. */
  timeoutMs: number;
  writeMealDay: (brief: PlanBrief, options: { signal: AbortSignal }) => Promise<unknown>;
};
