import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { PageSources } from '../identity/identity.ts';
import { closeWhenClosing } from './closing.ts';
import { answerErrors, errorBody, sendError } from './error-handler.ts';
import { BODY_LIMIT_BYTES, readOnlyJson } from './json-body.ts';
import { collectRoutes, pathOf, refuseUnknown } from './not-found.ts';
import { describeApi, serveApiDescription } from './openapi.ts';
import { refuseOtherSites } from './origin.ts';
import { logRequests } from './request-log.ts';
import { bareHeaders, sendSecurityHeaders } from './security-headers.ts';
import { validateWithZod } from './validation.ts';
import { serveWeb } from './web.ts';

export type ServerOptions = {
  log: FastifyBaseLogger;
  /** Where a browser reaches the server, if that is known; null: wherever it is asked. */
  publicUrl: string | null;
  /** Which proxies may say whom they speak for; false: none. */
  trustProxy: boolean | string;
  /** The folder with the built web application. */
  webFolder: string;
  /** Whether the pages may send what is counted. */
  countsVisits: boolean;
  /** What a page may load from others; left out: nothing. */
  pageSources?: PageSources;
};

/** An HTTP server with everything that holds for every route; `addRoutes` adds them. */
export async function createServer(
  options: ServerOptions,
  addRoutes: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const isHttps = options.publicUrl?.startsWith('https:') ?? false;
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    connectionTimeout: 120_000,
    http: { headersTimeout: 15_000 },
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply.headers(bareHeaders(isHttps)));
    },
    clientErrorHandler: answerGarbage,
  });
  app.decorateRequest('session', null);
  const methodsAt = collectRoutes(app);
  answerErrors(app);
  validateWithZod(app);
  readOnlyJson(app);
  await sendSecurityHeaders(app, { isHttps, ...options.pageSources });
  logRequests(app);
  closeWhenClosing(app);
  refuseOtherSites(app, options.publicUrl);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The library's own choice is the slowest there is, meant for files that are packed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await describeApi(app);
  addRoutes(app);
  serveApiDescription(app);
  const sendPage = await serveWeb(app, { ...options, folder: options.webFolder });
  const isApi = (request: FastifyRequest) => /^\/api(?:\/|$)/.test(pathOf(request));
  const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
    const allowed = isApi(request) ? methodsAt(pathOf(request)) : ['GET', 'HEAD'];
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    throw refuseUnknown(request, allowed);
  };
  // A route, because answers of the handler below are not compressed.
  app.get('/*', { schema: { hide: true } }, (request, reply) =>
    isApi(request) ? refuse(request, reply) : sendPage(request, reply),
  );
  app.setNotFoundHandler(refuse);
  return app;
}

const GARBAGE: Record<string, { status: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The headers of the request are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'The request took too long to arrive.' },
};

/** What is not HTTP at all never reaches a route. */
function answerGarbage(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = GARBAGE[error.code ?? ''] ?? {
    status: '400 Bad Request',
    message: 'The request is not valid.',
  };
  const body = errorBody({ code: 'bad_request', message }, crypto.randomUUID());
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\nconnection: close\r\n\r\n${body}`);
}
