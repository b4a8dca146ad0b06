import { describe, expect, it } from 'vitest';
import { nameProblem, textProblem } from './plan-name.ts';

describe('the name of a plan', () => {
  it.each([
    { name: 'Spring', required: true, problem: undefined },
    { name: '   ', required: true, problem: 'Please give the plan a name.' },
    { name: '   ', required: false, problem: undefined },
    { name: 'a'.repeat(120), required: true, problem: undefined },
    { name: 'a'.repeat(300), required: false, problem: 'A name has at most 120 characters. This one has 300.' },
  ])('$required $name.length: $problem', ({ name, required, problem }) => {
    expect(nameProblem(name, { required })).toBe(problem);
  });
});

it('a wish has at most 1000 characters', () => {
  expect(textProblem('x'.repeat(1000))).toBeUndefined();
  expect(textProblem('x'.repeat(1001))).toBe('Please keep it under 1000 characters. This has 1001.');
});
