import { plainText } from './plain-text.ts';
import type { Intent, PastTurn, UnderstandContext, Understanding } from './turn.ts';
import { readChanges } from './understanding/read-changes.ts';
import { readIntents } from './understanding/read-intents.ts';

const YES =
  /^(?:yes|yep|yeah|yea|yup|sure|ok|okay|please do|do it|go ahead|correct|right|exactly|confirm|confirmed|absolutely|of course|thats right|y)(?: (?:please|thanks|do it|go ahead|that is right|rae|sure|confirm|it))*[ .]*$/;
const NO =
  /^(?:no|nope|nah|dont|do not|never ?mind|cancel|leave it|forget it|not now|keep it|n)(?: (?:thanks|thank you|please|rae|as it is|it|do that|leave it|keep it|dont))*[ .]*$/;

/**
 * What a message asks for and which answers it changes. A bare "yes" or "no" answers the change that waits, or else
 * stands for the first or the last button under the coach's newest reply.
 */
export function understand(message: string, context: UnderstandContext): Understanding {
  const plain = plainText(message).replace(/ ,/g, '');
  const isYes = YES.test(plain);
  const isNo = NO.test(plain);
  if (isYes || isNo) {
    if (context.hasPending) return only(message, { kind: isYes ? 'confirm' : 'decline' });
    const said = sentenceOfButton(context.history, isYes);
    return said === null ? only(message, { kind: isYes ? 'confirm' : 'decline' }) : read(said, context);
  }
  return read(message, context);
}

const only = (message: string, intent: Intent): Understanding => ({
  message,
  intents: [intent],
  changes: [],
  logs: [],
});

function sentenceOfButton(history: readonly PastTurn[], isYes: boolean): string | null {
  const choices = history.findLast(({ isUser }) => !isUser)?.choices ?? [];
  return (isYes ? choices[0] : choices.at(-1))?.say ?? null;
}

function read(message: string, context: UnderstandContext): Understanding {
  const { changes, logs, asks } = readChanges(message, context.profile);
  const intents = readIntents(message, context);
  // Whoever asks to get round the rules gets nothing else done in the same breath.
  if (intents.some(({ kind }) => kind === 'not_allowed')) return { message, intents, changes: [], logs: [] };
  const isTold = changes.length + logs.length > 0;
  // What was told is answered by its receipt; only a real question is answered besides.
  const asked = isTold ? intents.filter(({ kind }) => ANSWERED_BESIDES.has(kind)) : intents;
  return { message, intents: [...asks, ...asked], changes, logs };
}

const ANSWERED_BESIDES = new Set<Intent['kind']>([
  ...(['progress', 'next_workout', 'meals_today', 'what_to_eat', 'why_number', 'swap_meal', 'swap_exercise'] as const),
  ...(['how_to', 'new_plan', 'rebuild_plans', 'limits', 'app_question', 'missed_training'] as const),
]);
