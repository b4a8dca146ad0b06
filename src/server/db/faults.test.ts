import { describe, expect, it } from 'vitest';
import { isDatabaseAway, isTransactionClash } from './faults.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('a fault of the database', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('08006'),
    withCode('53300'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new AggregateError([withCode('ECONNREFUSED')]),
    new Error('Failed query', { cause: withCode('ECONNRESET') }),
    new Error('Failed query', { cause: new Error('more', { cause: withCode('57P03') }) }),
  ])('means that it is away: %s', (error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    withCode('42P01'),
    withCode('23505'),
    new TypeError('undefined is not a function'),
    null,
    undefined,
    'ECONNREFUSED',
  ])('means something else: %s', (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });

  it('is a clash of transactions that passes the next time', () => {
    expect(isTransactionClash(new Error('Failed query', { cause: withCode('40P01') }))).toBe(true);
    expect(isTransactionClash(withCode('23505'))).toBe(false);
  });

  it('does not loop on a cause that is its own', () => {
    const error = new Error('round');
    error.cause = error;
    expect(isDatabaseAway(error)).toBe(false);
  });
});
