import type { LanguageModel } from 'ai';
import { guardSentence } from '#core/coach/guard/guard-sentence.ts';
import type { CoachModel, ModelAnswer, ModelTurn } from './coach-model.ts';
import { coachTools } from './coach-tools.ts';
import { openLanguageModel } from './language-model.ts';
import { ModelError, readModelError } from './model-error.ts';
import { PATIENCE, type Patience, type Watch, watch } from './patience.ts';
import { messagesOf, systemPrompt } from './prompt.ts';
import { repairSentences } from './repair-sentences.ts';
import { guardCalls, retrying } from './resilience.ts';
import type { AiSettings } from './settings.ts';
import { type Repair, streamGuarded } from './stream-text.ts';

/** About 450 words; our answers have 120. */
const TOKENS_MAX = 700;
/** Rounds of tools, the answer included. */
const STEPS_MAX = 4;
const TEMPERATURE = 0.4;

type Options = { patience?: Patience; random?: () => number };

/** The coach's voice in a language model. What it cannot prove, or cannot say in time, it answers as a fault. */
export function createCoachModel(
  settings: AiSettings,
  { patience = PATIENCE, random = Math.random }: Options = {},
): CoachModel {
  const guarded = guardCalls(patience);
  let opened: Promise<LanguageModel> | undefined;
  const open = () => {
    opened ??= openLanguageModel(settings);
    return opened;
  };
  return {
    provider: settings.provider,
    name: settings.model,
    answer: async (turn) => {
      const watching = watch(patience);
      let hasBegun = false;
      const begin = () => {
        hasBegun = true;
      };
      const attempt = async () => writeReply({ model: await open(), turn, watching, begin });
      try {
        return await guarded(() => retrying({ patience, watch: watching, hasBegun: () => hasBegun, random, attempt }));
      } catch (error) {
        return { ok: false, fault: watching.isLate() ? 'slow' : faultOf(error) };
      } finally {
        watching.stop();
      }
    },
  };
}

const faultOf = (error: unknown) => (error instanceof ModelError ? error.fault : 'nonsense');

type Writing = { model: LanguageModel; turn: ModelTurn; watching: Watch; begin: () => void };

/** One attempt: streams the reply through the guard. Throws a ModelError. */
async function writeReply({ model, turn, watching, begin }: Writing): Promise<ModelAnswer> {
  const { APICallError, stepCountIs, streamText } = await import('ai');
  const { tools, known, choices } = coachTools(turn);
  const stream = streamGuarded((sentence) => guardSentence(sentence, known()), turn.say);
  const [system, messages] = [systemPrompt(turn), messagesOf(turn)];
  const repair: Repair = (faults) => repairSentences({ model, system, messages, faults, watching });
  try {
    const { fullStream } = streamText({
      model,
      system,
      messages,
      tools,
      stopWhen: stepCountIs(STEPS_MAX),
      maxOutputTokens: TOKENS_MAX,
      temperature: TEMPERATURE,
      maxRetries: 0,
      abortSignal: watching.signal,
      onError: () => {}, // comes as a part of the stream too
    });
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelError('slow');
      if (part.type === 'start' || part.type === 'start-step') continue;
      watching.heard();
      begin();
      if (part.type === 'text-delta') stream.push(part.text);
      if (part.type === 'finish' && part.finishReason !== 'stop') throw new ModelError('nonsense');
    }
    return { ok: true, text: await stream.end(repair), choices: choices() };
  } catch (error) {
    throw readModelError(error, APICallError.isInstance);
  }
}
