import { afterAll, beforeAll } from 'vitest';
import { setCoachSettings } from '#contract/chat.ts';
import type { CoachModel } from '#server/ai/coach-model.ts';
import { createCoachModel } from '#server/ai/create-coach-model.ts';
import { PATIENCE } from '#server/ai/patience.ts';
import { type Caller, startTestApp, type TestApp } from './app.ts';
import { type FakeModelServer, startFakeModelServer } from './fake-model-server.ts';

const ONE_ATTEMPT = { ...PATIENCE, retries: 0 };

type ModelApp = { app: TestApp; model: () => FakeModelServer; agree: (person: Caller) => Promise<void> };

/** The whole server with a language model behind it: the real adapter, and a provider that says what a test tells it to. */
export function startModelApp(): ModelApp {
  let server: FakeModelServer | undefined;
  let adapter: CoachModel | undefined;
  const running = () => {
    if (!server) throw new Error('the fake model runs only while tests run');
    return server;
  };
  beforeAll(async () => {
    server = await startFakeModelServer('openai-compatible');
  });
  afterAll(() => server?.close());
  const coachModel: CoachModel = {
    provider: 'openai-compatible',
    name: 'fake',
    answer: (turn) => {
      const settings = { provider: 'openai-compatible', model: 'fake', apiKey: null, baseUrl: running().url } as const;
      adapter ??= createCoachModel(settings, { patience: ONE_ATTEMPT });
      return adapter.answer(turn);
    },
  };
  return {
    app: startTestApp({ coachModel }),
    model: running,
    agree: async (person) => {
      await person.call(setCoachSettings, { body: { aiConsent: true } });
    },
  };
}
