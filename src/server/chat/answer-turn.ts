import type { CoachSource } from '#contract/chat.ts';
import { doorsBeside, onlyRefused } from '#core/coach/answers/doors.ts';
import { nameWhatIsShown } from '#core/coach/name-what-is-shown.ts';
import { isKnownMinor } from '#core/coach/safety/disclosure.ts';
import { MINOR_VERDICT } from '#core/coach/safety/read-safety.ts';
import type { Choice, CoachBlock, Receipt } from '#core/coach/turn.ts';
import { unitsFor } from '#core/units/measure-units.ts';
import { isTimeZone } from '#core/units/zoned-time.ts';
import type { ModelFault } from '../ai/coach-model.ts';
import { readConstraints } from '../catalogue/constraints-for.ts';
import type { Db } from '../db/database.ts';
import { declineHeld } from '../deeds/store.ts';
import { notFound } from '../http/http-error.ts';
import { inTransaction } from '../http/transaction.ts';
import { refundAllowance } from '../membership/spend-allowance.ts';
import { replayed } from '../planning/in-worker.ts';
import { lockPlansOf } from '../plans/store.ts';
import { askModel, mayAskModel } from './ask-model.ts';
import type { Asker } from './gather-facts.ts';
import { closeWaiting, heldProtections, profileWithHeld } from './held-answers.ts';
import type { Message, Running } from './message.ts';
import type { OpenTurn } from './open-turn.ts';
import { replyOf } from './reply-of.ts';
import type { Reply } from './reply-versions.ts';
import { type Act, prepareAction } from './run-actions.ts';
import { holdReply, settleReply } from './store.ts';
import { textOf } from './stored-reply.ts';
import { sayAfter, sayBlocks } from './stream-reply.ts';
import { type Thought, think } from './think.ts';

/** Understands, acts and answers. What was done is kept in the same transaction as the words that tell of it. */
export async function answerTurn(db: Db, opened: Running): Promise<Reply> {
  const running = withKnownAge(opened);
  const { message, verdict, turn } = running;
  const asker = await askerOf(db, running);
  if (asker === null) return greetNewcomer(db, running);
  const thought = await think(db, { turn, message: namedOnScreen(message), verdict, asker });
  const asksModel = turn.asksModel && !thought.isWhole && mayAskModel(thought.understanding);
  const { receipts, reply } = await act(db, { ...running, asker, thought, isLast: !asksModel });
  if (!asksModel) {
    sayBlocks(message.say, reply.blocks);
    return reply;
  }
  return answerWithModel(db, { ...running, asker, thought, receipts, base: reply });
}

/** Who said once that they are under 18 is not coached any more, whatever they ask, until they correct it. */
function withKnownAge(running: Running): Running {
  const { turn, verdict } = running;
  if (verdict.class !== null || turn.profile === null || !isKnownMinor(turn.profile)) return running;
  return { ...running, verdict: MINOR_VERDICT, turn: { ...turn, asksModel: false } };
}

/** In the player, "this" is the exercise that is on the screen. */
function namedOnScreen({ wanted: { message, screen }, catalogue }: Message): string {
  const shown = screen?.kind === 'player' ? catalogue.exercises.exercises.get(screen.exerciseId) : undefined;
  return shown ? nameWhatIsShown(message, shown.name) : message;
}

/** Who asks, with the rules that hold for them: what they told and did not confirm yet is minded, too. */
async function askerOf(db: Db, { message, turn }: Running): Promise<Asker | null> {
  const { session, wanted, catalogue, now, log } = message;
  if (turn.profile === null) return null;
  const { profile } = turn;
  const held = await heldProtections(db, { userId: session.userId, profile, log });
  const athlete = { profile, constraints: await readConstraints(profileWithHeld(profile, held), catalogue) };
  const timeZone = wanted.timeZone && isTimeZone(wanted.timeZone) ? wanted.timeZone : 'UTC';
  const units = wanted.units ?? unitsFor(wanted.locale ?? null);
  return { userId: session.userId, athlete, catalogue, now, timeZone, units, log };
}

const NEWCOMER =
  'Nice to meet you! I can help once I know you a little. Answer my questions first (about five minutes), and then ask me anything.';

/** What is said to who took that back. */
const WITHHELD =
  'You took back that I may use your health answers, so I do not look at them, and there is little that I can safely say or do. In your account, under Consents, you can give it again. If something is urgent, tell me all the same: I always answer to danger.';

/** Answers to who has no profile, or none that may be looked at. */
async function greetNewcomer(db: Db, { message, verdict, turn }: Running): Promise<Reply> {
  const isSafety = verdict.class !== null;
  const opening = isSafety ? verdict.reply : turn.isWithheld ? WITHHELD : NEWCOMER;
  const written = { opening, receipts: [], blocks: [], hidesNumbers: false, notice: null };
  const reply = replyOf({ ...written, source: isSafety ? 'safety' : 'built_in' });
  await settle(db, { message, turn, reply });
  sayBlocks(message.say, reply.blocks);
  return reply;
}

type Acting = Running & { asker: Asker; thought: Thought; isLast: boolean };

