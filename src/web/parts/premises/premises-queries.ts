import { getPremises, readAnswers } from '#contract/premises.ts';
import type { Decision } from '#core/athlete/go-by.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { operationQuery } from '#web/api/queries.ts';

/** What a person's plans go by. */
export const premisesQuery = (userId: string) => operationQuery(getPremises, { params: { userId } });

/** Reads answers that are not kept yet, with what was put right on them. */
export const readPremises = (
  answers: Profile,
  decisions: readonly Decision[],
  signal?: AbortSignal,
): Promise<PremisesSheet> => callOperation(readAnswers, { body: { answers, decisions: [...decisions] }, signal });
