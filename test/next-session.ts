import { getNextSession, type NextSession } from '#contract/training.ts';
import type { Caller } from './app.ts';

/** The session that is due for somebody with a workout plan. */
export async function nextSessionOf(person: Caller): Promise<NextSession> {
  const { body } = await person.call(getNextSession, {});
  if (!body) throw new Error('no session is due');
  return body;
}
