import { z } from 'zod';
import { operation } from './operation.ts';

export const getLive = operation({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process answers',
  tag: 'health',
  access: 'public',
  response: () => z.strictObject({ status: z.literal('live') }),
});

export const getReady = operation({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The database answers too; 503 otherwise',
  tag: 'health',
  access: 'public',
  response: () => z.strictObject({ status: z.literal('ready') }),
});
