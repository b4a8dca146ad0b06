import { describe, expect, it } from 'vitest';
import drawings from '#data/equipment-drawings.json' with { type: 'json' };
import figures from '#data/movement-figures.json' with { type: 'json' };
import equipment from '#data/reading/equipment.json' with { type: 'json' };
import movements from '#data/reading/movement-limits.json' with { type: 'json' };
import { poseNamed } from '#web/parts/exercise-figure/figures.ts';

describe('the pictures of the sheet', () => {
  it('are drawn for every tool, and for nothing else', () => {
    expect(Object.keys(drawings.tools).sort()).toEqual(Object.keys(equipment.tokens).sort());
  });

  it('stay on their field of 64', () => {
    for (const [token, parts] of Object.entries(drawings.tools)) {
      const starts = Object.values(parts).flatMap((path) => [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)]);
      for (const [, x, y] of starts) {
        expect(Math.min(Number(x), Number(y)), token).toBeGreaterThanOrEqual(0);
        expect(Math.max(Number(x), Number(y)), token).toBeLessThanOrEqual(64);
      }
    }
  });

  it('show every limit of movement and every joint', () => {
    const limits = [...movements.limits, ...movements.joints].map(({ id }) => id);
    expect(Object.keys(figures.poses).sort()).toEqual([...limits].sort());
  });

  it.each(Object.entries(figures.poses))('%s stands as %s', (_, pose) => {
    expect(poseNamed(pose)).toBeDefined();
  });
});
