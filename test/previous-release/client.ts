import * as adaptive from '#contract/adaptive.ts';
import * as analytics from '#contract/analytics.ts';
import * as chat from '#contract/chat.ts';
import * as favorites from '#contract/favorites.ts';
import * as feedback from '#contract/feedback.ts';
import * as health from '#contract/health.ts';
import * as logs from '#contract/logs.ts';
import * as meals from '#contract/meals.ts';
import * as membership from '#contract/membership.ts';
import * as newsletter from '#contract/newsletter.ts';
import type { Operation } from '#contract/operation.ts';
import * as photos from '#contract/photos.ts';
import * as plans from '#contract/plans.ts';
import * as profile from '#contract/profile.ts';
import * as profileRepair from '#contract/profile-repair.ts';
import * as progress from '#contract/progress.ts';
import * as reminders from '#contract/reminders.ts';
import * as settings from '#contract/settings.ts';
import * as support from '#contract/support.ts';
import * as training from '#contract/training.ts';
import * as user from '#contract/user.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callLoosely } from '#web/api/call-operation.ts';
import { streamOperation } from '#web/api/stream-operation.ts';
import { embeddedIdentity } from '#web/features/auth/embedded-identity.ts';
import { createOutbox } from '#web/offline/outbox.ts';
import { createOutboxStorage } from '#web/offline/outbox-storage.ts';
import { sendWrite } from '#web/offline/send-write.ts';
import { stamped, WRITES } from '#web/offline/writes.ts';

const contract = {
  ...{ ...adaptive, ...analytics, ...chat, ...favorites, ...feedback, ...health, ...logs, ...meals, ...membership },
  ...{
    ...newsletter,
    ...photos,
    ...plans,
    ...profile,
    ...progress,
    ...reminders,
    ...settings,
    ...support,
    ...training,
  },
  ...{ ...profileRepair, ...user },
};

type Contract = typeof contract;
export type OperationName = { [K in keyof Contract]: Contract[K] extends Operation ? K : never }[keyof Contract];
export type Operations = Pick<Contract, OperationName>;

const isOperation = ([, value]: [string, unknown]) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/**
 * All of the browser's code that talks to the server, without its screens. `npm run release-fixtures` makes one file of it, which is
 * kept as the previous release: it must go on working with the servers of the next.
 */
export const releasedClient = {
  operations: Object.fromEntries(Object.entries(contract).filter(isOperation)) as Operations,
  chatEventSchemas: chat.chatEventSchemas,
  planStepEventSchema: plans.planStepEventSchema,
  ApiError,
  callLoosely,
  streamOperation,
  embeddedIdentity,
  createOutbox,
  createOutboxStorage,
  sendWrite,
  stamped,
  writes: WRITES,
};

export type ReleasedClient = typeof releasedClient;
