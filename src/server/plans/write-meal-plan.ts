import type { FastifyBaseLogger } from 'fastify';
import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import type { AdoptedPlan } from '#core/planning/adopted-meal-plan.ts';
import { askInTime } from '../ai/ask-in-time.ts';
import { jsonInAnswer } from '../ai/json-in-answer.ts';
import type { PlanBrief, PlanWriter } from '../ai/plan-writer.ts';
import { inWorker } from '../planning/in-worker.ts';
import type { TaskInput } from '../planning/tasks.ts';

type Proposing = TaskInput<'mealPlan'> & { planWriter: PlanWriter | null; log: FastifyBaseLogger };

/**
 * A day of meals that passed every check. Where there is a language model it proposes the dishes; whatever becomes of
 * that, a plan comes out, and its notes say who chose. Throws the refusal if there is no plan at all.
 */
export async function proposeMealPlan({ planWriter, log, ...task }: Proposing): Promise<MealPlanData> {
  if (planWriter === null) return inWorker('mealPlan', task);
  const brief = await inWorker('mealBrief', task);
  if (!brief?.ok) return inWorker('mealPlan', task);
  const proposal = await askWriter(planWriter, { ...brief.draft, wishes: task.wishes }, log);
  if (proposal === undefined) return inWorker('mealPlan', task);
  const adopted = await inWorker('adoptedMealPlan', { ...task, proposal });
  if (!adopted.ok) return inWorker('mealPlan', task);
  const { plan, origin, problems, kcal } = adopted.data;
  log.info({ origin, problems: problems.length, kcal }, 'a day of meals that a language model proposed was read');
  // Our planner knows more ways out than the repair does: what was disliked may come back before there is no plan.
  if (origin === 'planner') return inWorker('mealPlan', task);
  return { ...plan, notes: [...plan.notes, WRITTEN_BY[origin]] };
}

const WRITTEN_BY: Record<Exclude<AdoptedPlan['origin'], 'planner'>, string> = {
  model: 'A language model chose these dishes. The portions and every number are worked out and checked by me.',
  repaired:
    'A language model chose dishes for this day. Not all of them held up, so I put in some of my own. The portions and every number are worked out and checked by me.',
};

/** What the model answers; undefined when it fails or takes too long. */
async function askWriter(writer: PlanWriter, brief: PlanBrief, log: FastifyBaseLogger): Promise<unknown> {
  try {
    return jsonInAnswer(await askInTime(writer.timeoutMs, (signal) => writer.writeMealDay(brief, { signal })));
  } catch (err) {
    log.warn({ err }, 'the language model wrote no day of meals');
    return undefined;
  }
}