/** Does what the message asks for, and keeps the built-in coach's reply: as the last word, or as what stands if a model fails. */
async function act(db: Db, { message, verdict, turn, asker, thought, isLast }: Acting) {
  const { userId } = asker;
  const { newId, planWriter } = message;
  const actor = { ...asker, messageId: turn.messageId, newId, planWriter };
  const acts: Act[] = [];
  for (const action of thought.reply.actions) acts.push(await prepareAction(db, action, actor));
  const replyWith = (receipts: readonly Receipt[]) =>
    replyOf({
      receipts,
      blocks: [...thought.reply.blocks, ...insteadOf(receipts, thought)],
      opening: verdict.reply,
      hidesNumbers: thought.facts.hidesNumbers || verdict.discloses === 'eating_disorder',
      source: verdict.class === null ? 'built_in' : 'safety',
      notice: null,
      asked: askedIn(thought),
    });
  await closeWhatWaits(db, thought, asker);
  // Nothing was done that would have to be told if the model's words never came.
  if (acts.length === 0 && !isLast) return { receipts: [], reply: replyWith([]) };
  const transact = async (tx: Db) => {
    // A reply alone touches nothing of the person's.
    if (acts.length > 0) {
      await lockPlansOf(tx, userId);
      if (!(await holdReply(tx, { userId, id: turn.replyId }))) throw notFound('conversation');
    }
    const receipts: Receipt[] = [];
    for (const perform of acts) receipts.push(...(await perform(tx)));
    const reply = replyWith(receipts);
    const status = isLast ? 'complete' : 'pending';
    // Not to know costs nothing, and not to be able to do it neither.
    const isRefused = onlyRefused(receipts, thought.reply.blocks) !== null;
    const isFree = isLast && turn.isCounted && (thought.reply.isUnknown === true || isRefused);
    const isCounted = turn.isCounted && !isFree;
    const change = { reply, status, message: isLast ? textOf(reply.blocks) : '', isCounted } as const;
    if (!(await settleReply(tx, { userId, id: turn.replyId, change }))) throw notFound('conversation');
    if (isFree) await refundAllowance(tx, 'chatMessages', { userId, now: message.now });
    return { receipts, reply };
  };
  return replayed(() => inTransaction(db, transact));
}

/** The nearest things, where all that was asked was refused. */
function insteadOf(receipts: readonly Receipt[], { reply }: Thought): CoachBlock[] {
  const refused = onlyRefused(receipts, reply.blocks);
  return refused === null ? [] : [doorsBeside(refused)];
}

/** A question of before is closed by whatever is said but a yes or a no to it; what would protect the person stays offered. */
async function closeWhatWaits(db: Db, { understanding }: Thought, asker: Asker): Promise<void> {
  if (understanding.intents.some(({ kind }) => kind === 'confirm' || kind === 'decline')) return;
  await closeWaiting(db, { ...asker, profile: asker.athlete.profile });
  await declineHeld(db, asker);
}

type Modelled = Running & { asker: Asker; thought: Thought; receipts: Receipt[]; base: Reply };

async function answerWithModel(db: Db, modelled: Modelled): Promise<Reply> {
  const { message, turn, thought, receipts, base } = modelled;
  const told = replyFrom(modelled, { source: 'model', blocks: [], notice: null });
  sayBlocks(message.say, told.blocks);
  const answer = await askModel(db, { ...modelled, say: sayAfter(message.say, told.blocks) });
  if (!answer.ok) {
    message.log.warn({ fault: answer.fault, model: message.model?.name }, 'the language model did not answer');
    const reply = { ...base, notice: NOTICES[answer.fault] };
    await settle(db, { message, turn, reply, isRefunded: true });
    sayBlocks(message.say, base.blocks.slice(told.blocks.length), told.blocks);
    return reply;
  }
  const blocks: CoachBlock[] = [{ type: 'text', text: answer.text }, ...cardsAfter(thought, answer.choices)];
  const reply = replyFrom({ ...modelled, receipts }, { source: 'model', blocks, notice: null });
  await settle(db, { message, turn, reply });
  sayBlocks(message.say, reply.blocks.slice(told.blocks.length + 1));
  return reply;
}

const AWAY = 'The language model is not answering just now, so my built-in side did. This message was not counted.';
const NOTICES: Record<ModelFault, string> = {
  away: AWAY,
  busy: AWAY,
  slow: AWAY,
  nonsense: AWAY,
  unproved:
    'The language model wrote something that I could not prove, so my built-in side answered. This message was not counted.',
};

type Words = { source: CoachSource; blocks: readonly CoachBlock[]; notice: string | null };

const replyFrom = ({ thought, receipts }: Pick<Modelled, 'thought' | 'receipts'>, words: Words): Reply =>
  replyOf({
    ...words,
    ...{ receipts, opening: '' },
    hidesNumbers: thought.facts.hidesNumbers,
    asked: askedIn(thought),
  });

const askedIn = ({ understanding }: Thought) =>
  understanding.intents.flatMap((intent) => (intent.kind === 'query' ? [intent.query] : []));

/** The built-in coach's cards stay beside a model's words; what the model suggests becomes buttons. */
function cardsAfter({ reply }: Thought, choices: readonly Choice[]): CoachBlock[] {
  const cards = reply.blocks.filter(({ type }) => type === 'card');
  return choices.length === 0 ? cards : [...cards, { type: 'card', card: { kind: 'choice', choices } }];
}

type Settled = { message: Message; turn: OpenTurn; reply: Reply; isRefunded?: boolean };

async function settle(db: Db, { message, turn, reply, isRefunded = false }: Settled): Promise<void> {
  const { userId } = message.session;
  const isCounted = turn.isCounted && !isRefunded;
  await inTransaction(db, async (tx) => {
    const change = { reply, status: 'complete', message: textOf(reply.blocks), isCounted } as const;
    const isSettled = await settleReply(tx, { userId, id: turn.replyId, change });
    if (isSettled && turn.isCounted && isRefunded) {
      await refundAllowance(tx, 'chatMessages', { userId, now: message.now });
    }
  });
}
