import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AI_PROVIDERS } from '#server/ai/settings.ts';

/** What a provider's model says in one answer (after a while, or not before something happened), or how it fails. */
export type Script =
  | { text: string | readonly string[]; delayMs?: number; until?: Promise<void> }
  | { calls: readonly { name: string; input: unknown }[] }
  /** The arguments of a tool call as they are sent: they need not be JSON. */
  | { rawCall: { name: string; input: string } }
  /** An answer that is no stream: by default a failure. */
  | { status: number; headers?: Record<string, string>; body?: object }
  /** The body of the stream, as it is. */
  | { raw: string }
  /** Some words, then silence. */
  | { hangsAfter: string }
  /** Some words, then the connection breaks. */
  | { resetsAfter: string };

/** What was asked of the model: the whole body of the request. */
export type AskedOfModel = { path: string; headers: IncomingMessage['headers']; body: string };

export type FakeModelServer = {
  url: string;
  asked: AskedOfModel[];
  /** The answers to the requests that come, in turn; the last one is given again. */
  answers: (...scripts: Script[]) => void;
  /** Answers by what is asked. */
  answersWith: (answer: (asked: AskedOfModel) => Script) => void;
  close: () => Promise<void>;
};

type Protocol = (typeof AI_PROVIDERS)[number];
type Say = {
  text: (text: string) => string;
  calls: (calls: readonly Call[]) => string;
  end: (called: boolean) => string;
};
type Call = { name: string; input: string };

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (name: string, value: object) => `event: ${name}\n${data({ type: name, ...value })}`;

/** Speaks a provider's protocol over HTTP, as far as a streamed chat needs it. */
export async function startFakeModelServer(protocol: Protocol): Promise<FakeModelServer> {
  const asked: AskedOfModel[] = [];
  let answer: (asked: AskedOfModel) => Script = () => ({ status: 500 });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const question = { path: request.url ?? '', headers: request.headers, body };
    asked.push(question);
    await play(answer(question), SPEECH[protocol](), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    answers: (...scripts) => {
      asked.length = 0;
      let next = 0;
      answer = () => scripts[Math.min(next++, scripts.length - 1)] ?? { status: 500 };
    },
    answersWith: (given) => {
      asked.length = 0;
      answer = given;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function play(script: Script, say: Say, response: ServerResponse): Promise<void> {
  if ('status' in script) {
    response.writeHead(script.status, { 'content-type': 'application/json', ...script.headers });
    response.end(JSON.stringify(script.body ?? { error: { message: 'no', type: 'fake' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('raw' in script) response.end(script.raw);
  else if ('calls' in script) {
    const calls = script.calls.map(({ name, input }) => ({ name, input: JSON.stringify(input) }));
    response.end(say.calls(calls) + say.end(true));
  } else if ('rawCall' in script) response.end(say.calls([script.rawCall]) + say.end(true));
  else if ('hangsAfter' in script) response.write(say.text(script.hangsAfter));
  else if ('resetsAfter' in script) response.write(say.text(script.resetsAfter), () => response.destroy());
  else await speak(script, say, response);
}

type Spoken = Extract<Script, { text: unknown }>;

async function speak({ text, delayMs = 0, until }: Spoken, say: Say, response: ServerResponse): Promise<void> {
  await until;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  for (const piece of [text].flat()) response.write(say.text(piece));
  response.end(say.end(false));
}

const SPEECH: Record<Protocol, () => Say> = {
  'openai-compatible': openAi,
  anthropic,
  google,
};

function openAi(): Say {
  const chunk = (delta: object, finish: string | null = null) =>
    data({
      id: 'chat-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  return {
    text: (content) => chunk({ role: 'assistant', content }),
    calls: (calls) =>
      calls
        .map(({ name, input }, index) =>
          chunk({
            tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: input } }],
          }),
        )
        .join(''),
    end: (called) => `${chunk({}, called ? 'tool_calls' : 'stop')}data: [DONE]\n\n`,
  };
}

function anthropic(): Say {
  let index = 0;
  let isStarted = false;
  const start = () => {
    if (isStarted) return '';
    isStarted = true;
    const message = { id: 'msg_1', role: 'assistant', model: 'fake', content: [], type: 'message' };
    return event('message_start', { message: { ...message, usage: { input_tokens: 1, output_tokens: 1 } } });
  };
  const block = (content: object, delta: object) => {
    const at = index++;
    return [
      event('content_block_start', { index: at, content_block: content }),
      event('content_block_delta', { index: at, delta }),
      event('content_block_stop', { index: at }),
    ].join('');
  };
  return {
    text: (text) => start() + block({ type: 'text', text: '' }, { type: 'text_delta', text }),
    calls: (calls) =>
      start() +
      calls
        .map(({ name, input }, at) =>
          block(
            { type: 'tool_use', id: `toolu_${at}`, name, input: {} },
            { type: 'input_json_delta', partial_json: input },
          ),
        )
        .join(''),
    end: (called) =>
      event('message_delta', {
        delta: { stop_reason: called ? 'tool_use' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: 9 },
      }) + event('message_stop', {}),
  };
}

function google(): Say {
  const part = (parts: object[], more: object = {}) =>
    data({ candidates: [{ content: { role: 'model', parts }, index: 0, ...more }] });
  return {
    text: (text) => part([{ text }]),
    calls: (calls) => part(calls.map(({ name, input }) => ({ functionCall: { name, args: JSON.parse(input) } }))),
    end: () => part([{ text: '' }], { finishReason: 'STOP' }),
  };
}
