import * as contract from '#contract/profile.ts';
import { getProfileRepair, repairProfile as repairOperation } from '#contract/profile-repair.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { answerProfile } from './answer-profile.ts';
import { createProfile } from './create-profile.ts';
import { decideProfileChange } from './decide-profile-change.ts';
import { previewProfile } from './preview-profile.ts';
import { readProfile } from './read-profile.ts';
import { findRepair, repairProfile } from './repair-profile.ts';
import { updateProfile } from './update-profile.ts';

export function profileRoutes(router: Router, catalogue: Catalogue): void {
  keepingRoutes(router, catalogue);
  previewingRoutes(router, catalogue);
  repairingRoutes(router, catalogue);
  decidingRoutes(router, catalogue);
}

function keepingRoutes({ route }: Router, catalogue: Catalogue): void {
  route(contract.createProfile, ({ db, session, body, now, newId }) => {
    const { userId: _, decisions, ...answers } = body;
    return createProfile(db, { session, answers, decisions, now, newId, catalogue });
  });

  route(contract.getProfile, async ({ db, session, log }) => {
    const known = await readProfile(db, { userId: session.userId, log });
    if (!known) throw notFound('profile');
    return answerProfile({ ...known, userId: session.userId }, catalogue);
  });

  route(
    contract.updateProfile,
    async ({ db, session, body, now, newId, log }) => {
      const { userId: _, ...changes } = body;
      const person = { userId: session.userId, changes, source: 'form' as const };
      const { profile, change, plans } = await updateProfile(db, { ...person, now, newId, catalogue, log });
      return { profile, change, plans };
    },
    { limit: 'profile' },
  );
}

function previewingRoutes({ route }: Router, catalogue: Catalogue): void {
  route(
    contract.previewProfile,
    ({ db, session, body, log }) => {
      const { userId: _, ...wanted } = body;
      return previewProfile(db, { userId: session.userId, wanted, catalogue, log });
    },
    { limit: 'reading' },
  );
}

function repairingRoutes({ route }: Router, catalogue: Catalogue): void {
  route(getProfileRepair, ({ db, session }) => findRepair(db, { userId: session.userId, catalogue }));

  route(
    repairOperation,
    ({ db, session, body, now, newId, log }) => {
      const { userId: _, ...answers } = body;
      return repairProfile(db, { userId: session.userId, answers, now, newId, log, catalogue });
    },
    { limit: 'profile' },
  );
}

function decidingRoutes({ route }: Router, catalogue: Catalogue): void {
  const decisions = [
    [contract.undoProfileChange, 'undo'],
    [contract.confirmProfileChange, 'confirm'],
    [contract.declineProfileChange, 'decline'],
  ] as const;
  for (const [operation, decision] of decisions) {
    route(
      operation,
      ({ db, session, params, now, log }) =>
        decideProfileChange(db, { userId: session.userId, ...params, decision, now, catalogue, log }),
      { limit: 'profile' },
    );
  }
}
