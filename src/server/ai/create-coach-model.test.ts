import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedPerson } from '#core/coach/guard/person-of.ts';
import type { CoachFacts } from '#core/coach/turn.ts';
import { type FakeModelServer, startFakeModelServer } from '#test/fake-model-server.ts';
import { MALFORMED_ARGUMENTS, MALFORMED_BODIES } from '#test/malformed-streams.ts';
import { anAthlete } from '#test/personas.ts';
import type { CoachModel, ModelTurn } from './coach-model.ts';
import { createCoachModel } from './create-coach-model.ts';
import { PATIENCE, type Patience } from './patience.ts';
import { AI_PROVIDERS } from './settings.ts';

/** Asks again at once; a test that means to wait in vain says for how long. */
const QUICK: Patience = { ...PATIENCE, backoffMs: 2, backoffMaxMs: 8 };
const GOOD = 'Good to hear from you. A short walk today would do you good.';

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer('openai-compatible');
});
afterAll(() => server.close());

const facts: CoachFacts = { profile: anAthlete({ firstName: 'Quentin', weightLbs: 180 }), hidesNumbers: false };

const modelAt = (url: string, patience: Patience = QUICK): CoachModel =>
  createCoachModel(
    { provider: 'openai-compatible', model: 'fake', apiKey: 'secret-key', baseUrl: url },
    { patience, random: () => 0.5 },
  );

function turnOf(message: string, more: Partial<ModelTurn> = {}): { turn: ModelTurn; said: string[] } {
  const said: string[] = [];
  const turn: ModelTurn = {
    message,
    history: [],
    facts,
    receipts: [],
    person: guardedPerson(facts.profile, { constraints: null }),
    general: () => [],
    today: '2026-11-23',
    lookUpFood: () => [],
    read: async () => facts,
    suggest: (sentence) => ({ label: sentence, say: sentence }),
    say: (text) => said.push(text),
    ...more,
  };
  return { turn, said };
}

async function ask(model: CoachModel, message = 'hello', more: Partial<ModelTurn> = {}) {
  const { turn, said } = turnOf(message, more);
  return { answer: await model.answer(turn), said: said.join('') };
}

describe.each(AI_PROVIDERS)('a model that speaks as %s', (provider) => {
  let own: FakeModelServer;
  beforeAll(async () => {
    own = await startFakeModelServer(provider);
  });
  afterAll(() => own.close());
  const model = () =>
    createCoachModel({ provider, model: 'fake', apiKey: 'secret-key', baseUrl: own.url }, { patience: QUICK });

  it('is asked, and its words are passed on', async () => {
    own.answers({ text: ['Good to hear ', 'from you. A short ', 'walk today would do you good.'] });
    const { answer, said } = await ask(model());
    expect(answer).toEqual({ ok: true, text: GOOD, choices: [] });
    expect(said).toBe(GOOD);
    expect(JSON.stringify(own.asked[0]?.headers)).toContain('secret-key');
  });

  it('may read and offer a button before it answers', async () => {
    own.answers(
      { calls: [{ name: 'read_progress', input: { query: 'weights' } }] },
      { calls: [{ name: 'suggest', input: { sentence: 'Log my energy as 7' } }] },
      { text: GOOD },
    );
    const read: string[] = [];
    const reading = async (tool: string) => {
      read.push(tool);
      return { ...facts, progress: SOME_PROGRESS };
    };
    const { answer } = await ask(model(), 'how am I doing?', { read: reading });
    expect(read).toEqual(['read_progress']);
    expect(own.asked[1]?.body).toContain('streakDays');
    const choices = [{ label: 'Log my energy as 7', say: 'Log my energy as 7' }];
    expect(answer).toEqual({ ok: true, text: GOOD, choices });
  });
});

const SOME_PROGRESS = {
  weights: [],
  energy: [],
  workoutsLast7Days: 2,
  workoutsLast28Days: 8,
  daysSinceWorkout: 1,
  streakDays: 4,
};

