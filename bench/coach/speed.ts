import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCoachModel } from '#server/ai/create-coach-model.ts';
import { buildApp } from '#server/app.ts';
import { readDataKeys, setDataKeys } from '#server/db/encryption.ts';
import { openInMemory } from '#server/db/in-memory.ts';
import { subscriptions } from '#server/db/schema/membership.ts';
import { openFolderFiles } from '#server/files/folder-files.ts';
import { createEmbeddedIdentity } from '#server/identity/embedded.ts';
import { LIMIT_NAMES, type LimitValues } from '#server/limits.ts';
import { createLog } from '#server/log.ts';
import { startFakeModelServer } from '#test/fake-model-server.ts';
import { anAthlete } from '#test/personas.ts';

/** Milliseconds until something of an answer arrived over HTTP. */
export type FirstBytes = { event: number[]; word: number[] };

export type ChatSpeed = {
  builtIn: FirstBytes;
  /** The model itself, asked directly, and through us. */
  model: { alone: number[]; through: FirstBytes };
};

const QUESTIONS = [
  'How am I doing?',
  'Why this many calories?',
  'What should I eat after training?',
  'hello',
  'thanks',
];
const MODEL_FIRST_BYTE_MS = 300;
const MODEL_WORDS = 'Good to hear from you. A short walk today would do you good.'.match(/\S+\s*/g) ?? [];
const YEAR_MS = 365 * 86_400_000;

/** Measures how soon the chat answers, over HTTP, with the embedded database in memory. */
export async function measureChatSpeed({ rounds }: { rounds: number }): Promise<ChatSpeed> {
  setDataKeys(readDataKeys('only-for-measuring-0123456789-abcdefghij'));
  const provider = await startFakeModelServer('openai-compatible');
  provider.answersWith(() => ({ text: MODEL_WORDS, delayMs: MODEL_FIRST_BYTE_MS }));
  const database = await openInMemory();
  const now = () => new Date();
  const log = createLog('silent');
  const limits = Object.fromEntries(LIMIT_NAMES.map((name) => [name, 1_000_000])) as LimitValues;
  const identity = createEmbeddedIdentity({
    ...{ database, limits, now, log, google: null },
    baseUrl: 'http://localhost:3000',
    secret: 'only-for-measuring-0123456789-abcdefghij',
  });
  const settings = { provider: 'openai-compatible', model: 'fake', apiKey: null, baseUrl: provider.url } as const;
  const app = await buildApp(
    {
      ...{ database, identity, limits, now, newId: () => randomUUID() },
      uploadFolder: join(tmpdir(), 'ironleaf-no-uploads'),
      site: { url: 'http://localhost:3000', supportEmail: null, securityContact: null, trainer: null },
      files: openFolderFiles(join(tmpdir(), 'ironleaf-bench-files')),
      planWriter: null,
      wordGuesser: null,
      push: { publicKey: '', send: async () => 'gone' },
      billing: null,
      analytics: null,
      coachModel: createCoachModel(settings),
      chatKeptDays: 365,
    },
    { log, publicUrl: null, trustProxy: false, webFolder: join(tmpdir(), 'ironleaf-no-web') },
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const post = poster(url, await signUp(url));
    const { userId } = await post<{ userId: string }>('/api/profile', anAthlete());
    const paid = { userId, provider: 'embedded', price: 'annual', status: 'active' } as const;
    const currentPeriodEnd = new Date(Date.now() + YEAR_MS);
    await database.db.insert(subscriptions).values({ ...paid, currentPeriodEnd, createdAt: now(), updatedAt: now() });
    for (const type of ['meal', 'workout']) await post('/api/plans/generate', { type });
    const builtIn = await askOften(post.stream, rounds);
    await post('/api/coach-settings', { aiConsent: true }, 'PUT');
    const through = await askOften(post.stream, Math.ceil(rounds / 5));
    const alone = await askAlone(provider.url, Math.ceil(rounds / 5));
    return { builtIn, model: { alone, through } };
  } finally {
    await app.close();
    await database.close();
    await provider.close();
  }
}

async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com', password: 'a quiet river stone' }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

type Stream = (path: string, body: object) => Promise<Response>;

function poster(url: string, cookie: string) {
  const send = (path: string, body: object, { method = 'POST', accept = 'application/json' } = {}) =>
    fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie, accept },
      body: JSON.stringify(body),
    });
  const post = async <T>(path: string, body: object, method = 'POST'): Promise<T> => {
    const response = await send(path, body, { method });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const stream: Stream = (path, body) => send(path, body, { accept: 'text/event-stream' });
  return Object.assign(post, { stream });
}

async function askOften(stream: Stream, rounds: number): Promise<FirstBytes> {
  const first: FirstBytes = { event: [], word: [] };
  for (let round = 0; round < rounds; round++) {
    const message = `${QUESTIONS[round % QUESTIONS.length]}`;
    const { event, word } = await timeOf(() => stream('/api/profile/chat-update', { message }), 'event: token');
    first.event.push(event);
    first.word.push(word);
  }
  return first;
}

async function askAlone(url: string, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { event } = await timeOf(() => fetch(`${url}/chat/completions`, { method: 'POST', body: '{}' }), 'data:');
    times.push(event);
  }
  return times;
}

/** When the first bytes came, and when the mark did. */
async function timeOf(ask: () => Promise<Response>, mark: string): Promise<{ event: number; word: number }> {
  const begun = performance.now();
  const response = await ask();
  const decoder = new TextDecoder();
  let [event, word, text] = [0, 0, ''];
  for await (const chunk of response.body ?? []) {
    event ||= performance.now() - begun;
    text += decoder.decode(chunk, { stream: true });
    if (word === 0 && text.includes(mark)) word = performance.now() - begun;
  }
  return { event, word };
}

/** The value that `share` of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
