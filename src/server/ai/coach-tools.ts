import { type Tool, tool } from 'ai';
import { z } from 'zod';
import type { Choice, CoachFacts, ToolName } from '#core/coaching/turn.ts';
import type { ModelTurn } from './coach-model.ts';
import { factsForModel } from './facts-for-model.ts';

const CHOICES_MAX = 3;

const READING: Record<Exclude<ToolName, 'read_profile'>, string> = {
  read_targets: "The person's daily targets (energy and nutrients), each with how it was worked out.",
  read_meal_plan: 'The meals of their current meal plan.',
  read_workout_plan: 'The days and exercises of their current workout plan.',
  read_next_session: 'The workout that is due next, with what to lift and why.',
  read_progress: 'What they logged lately: weights, energy, workouts, streak.',
  read_membership: 'How many chat messages and new plans they have left.',
  read_exercise: 'How an exercise is done. Name the exercise in the query.',
  search_help: 'Help articles on how the app works.',
};

const querySchema = z.object({ query: z.string().max(200).describe('What is looked for, in a few words') });
const suggestionSchema = z.object({
  sentence: z.string().trim().min(3).max(120).describe('What the person would say, such as "Log my energy as 7"'),
});

type Toolbox = {
  tools: Record<string, Tool>;
  /** Everything that was read by now. */
  facts: () => CoachFacts;
  choices: () => readonly Choice[];
};

/** What a model may do: read of the person who asks, and offer them a button. It can change nothing. */
export function coachTools(turn: ModelTurn): Toolbox {
  let facts = turn.facts;
  const choices: Choice[] = [];
  const reading = Object.entries(READING).map(([name, description]) => {
    const read = tool({
      description,
      inputSchema: querySchema,
      execute: async ({ query }) => {
        facts = await turn.read(name as ToolName, query);
        return factsForModel(facts);
      },
    });
    return [name, read] as const;
  });
  const suggest = tool({
    description: 'Offers a button under your answer. Nothing happens unless the person taps it.',
    inputSchema: suggestionSchema,
    execute: async ({ sentence }) => {
      const choice = choices.length < CHOICES_MAX ? turn.suggest(sentence) : null;
      if (choice && !choices.some(({ say }) => say === choice.say)) choices.push(choice);
      return { offered: choice !== null };
    },
  });
  return { tools: { ...Object.fromEntries(reading), suggest }, facts: () => facts, choices: () => choices };
}
