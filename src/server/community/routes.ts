import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/community.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { fileRoute } from '../http/file-route.ts';
import { httpError, notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { fitPlan } from './fit-plan.ts';
import { changeMe, readMe } from './me.ts';
import { reportEntry } from './report-entry.ts';
import { commentOf, postOf } from './seen-entry.ts';
import * as store from './store.ts';
import { writeEntry } from './write-entry.ts';

type Needed = Pick<Dependencies, 'files'>;
const PAGE = contract.COMMUNITY_MAX.page;

export function communityRoutes(router: Router, catalogue: Catalogue, { files }: Needed): void {
  readingRoutes(router);
  writingRoutes(router, catalogue, files);
  keepingAwayRoutes(router);
  ownRoutes(router, files);
}

async function placeOf(db: Db, before: string | undefined) {
  if (before === undefined) return null;
  const place = await store.selectPlace(db, before);
  if (!place) throw notFound('post');
  return place;
}

/** A post, or a comment where one is meant, that the person may see. */
async function found(db: Db, one: { userId: string; entryId: string }): Promise<store.SeenEntry> {
  const entry = await store.selectEntry(db, one);
  if (!entry) throw notFound('post');
  return entry;
}

function readingRoutes({ route }: Router): void {
  route(contract.listPosts, async ({ db, session, query, log }) => {
    const before = await placeOf(db, query.before);
    const rows = await store.selectEntries(db, { userId: session.userId, parentId: null, before, limit: PAGE });
    return rows.map((row) => postOf(row, session.userId, log));
  });

  route(contract.countNewPosts, async ({ db, session, query }) => ({
    posts: await store.countSince(db, { userId: session.userId, since: new Date(query.since), limit: PAGE }),
  }));

  route(contract.listComments, async ({ db, session, params, query }) => {
    const { userId } = session;
    await found(db, { userId, ...params });
    const before = await placeOf(db, query.before);
    const rows = await store.selectEntries(db, { userId, parentId: params.entryId, before, limit: PAGE });
    return rows.map((row) => commentOf(row, userId));
  });
}

function writingRoutes({ route, jobRoute }: Router, catalogue: Catalogue, files: Dependencies['files']): void {
  route(
    contract.addPost,
    async ({ db, session, body, now, writeId, log }) => {
      const { userId } = session;
      const common = { userId, id: writeId, files, catalogue, now, log };
      return postOf(await writeEntry(db, { ...common, parentId: null, wanted: body }), userId, log);
    },
    { limit: 'communityPost' },
  );

  route(
    contract.addComment,
    async ({ db, session, params, body, now, writeId, log }) => {
      const { userId } = session;
      const { entry } = await found(db, { userId, ...params });
      if (entry.parentId !== null) throw notFound('post');
      const common = { userId, id: writeId, files, catalogue, now, log };
      return commentOf(await writeEntry(db, { ...common, parentId: entry.id, wanted: body }), userId);
    },
    { limit: 'communityComment' },
  );

  route(contract.likeEntry, async ({ db, session, params, body, now }) => {
    const one = { userId: session.userId, ...params };
    await found(db, one);
    await store.setLike(db, { ...one, ...body, now });
    return { ok: true };
  });

  jobRoute(
    contract.fitSharedPlan,
    ({ db, session, params, allowance, now, newId, log }) =>
      fitPlan(db, { userId: session.userId, ...params, allowance, catalogue, now, newId, log }),
    { limit: 'generate', event: 'plan' },
  );
}

function keepingAwayRoutes({ route }: Router): void {
  route(
    contract.reportEntry,
    async ({ db, session, params, body, now, newId }) => {
      await reportEntry(db, { userId: session.userId, ...params, ...body, now, newId });
      return { ok: true };
    },
    { limit: 'communityReport' },
  );

  route(contract.hideEntry, async ({ db, session, params, body, now }) => {
    const one = { userId: session.userId, ...params };
    if (body.hidden) await found(db, one);
    await store.setHide(db, { ...one, ...body, now });
    return { ok: true };
  });

  route(contract.blockPerson, async ({ db, session, params, body, now }) => {
    const { userId } = session;
    const person = await store.selectPerson(db, params.authorId);
    if (!person) throw notFound('person');
    if (person.userId === userId) throw httpError('bad_request', 'That is you.');
    await store.setBlock(db, { userId, blockedId: person.id, ...body, now });
    return { ok: true };
  });
}

function ownRoutes({ route }: Router, files: Dependencies['files']): void {
  route(contract.getCommunityMe, ({ db, session }) => readMe(db, session.userId));

  route(contract.setCommunityMe, async ({ db, session, body, now, newId }) => {
    await changeMe(db, { userId: session.userId, ...body, now, newId });
    return { ok: true };
  });

  route(contract.deleteEntry, async ({ db, session, params }) => {
    const row = await store.takeOwnEntry(db, { userId: session.userId, ...params });
    if (!row) throw notFound('post');
    if (row.photoKey) await files.remove(row.photoKey);
    return { ok: true };
  });

  route(contract.appealEntry, async ({ db, session, params, now }) => {
    const isAsked = await store.setAppealed(db, { userId: session.userId, ...params, now });
    if (!isAsked) throw notFound('post');
    return { ok: true };
  });
}

/** The photo of a post is no JSON. */
export function communityPhotoRoute(app: FastifyInstance, dependencies: Dependencies): void {
  fileRoute(app, dependencies, {
    operation: contract.getCommunityPhoto,
    handler: async ({ db, session, params }) => {
      const { entry } = await found(db, { userId: session.userId, ...params });
      const bytes = entry.photoKey && (await dependencies.files.get(entry.photoKey));
      if (!bytes) throw notFound('photo');
      return { type: 'image/jpeg', bytes };
    },
  });
}
