import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/photos.ts';
import type { Dependencies } from '../dependencies.ts';
import { fileRoute } from '../http/file-route.ts';
import { sessionOf } from '../http/guards.ts';
import { notFound } from '../http/http-error.ts';
import { isKnownKey, readIdempotencyKey } from '../http/idempotency.ts';
import { createRouter } from '../http/router.ts';
import { acceptUploads, takeTurns } from '../http/uploads.ts';
import { checkShare, keepPhoto, photoOf, removeFiles } from './keep-photo.ts';
import { selectPhoto, selectPhotos, takePhoto } from './store.ts';

/** In a scope of their own: only here is anything but JSON read. */
export function photoRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  app.register((scope, _options, done) => {
    acceptUploads(scope, { maxBytes: contract.PHOTO_LIMITS.uploadBytes, folder: dependencies.uploadFolder });
    // Loaded after what makes uploads readable.
    scope.register((inner, _none, loaded) => {
      registerRoutes(inner, dependencies);
      loaded();
    });
    done();
  });
}

function registerRoutes(scope: FastifyInstance, dependencies: Dependencies): void {
  const { route, jobRoute } = createRouter(scope, dependencies);
  const { files, database } = dependencies;
  const takeTurn = takeTurns();

  route(contract.listPhotos, async ({ db, session }) => (await selectPhotos(db, session.userId)).map(photoOf));

  jobRoute(
    contract.addPhoto,
    ({ session, body, now, newId }) =>
      keepPhoto({ userId: session.userId, newId, photo: body.photo, takenAt: body.takenAt, files, now }),
    {
      limit: 'photo',
      event: 'photo',
      admit: async (request, reply) => {
        const { userId } = sessionOf(request);
        const key = readIdempotencyKey(request.headers['idempotency-key']);
        const isKnown = key !== null && (await isKnownKey(database.db, { userId, key }));
        if (!isKnown) await checkShare(database.db, userId, 0);
        await takeTurn(request, reply);
      },
    },
  );

  fileRoute(scope, dependencies, {
    operation: contract.getPhotoImage,
    handler: async ({ db, session, params, query }) => {
      const row = await selectPhoto(db, { userId: session.userId, id: params.photoId });
      const bytes = row && (await files.get(query.size === 'small' ? row.thumbKey : row.fileKey));
      if (!bytes) throw notFound('photo');
      return { type: 'image/jpeg', bytes };
    },
  });

  route(contract.deletePhoto, async ({ db, session, params }) => {
    const row = await takePhoto(db, { userId: session.userId, id: params.photoId });
    if (!row) throw notFound('photo');
    await removeFiles(files, row);
    return { ok: true };
  });
}
