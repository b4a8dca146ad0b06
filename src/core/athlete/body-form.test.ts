import { describe, expect, it } from 'vitest';
import { bodyFormOf } from './body-form.ts';

type Limit = Parameters<typeof bodyFormOf>[0][number];
const limit = (id: string, own: Partial<Limit> = {}): Limit => ({ limit: id, side: null, origins: [], ...own });
const armIn = (quote: string, side: Limit['side']) =>
  bodyFormOf([limit('needs_two_arms', { side, origins: [{ how: 'read', quote }] })])?.arm;

describe('the form of a program', () => {
  it('is the usual one where no limit asks for another', () => {
    expect(bodyFormOf([])).toBeNull();
    expect(bodyFormOf([limit('kneeling'), limit('overhead')])).toBeNull();
  });

  it.each(['standing', 'leaving_chair', 'legs'])('is seated with %s', (id) => {
    expect(bodyFormOf([limit(id)])?.seated).toBe(true);
  });

  it('knows who stays in a wheelchair', () => {
    expect(bodyFormOf([limit('leaving_chair')])?.wheelchair).toBe(true);
    expect(bodyFormOf([limit('standing')])?.wheelchair).toBe(false);
  });

  it('does not change for what an illness merely asks care with', () => {
    expect(bodyFormOf([limit('standing', { eased: true })])).toBeNull();
  });

  it('has no working leg where neither works', () => {
    expect(bodyFormOf([limit('legs'), limit('needs_two_legs')])?.leg).toBeNull();
  });
});

describe('the arm that works', () => {
  it.each([
    ['lost my left arm', 'left', 'right'],
    ['right arm in a sling', 'right', 'left'],
    ['weak left side', 'left', 'right'],
    ['right arm only', 'right', 'right'],
    ['only use my left arm', 'left', 'left'],
  ] as const)('is told by "%s"', (quote, side, working) => {
    expect(armIn(quote, side)).toEqual({ working });
  });

  it.each([
    ['use of my left arm', 'left'],
    ['cant only use my left arm', 'left'],
    ['one arm', null],
    ['lost my arm', 'both'],
  ] as const)('is not guessed from "%s"', (quote, side) => {
    expect(armIn(quote, side)).toEqual({ working: null });
  });
});