describe('what leaves the server', () => {
  it('names nobody', async () => {
    server.answers({ text: GOOD });
    await ask(modelAt(server.url));
    expect(server.asked[0]?.body).toContain('activityLevel');
    expect(server.asked[0]?.body).not.toContain('Quentin');
  });

  it('has no figure of the body of who must not be shown any', async () => {
    server.answers({ text: GOOD });
    await ask(modelAt(server.url), 'hello', { facts: { ...facts, hidesNumbers: true } });
    expect(server.asked[0]?.body).not.toMatch(/weightLbs|heightIn|180/);
  });

  it('is bounded, however long the conversation was', async () => {
    server.answers({ text: GOOD });
    const history = Array.from({ length: 12 }, (_, at) => ({ isUser: at % 2 === 0, text: 'x'.repeat(4000) }));
    await ask(modelAt(server.url), 'y'.repeat(4000), { history });
    expect(server.asked[0]?.body.length).toBeLessThan(30_000);
    expect(JSON.parse(server.asked[0]?.body ?? '{}').max_tokens).toBe(700);
  });
});

describe('a model that fails', () => {
  it('is asked again when it is busy or away for a moment', async () => {
    for (const status of [408, 409, 429, 500, 503]) {
      server.answers({ status }, { text: GOOD });
      expect((await ask(modelAt(server.url))).answer.ok, `${status}`).toBe(true);
      expect(server.asked).toHaveLength(2);
    }
  });

  it('is asked three times at most', async () => {
    server.answers({ status: 503 });
    expect((await ask(modelAt(server.url))).answer).toEqual({ ok: false, fault: 'away' });
    expect(server.asked).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 422])('is not asked again after a %i', async (status) => {
    server.answers({ status });
    expect((await ask(modelAt(server.url))).answer).toEqual({ ok: false, fault: 'away' });
    expect(server.asked).toHaveLength(1);
  });

  it('is left alone for as long as it asks', async () => {
    server.answers({ status: 429, headers: { 'retry-after': '0.05' } }, { text: GOOD });
    const before = performance.now();
    expect((await ask(modelAt(server.url))).answer.ok).toBe(true);
    expect(performance.now() - before).toBeGreaterThan(45);
  });

  it('is given up when it asks for longer than a person waits', async () => {
    server.answers({ status: 429, headers: { 'retry-after': '20' } });
    expect((await ask(modelAt(server.url))).answer).toEqual({ ok: false, fault: 'busy' });
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    { name: 'says nothing at first', script: { hangsAfter: '' }, patience: { firstMs: 60 } },
    { name: 'falls silent in the middle', script: { hangsAfter: 'Well, ' }, patience: { pieceMs: 60 } },
    { name: 'never ends', script: { text: GOOD, delayMs: 400 }, patience: { totalMs: 60 } },
  ])('is given up when it $name', async ({ script, patience }) => {
    server.answers(script);
    expect((await ask(modelAt(server.url, { ...QUICK, ...patience }))).answer).toEqual({ ok: false, fault: 'slow' });
  });

  it('is given up when the connection breaks in the middle, without a second answer', async () => {
    server.answers({ resetsAfter: 'Well, let us ' }, { text: GOOD });
    expect((await ask(modelAt(server.url))).answer.ok).toBe(false);
    expect(server.asked).toHaveLength(1);
  });

  it('is away when nobody listens', async () => {
    const model = modelAt('http://127.0.0.1:9/v1');
    expect((await ask(model)).answer).toEqual({ ok: false, fault: 'away' });
  });

  it('is left alone after it failed ten times, and tried again later', async () => {
    server.answers({ status: 400 });
    const model = modelAt(server.url, { ...QUICK, restMs: 40 });
    for (let call = 0; call < 15; call++) await ask(model);
    const calls = server.asked.length;
    expect(calls).toBeLessThan(15);
    expect((await ask(model)).answer).toEqual({ ok: false, fault: 'away' });
    expect(server.asked).toHaveLength(calls);
    server.answers({ text: GOOD });
    await expect.poll(async () => (await ask(model)).answer.ok, { timeout: 10_000 }).toBe(true);
  });

  it('refuses more calls at once than it was given', async () => {
    server.answers({ text: GOOD, delayMs: 50 });
    const model = modelAt(server.url, { ...QUICK, calls: 2 });
    const answers = await Promise.all([1, 2, 3].map(() => ask(model)));
    expect(answers.map(({ answer }) => answer.ok)).toEqual([true, true, false]);
    expect(answers[2]?.answer).toEqual({ ok: false, fault: 'busy' });
  });
});

