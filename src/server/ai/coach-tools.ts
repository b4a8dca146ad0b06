import { type Tool, tool } from 'ai';
import { z } from 'zod';
import { COMPUTED_KINDS, compute } from '#core/coach/guard/compute.ts';
import type { Proof } from '#core/coach/guard/proof.ts';
import type { Source } from '#core/coach/guard/sources.ts';
import { turnProof } from '#core/coach/guard/turn-proof.ts';
import type { Choice, ToolName } from '#core/coach/turn.ts';
import type { ModelTurn } from './coach-model.ts';
import { factsForModel } from './facts-for-model.ts';

const CHOICES_MAX = 3;

/** What only our own reader needs: a model names what it wants in words. */
type Own = 'read_profile' | 'read_lifts' | 'read_plans' | 'read_reminders' | 'read_exceptions' | 'read_calories';

const READING: Record<Exclude<ToolName, Own>, string> = {
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

const amount = z.number().min(0).max(20_000);
const computationSchema = z.discriminatedUnion('what', [
  z.object({
    what: z.enum(['difference', 'remaining', 'share']),
    kind: z.enum(COMPUTED_KINDS),
    from: amount.describe('Of remaining: the target. Of a share: the part.'),
    to: amount.describe('Of remaining: what was had. Of a share: the whole.'),
  }),
  z.object({ what: z.literal('pace'), from: amount, to: amount, weeks: z.number().min(1).max(52) }),
  z.object({ what: z.literal('goal_date'), from: amount, to: amount, lbsAWeek: z.number().min(0.05).max(5) }),
]);

type Toolbox = {
  tools: Record<string, Tool>;
  /** All that sentences are held against by now: what was read, worked out and done. */
  known: () => Proof;
  choices: () => readonly Choice[];
};

/** What a model may do: read of the person who asks, have numbers worked out, look foods up, and offer a button. It can change nothing. */
export function coachTools(turn: ModelTurn): Toolbox {
  let { facts } = turn;
  let computed: readonly Source[] = [];
  let proof: Proof | null = null;
  const known = () => {
    proof ??= turnProof({ ...turn, facts, computed });
    return proof;
  };
  const choices: Choice[] = [];
  const reading = Object.entries(READING).map(([name, description]) => {
    const read = tool({
      description,
      inputSchema: querySchema,
      execute: async ({ query }) => {
        facts = await turn.read(name as ToolName, query);
        proof = null;
        return factsForModel(facts);
      },
    });
    return [name, read] as const;
  });
  const work_out = tool({
    description: 'Works a number out from numbers that were read. Only such numbers may be said. Weights in pounds.',
    inputSchema: computationSchema,
    execute: async (wanted) => {
      const answer = compute(wanted, known().sources, turn.today);
      if (!answer.ok) return { cannot: answer.because };
      computed = [...computed, ...answer.sources];
      proof = null;
      return answer.result;
    },
  });
  const look_up_food = tool({
    description: 'What 100 g and a usual helping of a food hold.',
    inputSchema: querySchema,
    execute: async ({ query }) => ({ foods: turn.lookUpFood(query) }),
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
  return { tools: { ...Object.fromEntries(reading), work_out, look_up_food, suggest }, known, choices: () => choices };
}
