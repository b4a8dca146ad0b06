import { describe, expect, it } from 'vitest';
import { errorOfResponse, errorWithoutAnswer, isNotFound, isPassing, messageOf } from './api-error.ts';

const refusal = { error: { code: 'limit_reached', message: 'Five messages a day on Free.', requestId: 'r-1' } };

describe('errorOfResponse', () => {
  it('names the status and the whole body, and keeps what the body says', async () => {
    const error = await errorOfResponse(
      new Response(JSON.stringify(refusal), { status: 429, headers: { 'retry-after': '60' } }),
    );
    expect(error.message).toBe(`429: ${JSON.stringify(refusal)}`);
    expect(error).toMatchObject({
      status: 429,
      code: 'limit_reached',
      userMessage: 'Five messages a day on Free.',
      requestId: 'r-1',
      retryAfter: 60,
    });
  });

  it('names the status text where the body is empty', async () => {
    const error = await errorOfResponse(new Response(null, { status: 502, statusText: 'Bad Gateway' }));
    expect(error.message).toBe('502: Bad Gateway');
    expect(error.userMessage).toBe('Something went wrong. Please try again.');
    expect(error.retryAfter).toBeUndefined();
  });

  it('reads the bare error of an identity library', async () => {
    const body = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' };
    const error = await errorOfResponse(new Response(JSON.stringify(body), { status: 401 }));
    expect(error).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD', userMessage: 'Invalid email or password' });
  });

  it('does not show a page of HTML to a person', async () => {
    const error = await errorOfResponse(new Response('<h1>nginx</h1>', { status: 500 }));
    expect(error.message).toBe('500: <h1>nginx</h1>');
    expect(error.userMessage).not.toContain('<');
  });
});

describe('messageOf', () => {
  it('prefers the words of the server', async () => {
    const error = await errorOfResponse(new Response(JSON.stringify(refusal), { status: 429 }));
    expect(messageOf(error, 'Please try again.')).toBe('Five messages a day on Free.');
  });

  it('falls back where nothing fit for people came', () => {
    expect(messageOf(new Error('x is undefined'), 'Please try again.')).toBe('Please try again.');
  });

  it('says that there is no connection', () => {
    expect(messageOf(errorWithoutAnswer('network'), 'Please try again.')).toContain('no connection');
  });
});

describe('kinds of errors', () => {
  it.each([
    { status: 404, notFound: true, passing: false },
    { status: 403, notFound: false, passing: false },
    { status: 429, notFound: false, passing: true },
    { status: 503, notFound: false, passing: true },
  ])('$status: not found $notFound, passing $passing', async ({ status, notFound, passing }) => {
    const error = await errorOfResponse(new Response('', { status }));
    expect(isNotFound(error)).toBe(notFound);
    expect(isPassing(error)).toBe(passing);
  });

  it('counts a lost connection as passing', () => {
    expect(isPassing(errorWithoutAnswer('network'))).toBe(true);
  });
});
