import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/app.ts';

const app = startTestApp();

describe('what is not even HTTP', () => {
  let port = 0;
  beforeAll(async () => {
    port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.app.server.close());

  const sendRaw = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      let answer = '';
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer)).on('error', reject);
      socket.setTimeout(5000, () => socket.destroy());
    });

  it.each([
    { what: 'garbage', bytes: '\x16\x03\x01\x02garbage\r\n\r\n', status: 400 },
    { what: 'a request line without a version', bytes: 'GET\r\n\r\n', status: 400 },
    {
      what: 'two lengths',
      bytes: 'POST /api/user HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 5\r\n\r\nhello',
      status: 400,
    },
    {
      what: 'a length and chunks',
      bytes:
        'POST /api/user HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
      status: 400,
    },
    {
      what: 'a length that is no number',
      bytes: 'POST /api/user HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n',
      status: 400,
    },
    { what: 'a space in a header name', bytes: 'GET / HTTP/1.1\r\nHost : x\r\n\r\n', status: 400 },
    { what: 'no host', bytes: 'GET /api/settings HTTP/1.1\r\n\r\n', status: 400 },
    {
      what: 'headers without end',
      bytes: `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
      status: 431,
    },
    { what: 'a wrong version', bytes: 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', status: 400 },
  ])('is refused: $what', async ({ bytes, status }) => {
    expect(await sendRaw(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(await (await fetch(`http://127.0.0.1:${port}/api/health/live`)).json()).toEqual({ status: 'live' });
  });
});
