import { z } from 'zod';
import { memorySchema } from '#core/coach/memory/memory.ts';
import { claimedUserId, idSchema, momentSchema, okSchema } from './common.ts';
import { operation } from './operation.ts';

export const keptMemorySchema = z.strictObject({ id: idSchema, ...memorySchema.shape, createdAt: momentSchema });

const memoryParams = z.strictObject({ memoryId: idSchema });

export const listMemories = operation({
  method: 'GET',
  path: '/api/memories',
  summary: 'What the coach remembers of the person, newest first',
  tag: 'memory',
  response: () => z.array(keptMemorySchema),
});

export const keepMemory = operation({
  method: 'POST',
  path: '/api/memories',
  summary: 'Remembers something; under an id that is remembered already, it takes the place of that',
  tag: 'memory',
  body: () => z.strictObject({ ...claimedUserId, id: idSchema, ...memorySchema.shape }),
  response: () => keptMemorySchema,
});

export const changeMemory = operation({
  method: 'PATCH',
  path: '/api/memories/:memoryId',
  summary: 'Words anew what is remembered; it counts as typed from then on',
  tag: 'memory',
  params: () => memoryParams,
  body: () => z.strictObject({ ...claimedUserId, text: memorySchema.shape.text, date: memorySchema.shape.date }),
  response: () => keptMemorySchema,
});

export const forgetMemory = operation({
  method: 'DELETE',
  path: '/api/memories/:memoryId',
  summary: 'Forgets something; it is gone, and can be told again',
  tag: 'memory',
  params: () => memoryParams,
  response: () => okSchema,
});

export type KeptMemory = z.infer<typeof keptMemorySchema>;
