import { sendChatMessage } from '#contract/chat.ts';
import type { Caller } from './app.ts';

/** A talk with the coach: each message goes on in the conversation of the first. */
export function talkOf(person: Caller) {
  let sessionId: string | null = null;
  return async (message: string) => {
    const { body } = await person.call(sendChatMessage, { body: { message, sessionId, locale: 'en-GB' } });
    sessionId = body.sessionId;
    return body;
  };
}
