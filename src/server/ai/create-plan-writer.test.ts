import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeModelServer, startFakeModelServer } from '#test/fake-model-server.ts';
import { createPlanWriter } from './create-plan-writer.ts';
import type { PlanBrief } from './plan-writer.ts';

const brief: PlanBrief = {
  targets: { kcal: 2000, protein: 120, carbs: 220, fat: 70 },
  meals: [{ type: 'lunch', kcal: 2000, dishes: [] }],
  leftOut: ['peanuts'],
  wishes: 'more fish',
};

const MESSAGE = {
  ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'fake', stop_reason: 'end_turn' },
  usage: { input_tokens: 1, output_tokens: 1 },
};

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer('anthropic');
});
afterAll(() => server.close());

const writer = () =>
  createPlanWriter({ provider: 'anthropic', model: 'fake', apiKey: 'secret-key', baseUrl: server.url });
const write = () => writer().writeMealDay(brief, { signal: AbortSignal.timeout(5000) });

describe('the writer of meal plans', () => {
  it('passes the brief on and the answer back, as it is', async () => {
    server.answersWith(() => ({
      status: 200,
      body: { ...MESSAGE, content: [{ type: 'text', text: '{"meals":[]}' }] },
    }));
    expect(await write()).toBe('{"meals":[]}');
    expect(server.asked[0]?.body).toContain('peanuts');
  });

  it('fails without a trace of what was asked', async () => {
    server.answers({ status: 400 });
    const error: unknown = await write().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ModelError', fault: 'away' });
    expect((error as Error).cause).toBeUndefined();
  });

  it('stops when nobody waits any more', async () => {
    server.answers({ hangsAfter: '' });
    await expect(writer().writeMealDay(brief, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  });
});
