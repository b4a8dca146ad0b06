import * as contract from '#contract/chat.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { readCoachSettings, setCoachSettings } from './coach-settings.ts';
import { exportChats, listMessages, listSessions } from './read-sessions.ts';
import { sendMessage } from './send-message.ts';
import { deleteSession } from './store.ts';

/** What of the server's dependencies the chat needs. */
type Server = Pick<Dependencies, 'coachModel' | 'planWriter' | 'chatKeptDays' | 'limits'>;

export function chatRoutes({ route, streamRoute }: Router, catalogue: Catalogue, server: Server): void {
  const { coachModel: model, chatKeptDays: keptDays, planWriter, limits } = server;

  streamRoute(
    contract.sendChatMessage,
    ({ db, body, ...context }) => sendMessage(db, { ...context, wanted: body, model, planWriter, catalogue, limits }),
    { event: 'done', throttle: 'message' },
  );

  route(contract.listChatSessions, ({ db, session }) => listSessions(db, { userId: session.userId }));

  route(contract.listChatMessages, ({ db, session, params, now, log }) =>
    listMessages(db, { userId: session.userId, ...params, now, log }),
  );

  route(contract.deleteChatSession, async ({ db, session, params }) => {
    if (!(await deleteSession(db, { userId: session.userId, ...params }))) throw notFound('conversation');
    return { ok: true };
  });

  route(contract.exportChats, ({ db, session, now }) => exportChats(db, { userId: session.userId, now }));

  route(contract.getCoachSettings, ({ db, session }) =>
    readCoachSettings(db, { userId: session.userId, model, keptDays }),
  );

  route(contract.setCoachSettings, ({ db, session, body, now, newId }) =>
    setCoachSettings(db, { userId: session.userId, ...body, now, newId, model, keptDays }),
  );
}
