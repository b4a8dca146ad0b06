import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { sendChatMessage as operation } from '#contract/chat.ts';
import type { SafetyVerdict } from '#core/coach/safety/verdict.ts';
import type { CoachModel } from '../ai/coach-model.ts';
import type { PlanWriter } from '../ai/plan-writer.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Say } from '../http/progress-stream.ts';
import type { Session } from '../identity/identity.ts';
import type { LimitValues } from '../limits.ts';
import type { AllowanceGate } from '../membership/allowance-gate.ts';
import type { OpenTurn } from './open-turn.ts';

/** A message to the coach, and all that is needed to answer it. */
export type Message = {
  session: Session;
  wanted: z.output<typeof operation.body>;
  /** The Idempotency-Key. */
  key: string | null;
  /** Counts the message. */
  allowance: AllowanceGate;
  model: CoachModel | null;
  planWriter: PlanWriter | null;
  catalogue: Catalogue;
  limits: LimitValues;
  now: Date;
  newId: () => string;
  log: FastifyBaseLogger;
  say: Say;
};

/** A message that is kept and now to be answered. */
export type Running = { message: Message; verdict: SafetyVerdict; turn: OpenTurn };