describe('what a model may not say', () => {
  it.each([
    { name: 'a number that nothing was read of', text: 'Eat 4321 calories today.' },
    { name: 'a claim to have done something', text: 'Done. I have changed your weight to 150 lbs.' },
    { name: 'nothing', text: '' },
    { name: 'too much', text: 'word '.repeat(3000) },
  ])('$name', async ({ text }) => {
    server.answers({ text });
    const { answer, said } = await ask(modelAt(server.url));
    expect(answer.ok).toBe(false);
    expect(said).not.toMatch(/4321|changed/);
  });
});

describe('a sentence that may not be said', () => {
  const BAD = `${GOOD} I have changed your weight to 150 lbs.`;

  it('is written anew in one more round, and shown in its place', async () => {
    server.answers({ text: `${BAD} Rest well tonight.` }, { text: '1. Shall I change your weight?' });
    const { answer, said } = await ask(modelAt(server.url));
    expect(answer).toMatchObject({ ok: true, text: `${GOOD} Shall I change your weight? Rest well tonight.` });
    expect(said).toBe(`${GOOD} Shall I change your weight? Rest well tonight.`);
    expect(server.asked[1]?.body).toContain('I have changed your weight');
    expect(server.asked).toHaveLength(2);
  });

  it.each([
    { name: 'is bad again', script: { text: '1. I have changed it to 150 lbs.' } },
    { name: 'is left out', script: { text: '1. -' } },
    { name: 'fails', script: { status: 500 } },
  ])('goes, and not the answer, when the round $name', async ({ script }) => {
    server.answers({ text: BAD }, script);
    const { answer, said } = await ask(modelAt(server.url));
    expect(answer).toMatchObject({ ok: true, text: GOOD });
    expect(said.trim()).toBe(GOOD);
  });
});

describe('a number that is worked out', () => {
  it('may be said if it comes of numbers that were read', async () => {
    const input = { what: 'difference', kind: 'mass', from: 180, to: 170 };
    const toGoal = { facts: { ...facts, profile: { ...facts.profile, targetWeightLbs: 170 } } };
    const script = [{ calls: [{ name: 'work_out', input }] }, { text: 'That is 10 lbs away from your goal.' }] as const;
    server.answers(...script);
    expect((await ask(modelAt(server.url), 'how far?', toGoal)).answer).toMatchObject({ ok: true });
    server.answers({ calls: [{ name: 'work_out', input: { ...input, from: 190 } }] }, { text: 'You are 20 lbs away.' });
    expect((await ask(modelAt(server.url), 'how far?', toGoal)).answer.ok).toBe(false);
  });
});

describe('an answer that is malformed', () => {
  it.each(Object.entries(MALFORMED_BODIES))('in its stream: %s', async (_name, raw) => {
    server.answers({ raw });
    const { answer } = await ask(modelAt(server.url));
    expect(answer.ok).toBe(false);
  });

  it.each(Object.entries(MALFORMED_ARGUMENTS))('in a tool call: %s', async (_name, input) => {
    server.answers({ rawCall: { name: 'read_progress', input } }, { text: GOOD });
    const read: string[] = [];
    const reading = async (tool: string) => {
      read.push(tool);
      return facts;
    };
    const { answer } = await ask(modelAt(server.url), 'hello', { read: reading });
    expect(read).toEqual([]);
    if (answer.ok) expect(answer.text).toBe(GOOD);
  });

  it('in the name of a tool: none that is not there is called', async () => {
    const calls = ['delete_plans', 'update_profile', 'run_sql', '__proto__'].map((name) => ({
      name,
      input: { all: true },
    }));
    server.answers({ calls }, { text: GOOD });
    const { answer } = await ask(modelAt(server.url));
    if (answer.ok) expect(answer).toEqual({ ok: true, text: GOOD, choices: [] });
  });
});
