import { type IntentKind, TOOLS, type ToolName, type Understanding } from './turn.ts';

const NEEDED: Partial<Record<IntentKind, readonly ToolName[]>> = {
  progress: ['read_progress', 'read_workout_plan'],
  next_workout: ['read_next_session', 'read_workout_plan'],
  meals_today: ['read_meal_plan'],
  motivation: ['read_progress', 'read_next_session'],
  tired: ['read_next_session'],
  missed_training: ['read_progress', 'read_next_session'],
  why_number: ['read_targets', 'read_next_session'],
  what_to_eat: ['read_meal_plan', 'read_targets'],
  swap_meal: ['read_meal_plan'],
  swap_exercise: ['read_workout_plan', 'read_next_session'],
  pain: ['read_workout_plan'],
  how_to: ['read_exercise'],
  limits: ['read_membership'],
  rebuild_plans: ['read_meal_plan', 'read_workout_plan'],
  app_question: ['search_help'],
  not_allowed: ['search_help'],
};

/** What has to be read to answer; the person's profile always is. A message nobody understood is looked up in the help. */
export function toolsFor({ intents, changes, logs }: Understanding): ToolName[] {
  const needed = new Set<ToolName>(['read_profile', ...intents.flatMap(({ kind }) => NEEDED[kind] ?? [])]);
  if (intents.length + changes.length + logs.length === 0) needed.add('search_help');
  return TOOLS.filter((tool) => needed.has(tool));
}
