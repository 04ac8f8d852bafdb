import compress from '@fastify/compress';
import cors from '@fastify/cors';
import Fastify, {LogController, type FastifyInstance, type FastifyServerOptions} from 'fastify';
import {isAllowedOrigin, refuseForeignCallers} from './foreignCallers';
import {limits} from '../http/limits';
import {refuseExpectation, respondOnSocket} from './rawResponses';
import {sendError} from './sendReply';
import {takeInTurn} from './takeInTurn';

export interface ServerOptions {
  /** Fastify's: `false`, a level, or a pino configuration. */
  readonly logger: FastifyServerOptions['logger'];
  /** Headers that a page of another origin may read. */
  readonly exposedHeaders: readonly string[];
  /** Origins whose pages may call, besides those of loopback addresses. */
  readonly origins?: readonly string[];
}

/** A server with CORS, compression, limits and the platform's error body, and no routes yet. */
export async function createServer({
  logger,
  exposedHeaders,
  origins = [],
}: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    logger: logger ?? false,
    logController: new LogController({disableRequestLogging: true}),
    // HEAD is not in the contract: it returns 405 like any other method that is not.
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    requestTimeout: limits.requestMilliseconds,
    connectionTimeout: limits.idleMilliseconds,
    // One route takes every path, and the app reads the query.
    routerOptions: {maxParamLength: limits.urlAndHeadersBytes, querystringParser: () => ({})},
    http: {
      maxHeaderSize: limits.urlAndHeadersBytes,
      // Node would refuse a request without Host by itself, and without a JSON body.
      requireHostHeader: false,
      // Of two Host headers Node would take the first and drop the other.
      joinDuplicateHeaders: true,
      headersTimeout: limits.headersMilliseconds,
      connectionsCheckingInterval: 1000,
    },
    clientErrorHandler: respondOnSocket,
    // These come before any hook, so also before the one that allows other origins.
    frameworkErrors: (error, request, reply) => {
      const {origin} = request.headers;
      if (origin && isAllowedOrigin(origin, origins)) reply.header('access-control-allow-origin', origin);
      sendError(error, request, reply);
    },
  });
  server.setErrorHandler(sendError);
  server.server.on('checkExpectation', refuseExpectation);
  takeInTurn(server);
  refuseForeignCallers(server, origins);
  await server.register(cors, {
    // Whichever it is: others have been refused.
    origin: true,
    exposedHeaders: [...exposedHeaders],
    methods: ['GET', 'POST', 'DELETE'],
    strictPreflight: false,
    maxAge: 7200,
  });
  await server.register(compress, {
    encodings: ['gzip', 'deflate'],
    // Events are sent one by one: compressed, they would wait for each other.
    customTypes:
      /^(application\/(.+\+)?json|application\/octet-stream|application\/vnd\.mapbox-vector-tile|text\/(?!event-stream))/,
    threshold: 1400,
    zlibOptions: {level: 1},
    globalDecompression: false,
  });
  return server;
}
