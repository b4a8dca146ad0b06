import { describe, expect, it } from 'vitest';
import { greetingName, personOfSession } from './person.ts';

describe('greetingName', () => {
  it.each([
    { email: 'maya@example.com', name: 'Maya' },
    { email: 'Maya@example.com', name: 'Maya' },
    { email: 'maya.torres@example.com', name: 'Maya.torres' },
    { email: '7even@example.com', name: '7even' },
    { email: 'émile@example.com', name: 'Émile' },
    { email: '', name: '' },
  ])('$email is greeted as $name', ({ email, name }) => {
    expect(greetingName(email)).toBe(name);
  });
});

describe('personOfSession', () => {
  it('takes the id and the e-mail, nothing else', () => {
    const answer = { session: { token: 's' }, user: { id: 'u1', email: 'a@b.co', name: 'A', emailVerified: false } };
    expect(personOfSession(answer)).toEqual({ id: 'u1', email: 'a@b.co' });
  });

  it.each([null, undefined, '', {}, { user: null }, { user: { id: 1, email: 'a@b.co' } }])(
    'sees nobody in %j',
    (answer) => {
      expect(personOfSession(answer)).toBeNull();
    },
  );
});
