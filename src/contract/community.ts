import { z } from 'zod';
import { FACES, REPORT_REASONS } from '#core/community/rules.ts';
import { sharedItemSchema } from '#core/community/shared-item.ts';
import { idSchema, momentSchema, okSchema } from './common.ts';
import { operation } from './operation.ts';
import { planSchema } from './plans.ts';

/** The longest text of a post and of a comment, and the longest name, in characters. */
export const COMMUNITY_MAX = { post: 1000, comment: 500, name: 30, page: 20 } as const;

const authorSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  face: z.enum(FACES),
  isMe: z.boolean(),
});

const entryFields = () => ({
  id: idSchema,
  author: authorSchema,
  text: z.string(),
  createdAt: momentSchema,
  likes: z.number().int(),
  isLiked: z.boolean(),
});

export const commentSchema = z.lazy(() => z.strictObject(entryFields()));

export const postSchema = z.lazy(() =>
  z.strictObject({
    ...entryFields(),
    comments: z.number().int(),
    shared: sharedItemSchema.nullable(),
    photo: z.strictObject({ width: z.number().int(), height: z.number().int() }).nullable(),
  }),
);

const page = () => z.strictObject({ before: idSchema.optional() });
const tag = 'community';
const entryParams = z.strictObject({ entryId: idSchema });

export const listPosts = operation({
  method: 'GET',
  path: '/api/community/posts',
  summary: 'A page of posts, newest first; `before` is the id of the last one already seen',
  tag,
  query: page,
  response: () => z.array(postSchema),
});

export const countNewPosts = operation({
  method: 'GET',
  path: '/api/community/posts/new',
  summary: 'How many posts of others came since a moment, up to a page of them',
  tag,
  query: () => z.strictObject({ since: momentSchema }),
  response: () => z.strictObject({ posts: z.number().int() }),
});

export const listComments = operation({
  method: 'GET',
  path: '/api/community/posts/:entryId/comments',
  summary: 'A page of the comments on a post, newest first',
  tag,
  params: () => entryParams,
  query: page,
  response: () => z.array(commentSchema),
});

/** What is shared beside the text; each is its own consent, and nothing comes along that was not named. */
const share = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('plan'), planId: idSchema, consent: z.literal(true) }),
    z.strictObject({ kind: z.literal('record'), exerciseId: z.string().min(1).max(120), consent: z.literal(true) }),
    z.strictObject({ kind: z.literal('photo'), photoId: idSchema, consent: z.literal(true) }),
  ]);

export const addPost = operation({
  method: 'POST',
  path: '/api/community/posts',
  summary: 'Writes a post, with a plan, a record or a photo of the person beside it if they agreed to that very one',
  tag,
  requires: 'communityPosting',
  body: () => z.strictObject({ text: z.string().trim().min(1).max(COMMUNITY_MAX.post), share: share().optional() }),
  response: () => postSchema,
});

export const addComment = operation({
  method: 'POST',
  path: '/api/community/posts/:entryId/comments',
  summary: 'Comments on a post',
  tag,
  requires: 'communityPosting',
  params: () => entryParams,
  body: () => z.strictObject({ text: z.string().trim().min(1).max(COMMUNITY_MAX.comment) }),
  response: () => commentSchema,
});

export const likeEntry = operation({
  method: 'PUT',
  path: '/api/community/entries/:entryId/like',
  summary: 'Likes a post or a comment, or likes it no more',
  tag,
  requires: 'communityPosting',
  params: () => entryParams,
  body: () => z.strictObject({ liked: z.boolean() }),
  response: () => okSchema,
});

export const deleteEntry = operation({
  method: 'DELETE',
  path: '/api/community/entries/:entryId',
  summary: 'Removes the person’s own post, with its comments, or comment',
  tag,
  params: () => entryParams,
  response: () => okSchema,
});

export const reportEntry = operation({
  method: 'POST',
  path: '/api/community/entries/:entryId/report',
  summary:
    'Reports a post or a comment to the operators, who see it as it is now; a second report of it changes nothing',
  tag,
  params: () => entryParams,
  body: () => z.strictObject({ reason: z.enum(REPORT_REASONS) }),
  response: () => okSchema,
});

export const hideEntry = operation({
  method: 'PUT',
  path: '/api/community/entries/:entryId/hidden',
  summary: 'Hides a post or a comment from the person alone, or shows it again',
  tag,
  params: () => entryParams,
  body: () => z.strictObject({ hidden: z.boolean() }),
  response: () => okSchema,
});

export const blockPerson = operation({
  method: 'PUT',
  path: '/api/community/people/:authorId/blocked',
  summary: 'Blocks somebody, so that neither sees the other, or lets them back in',
  tag,
  params: () => z.strictObject({ authorId: idSchema }),
  body: () => z.strictObject({ blocked: z.boolean() }),
  response: () => okSchema,
});

export const appealEntry = operation({
  method: 'POST',
  path: '/api/community/entries/:entryId/appeal',
  summary: 'Asks for a second look at the person’s own text that is hidden',
  tag,
  params: () => entryParams,
  response: () => okSchema,
});

export const getCommunityPhoto = operation({
  method: 'GET',
  path: '/api/community/entries/:entryId/photo',
  summary: 'The photo of a post that the person may see, a JPEG',
  tag,
  params: () => entryParams,
  response: () => z.file(),
});

export const communityMeSchema = z.strictObject({
  /** Null until they chose one; nothing can be written before. */
  name: z.string().nullable(),
  face: z.enum(FACES),
  isSuspended: z.boolean(),
  /** Own texts that others do not see. `by`: reports alone, or an operator. */
  notices: z.array(
    z.strictObject({
      entryId: idSchema,
      isComment: z.boolean(),
      text: z.string(),
      createdAt: momentSchema,
      by: z.enum(['reports', 'operator']),
      why: z.string().nullable(),
      isAppealed: z.boolean(),
    }),
  ),
  hidden: z.strictObject({
    people: z.array(authorSchema.omit({ isMe: true })),
    entries: z.array(z.strictObject({ entryId: idSchema, name: z.string(), text: z.string() })),
  }),
});

export const getCommunityMe = operation({
  method: 'GET',
  path: '/api/community/me',
  summary: 'How the person appears, what of theirs is hidden, and what they hid themselves',
  tag,
  response: () => communityMeSchema,
});

export const setCommunityMe = operation({
  method: 'PUT',
  path: '/api/community/me',
  summary: 'Sets the name and the face that others see',
  tag,
  body: () => z.strictObject({ name: z.string().trim().min(2).max(COMMUNITY_MAX.name), face: z.enum(FACES) }),
  response: () => okSchema,
});

export const fitSharedPlan = operation({
  method: 'POST',
  path: '/api/community/entries/:entryId/fit',
  summary:
    'Makes a plan of the person’s own from a shared one: what their rules and targets allow of it stays, and every check is theirs',
  tag,
  uses: 'health',
  requires: 'generations',
  params: () => entryParams,
  response: () =>
    z.strictObject({
      plan: planSchema,
      /** What could stay, and what had to give way, by name. */
      kept: z.array(z.string()),
      replaced: z.array(z.string()),
    }),
});

export type Post = z.infer<typeof postSchema>;
export type Comment = z.infer<typeof commentSchema>;
export type CommunityMe = z.infer<typeof communityMeSchema>;
