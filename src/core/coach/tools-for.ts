import { DATA_NEEDS } from './queries/data-needs.ts';
import { type Intent, type IntentKind, TOOLS, type ToolName, type Understanding } from './turn.ts';

const NEEDED: Partial<Record<IntentKind, readonly ToolName[]>> = {
  motivation: ['read_progress', 'read_next_session'],
  tired: ['read_next_session'],
  feeling: ['read_next_session', 'read_progress', 'read_meal_plan', 'read_targets'],
  missed_training: ['read_progress', 'read_next_session'],
  swap_meal: ['read_meal_plan'],
  swap_exercise: ['read_workout_plan', 'read_next_session'],
  pain: ['read_workout_plan'],
  log_sets: ['read_workout_plan', 'read_next_session', 'read_lifts'],
  act: ['read_next_session', 'read_plans', 'read_reminders', 'read_meal_plan'],
  training: ['read_next_session', 'read_exceptions', 'read_calories'],
  meal_act: ['read_meal_plan'],
  eaten: ['read_meal_plan'],
  how_to: ['read_exercise'],
  rebuild_plans: ['read_meal_plan', 'read_workout_plan'],
};

/** What has to be read to answer; the person's profile always is. */
export function toolsFor({ intents }: Understanding): ToolName[] {
  const needed = new Set<ToolName>(['read_profile', ...intents.flatMap(neededFor)]);
  return TOOLS.filter((tool) => needed.has(tool));
}

const neededFor = (intent: Intent): readonly ToolName[] =>
  intent.kind === 'query' ? (DATA_NEEDS[intent.query.what].tools ?? []) : (NEEDED[intent.kind] ?? []);
