import { describe, expect, it } from 'vitest';
import { credentialsSchemas } from './credentials-schema.ts';

const firstProblem = (mode: 'sign-in' | 'sign-up', email: string, password: string) =>
  credentialsSchemas[mode].safeParse({ email, password }).error?.issues[0]?.message;

describe('credentials', () => {
  it.each([
    { mode: 'sign-up', email: '', password: 'long enough', says: 'Please enter your email.' },
    { mode: 'sign-up', email: 'maya', password: 'long enough', says: 'Please enter a valid email address.' },
    { mode: 'sign-up', email: 'maya@example.com', password: '', says: 'Please enter your password.' },
    { mode: 'sign-up', email: 'maya@example.com', password: '1234567', says: 'Please use at least 8 characters.' },
    {
      mode: 'sign-up',
      email: 'maya@example.com',
      password: 'x'.repeat(129),
      says: 'Please use at most 128 characters.',
    },
    { mode: 'sign-up', email: ' maya@example.com ', password: '12345678', says: undefined },
    { mode: 'sign-in', email: 'maya@example.com', password: 'short', says: undefined },
    { mode: 'sign-in', email: 'maya@example.com', password: '', says: 'Please enter your password.' },
  ] as const)('$mode with "$email" and a password of $password.length: $says', ({ mode, email, password, says }) => {
    expect(firstProblem(mode, email, password)).toBe(says);
  });
});
