import { z } from 'zod';
import { idSchema } from './common.ts';
import { operation } from './operation.ts';
import { sessionTargetsSchema } from './training.ts';

export const getDayTargets = operation({
  method: 'GET',
  path: '/api/plans/:planId/targets',
  summary: 'What to aim for the next time in each lift of one day of a workout plan, from all that is logged by now',
  tag: 'training',
  params: () => z.strictObject({ planId: idSchema }),
  query: () => z.strictObject({ dayIndex: z.coerce.number().int().min(0).max(6) }),
  response: () => z.strictObject({ targets: sessionTargetsSchema }),
});
