import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sendChatMessage } from '#contract/chat.ts';
import { createUser } from '#contract/user.ts';
import { users } from '#server/db/schema/people.ts';
import type { BenchApp, Visitor } from './app.ts';
import type { Conversation, Turn } from './conversation.ts';
import { differencesOf, type Kept, readKept } from './differences.ts';
import { type FrozenPerson, readPerson, thaw } from './frozen-person.ts';
import { type Judgement, judge } from './judge.ts';
import { findButton, type Heard, heardOf, nothingHeard } from './reply.ts';

/** A message as it went. */
export type Played = Judgement & { turn: Turn; text: string | null; buttons: readonly string[] };

/** Somebody frozen who talks: their own copy in the database. */
export type Talker = { app: BenchApp; visitor: Visitor; person: FrozenPerson; sessionId: string | null; clock: number };

const BETWEEN_MESSAGES_MS = 20_000;

/** Puts a person into the database, on their day. */
export async function wake(app: BenchApp, personId: string): Promise<Talker> {
  const person = readPerson(personId);
  const clock = Date.parse(person.now);
  app.setNow(new Date(clock));
  const visitor = await app.signUp();
  await visitor.call(createUser, { body: {} });
  await thaw(app.database, person, { userId: visitor.userId, newId: randomUUID });
  return { app, visitor, person, sessionId: null, clock };
}

/** Takes them and all that is theirs out again. */
export async function forget({ app, visitor }: Talker): Promise<void> {
  await app.database.db.delete(users).where(eq(users.id, visitor.userId));
}

export const keptOf = ({ app, visitor }: Talker): Promise<Kept> => readKept(app.database, visitor.userId);

/** Says something and hears what comes back; a refusal is heard, too. */
export async function say(talker: Talker, message: string): Promise<Heard> {
  talker.clock += BETWEEN_MESSAGES_MS;
  talker.app.setNow(new Date(talker.clock));
  const { locale, timeZone } = talker.person;
  const body = { message, sessionId: talker.sessionId, clientMessageId: randomUUID(), locale, timeZone };
  try {
    const answer = await talker.visitor.call(sendChatMessage, { body });
    talker.sessionId = answer.sessionId;
    return heardOf(answer);
  } catch (error) {
    if (!(error instanceof Error && 'status' in error)) throw error;
    return nothingHeard(error.message);
  }
}

/** Says or taps one turn; `undefined` where no button is the one that was meant. */
async function take(talker: Talker, turn: Turn, last: Heard): Promise<Heard | undefined> {
  if ('say' in turn) return say(talker, turn.say);
  const button = findButton(last.buttons, turn.tap);
  if (!button) return undefined;
  if (typeof button.press === 'object') return say(talker, button.press.say);
  try {
    await button.press(talker.visitor);
    return nothingHeard(null);
  } catch (error) {
    if (!(error instanceof Error && 'status' in error)) throw error;
    return nothingHeard(error.message);
  }
}

/** Plays a conversation from its first message to its last, reading the data back after each. */
export async function play(app: BenchApp, { person, turns }: Conversation): Promise<Played[]> {
  const talker = await wake(app, person);
  const played: Played[] = [];
  const earlier: Kept[] = [];
  let last = nothingHeard(null);
  let before = await keptOf(talker);
  for (const turn of turns) {
    earlier.push(before);
    const heard = await take(talker, turn, last);
    if (!heard) {
      played.push({ turn, verdict: 'no such button', why: 'tap' in turn ? turn.tap : '', text: null, buttons: [] });
      continue;
    }
    const after = await keptOf(talker);
    const whole = differencesOf(earlier[0] ?? before, after);
    const judgement = judge(turn.expect, { heard, differences: differencesOf(before, after), earlier, whole });
    played.push({ turn, ...judgement, text: heard.text, buttons: heard.buttons.map(({ label }) => label) });
    before = after;
    last = heard.text === null ? last : heard;
  }
  await forget(talker);
  return played;
}
