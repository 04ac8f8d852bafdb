import {Readable} from 'node:stream';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {DROPPED} from '../http/app';
import {errorReply} from '../http/errorReply';
import type {Reply} from '../http/route';
import {transportError} from './transportError';

/** Sends what the app responds; a body of pieces is sent while they are made, and no faster than it is read. */
export function sendReply(reply: FastifyReply, {status, headers, body}: Reply): FastifyReply {
  if (status === DROPPED) {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  reply.code(status).headers(headers);
  if (body === undefined) return reply.send();
  if (typeof body === 'string') return reply.send(body);
  if (body instanceof Uint8Array)
    return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  return reply.send(Readable.from(body, {objectMode: false}));
}

/** The same for what was thrown before the app saw the request. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void sendReply(reply, errorReply(transportError(thrown), request, request.log));
}
