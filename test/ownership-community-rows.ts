import { randomUUID } from 'node:crypto';
import * as community from '#contract/community.ts';
import type { Row, Things } from './ownership-rows.ts';

const ofEntry = ({ entryId }: Things) => ({ params: { entryId } });

/** The community's part of the ownership matrix. */
export const COMMUNITY_ROWS: Row[] = [
  { operation: community.listPosts, ask: () => ({}) },
  { operation: community.countNewPosts, ask: () => ({ query: { since: '2026-05-04T00:00:00.000Z' } }) },
  { operation: community.getCommunityMe, ask: () => ({}) },
  {
    operation: community.setCommunityMe,
    ask: () => ({ body: { name: `n-${randomUUID().slice(0, 8)}`, face: 'outdoor-run' } }),
  },
  {
    operation: community.addPost,
    ask: (t) => ({ body: { text: 'Mine', share: { kind: 'photo', photoId: t.photoId, consent: true } } }),
    names: true,
  },
  { operation: community.deleteEntry, ask: ofEntry, names: true },
  // nobody else may object, and there is nothing to object to while it is shown
  { operation: community.appealEntry, ask: ofEntry, names: true, own: 404 },
  // what is written in the community is there for everybody: to read, to answer, to keep away from
  { operation: community.listComments, ask: ofEntry },
  { operation: community.addComment, ask: (t) => ({ ...ofEntry(t), body: { text: 'Well done' } }) },
  { operation: community.likeEntry, ask: (t) => ({ ...ofEntry(t), body: { liked: true } }) },
  { operation: community.hideEntry, ask: (t) => ({ ...ofEntry(t), body: { hidden: true } }) },
  { operation: community.getCommunityPhoto, ask: ofEntry },
  // nobody reports themselves, and a photo is no plan
  { operation: community.reportEntry, ask: (t) => ({ ...ofEntry(t), body: { reason: 'other' } }), own: 404 },
  { operation: community.fitSharedPlan, ask: ofEntry, own: 404 },
  {
    operation: community.blockPerson,
    ask: () => ({ params: { authorId: randomUUID() }, body: { blocked: true } }),
    own: 404,
  },
];
