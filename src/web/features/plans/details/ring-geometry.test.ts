import { describe, expect, it } from 'vitest';
import { ringPath } from './ring-geometry.ts';

const ring = { centre: 110, outer: 100, inner: 72, gap: 5 };

describe('ringPath', () => {
  it('starts half a gap after twelve and goes clockwise', () => {
    expect(ringPath(0, 0.25, ring)).toBe('M112.5 10A100 100 0 0 1 210 107.5L182 108.2A72 72 0 0 0 111.8 38Z');
  });

  it('goes the long way round for more than half of it', () => {
    expect(ringPath(0, 0.7, ring)).toContain('A100 100 0 1 1');
  });

  it('closes up where a part is smaller than the gap', () => {
    expect(ringPath(0.5, 0.501, ring)).toMatch(/^M109\.7 210A100 100 0 0 1 109\.7 210L/);
  });
});
