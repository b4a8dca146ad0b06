import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeModelServer, startFakeModelServer } from '#test/fake-model-server.ts';
import { createWordGuesser } from './create-word-guesser.ts';

const ANSWER = '{"guesses":[{"field":"medications","quote":"zibravex","means":"allopurinol"}]}';
const WORDS = [{ question: 'unread:1', field: 'medications', quote: 'zibravex', text: 'zibravex 100 mg' }];

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer('openai-compatible');
});
afterAll(() => server.close());

const guesser = () =>
  createWordGuesser({ provider: 'openai-compatible', model: 'fake', apiKey: 'secret-key', baseUrl: server.url });
const guess = (timeoutMs = 5000) => guesser().guess(WORDS, { signal: AbortSignal.timeout(timeoutMs) });

/** A whole answer, as a provider gives one that is no stream. */
const saying = (content: string) => ({
  status: 200,
  body: {
    ...{ id: 'chat-1', object: 'chat.completion', created: 1, model: 'fake' },
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  },
});

describe('the guesser of words', () => {
  it('tells a model the word, its question and the words around it, and passes the answer on as it is', async () => {
    server.answersWith(() => saying(ANSWER));
    expect(await guess()).toBe(ANSWER);
    const { messages, max_tokens } = JSON.parse(server.asked[0]?.body ?? '{}');
    const words = [{ field: 'medications', quote: 'zibravex', text: 'zibravex 100 mg' }];
    expect(messages.at(-1)).toEqual({ role: 'user', content: `WORDS: ${JSON.stringify(words)}` });
    expect(max_tokens).toBe(600);
  });

  it('fails without a trace of what was asked', async () => {
    server.answers({ status: 400 });
    const error: unknown = await guess().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ModelError', fault: 'away' });
    expect((error as Error).cause).toBeUndefined();
    expect(server.asked).toHaveLength(1);
  });

  it('stops when nobody waits any more', async () => {
    server.answers({ hangsAfter: '' });
    await expect(guess(50)).rejects.toThrow();
  });
});
