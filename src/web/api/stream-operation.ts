import type { Operation, ResponseOf } from '#contract/operation.ts';
import { errorOfEvent, errorWithoutAnswer } from './api-error.ts';
import { answerOf, type CallInput, callLoosely, fetchOperation, type LooseParts } from './call-operation.ts';
import { randomUuid } from './random-uuid.ts';

type StreamChoices = {
  /** What the event with the answer is called. */
  answer: string;
  /** Called with the name and the parsed data of every other event, as it comes. */
  onEvent: (name: string, data: unknown) => void;
};

/**
 * Calls an operation that tells of its progress, and answers what `callOperation` would. A connection that breaks in the
 * middle is no loss: the same key is asked once more, plainly.
 * @throws ApiError for every answer that is not a success; the signal's own error if the caller ended it
 */
export async function streamOperation<O extends Operation>(
  operation: O,
  input: CallInput<O>,
  { answer, onEvent }: StreamChoices,
): Promise<ResponseOf<O>> {
  const parts = { idempotencyKey: randomUuid(), ...(input as LooseParts) };
  const response = await fetchOperation(operation, parts, 'text/event-stream');
  const end: { json?: unknown; error?: string } = {};
  try {
    // Fetched when it is needed: no screen has to wait for it before it can be painted.
    const { readEvents } = await import('./read-events.ts');
    await readEvents(response, ({ event = '', data }) => {
      if (event === 'error') end.error = data;
      else if (event === answer) end.json = JSON.parse(data);
      else onEvent(event, JSON.parse(data));
    });
  } catch (error) {
    if (parts.signal?.aborted) throw error;
    if (error instanceof SyntaxError) throw errorWithoutAnswer('unreadable');
  }
  if (end.error !== undefined) throw errorOfEvent(end.error);
  return end.json === undefined ? callLoosely(operation, parts) : answerOf(operation, end.json);
}
