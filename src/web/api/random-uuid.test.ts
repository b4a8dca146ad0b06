import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

describe('randomUuid', () => {
  it('is a version 4 UUID every time', () => {
    const made = Array.from({ length: 500 }, randomUuid);
    expect(made.every((uuid) => z.uuidv4().safeParse(uuid).success)).toBe(true);
    expect(new Set(made).size).toBe(500);
  });
});
