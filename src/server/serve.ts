import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { PRODUCT } from '#core/product.ts';
import { startErasing } from './account/erase-person.ts';
import { openModels } from './ai/open-models.ts';
import { buildApp } from './app.ts';
import { openBilling } from './billing/open-billing.ts';
import { loadCatalogue } from './catalogue/catalogue.ts';
import { type Database, StartError } from './db/database.ts';
import { startHousekeeping } from './db/housekeeping.ts';
import type { Dependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { fail } from './fail.ts';
import { expectBuiltFor } from './http/built-for.ts';
import { dropOldUploads } from './http/uploads.ts';
import { stopKnowledge } from './knowledge/meaning-of.ts';
import { createLog } from './log.ts';
import { startDelivering } from './mail/deliver-mail.ts';
import { embeddedMail } from './mail/embedded.ts';
import type { Mail } from './mail/mail.ts';
import { smtpMail } from './mail/smtp.ts';
import { startRenewing } from './membership/renew-due.ts';
import { type DataSource, openData, openIdentity, openPhotoFiles, siteUrlOf } from './open-data.ts';
import { stopPlanning } from './planning/pool.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import { type Push, webPush } from './reminders/push.ts';
import { startReminding } from './reminders/send-reminders.ts';
import { keepSecret } from './secrets.ts';
import { warmUp } from './warm-up.ts';

const DRAIN_MS = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Opens the database, then serves until a signal comes. */
export async function serve(env: Env, source: DataSource): Promise<void> {
  const log = createLog(env.logLevel);
  const database = await openData(source, { env, log });
  try {
    await listenAndServe({ env, log, database });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listenAndServe({ env, log, database }: { env: Env; log: FastifyBaseLogger; database: Database }) {
  const now = () => new Date();
  const webFolder = fileURLToPath(new URL('dist/web', PROJECT_FOLDER));
  expectBuiltFor(env.firebase, webFolder);
  const identity = openIdentity(database, { env, log });
  const files = openPhotoFiles(env);
  const { supportEmail, securityContact, trainer } = env;
  const site = { url: siteUrlOf(env), supportEmail, securityContact, trainer };
  const dependencies: Dependencies = {
    database,
    identity,
    limits: env.limits,
    site,
    files,
    uploadFolder: join(resolve(env.dataDir), 'uploads'),
    push: openPush(env),
    ...(await openModels(env.ai)),
    billing: await openBilling(env.billing, now),
    analytics: env.analytics,
    chatKeptDays: env.chatRetentionDays,
    now,
    newId: () => randomUUID(),
  };
  await dropOldUploads(dependencies.uploadFolder, now());
  const app = await buildApp(dependencies, {
    log,
    publicUrl: env.publicUrl,
    trustProxy: env.trustProxy,
    webFolder,
  });
  const housekeeping = startHousekeeping(database, { now, log, chatKeptDays: env.chatRetentionDays });
  const delivering = startDelivering({ database, mail: openMail(env, log), now, log });
  const { billing, newId } = dependencies;
  const erasing = startErasing({ database, identity, files, billing, now, newId, log });
  const renewing = startRenewing({ database, billing, now, newId, log });
  const reminding = startReminding({ database, push: dependencies.push, now, log });
  closeOnSignal(async () => {
    await housekeeping.stop();
    await reminding.stop();
    await renewing.stop();
    await erasing.stop();
    await app.close();
    await stopPlanning();
    await stopKnowledge();
    await delivering.stop();
    await database.close();
  });
  // What is here is waited for: nobody is told that it is away for the moment that it takes.
  if (database.kind === 'embedded') await database.ready();
  const port = await listen(app, env);
  // Until the database answers, the server says 503 and keeps trying.
  database.ready().then(
    () => {
      say(`${PRODUCT.name} is ready: ${env.publicUrl ?? `http://localhost:${port}`}`);
      warmUp(loadCatalogue());
    },
    (error: unknown) => fail(error),
  );
}

/** A mail server if one is set up, else files in the data folder. */
function openMail({ mail: { smtpUrl, from }, dataDir }: Env, log: FastifyBaseLogger): Mail {
  if (smtpUrl !== null) return smtpMail({ url: smtpUrl, from });
  return embeddedMail({ dataFolder: resolve(dataDir), from, now: () => new Date(), log });
}

/** Push services want to know whom to turn to when a server misbehaves. */
function openPush({ dataDir, publicUrl, supportEmail }: Env): Push {
  const contact = supportEmail === null ? (publicUrl ?? 'https://localhost') : `mailto:${supportEmail}`;
  return webPush({ secret: keepSecret(resolve(dataDir), 'push'), contact });
}

async function listen(app: FastifyInstance, { host, port }: Env): Promise<number> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`);
    }
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user. Set PORT to another one.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** The first signal lets what is under way finish; a second one, or ten seconds, ends it. */
function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const onSignal = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('SIGHUP', onSignal);
  // Started by another process that is gone: nobody is left to stop this one.
  process.on('disconnect', onSignal);
}
