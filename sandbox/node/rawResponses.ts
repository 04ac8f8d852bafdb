import {STATUS_CODES, type IncomingMessage, type ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {ApiError} from '../http/apiError';
import {errorBody, errorToWire} from '../http/errorToWire';
import {transportError} from './transportError';

/** Responds to what is no request yet: unreadable HTTP, too slow, too large headers. */
export function respondOnSocket(error: Error & {code?: string}, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = errorToWire(transportError(error));
  const body = JSON.stringify(errorBody(refusal));
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** Node responds to an unknown `Expect` by itself, and without a body. */
export function refuseExpectation({headers}: IncomingMessage, response: ServerResponse): void {
  const refusal = new ApiError(417, `The expectation "${headers.expect}" cannot be met; "100-continue" can.`);
  response
    .writeHead(refusal.status, {'Content-Type': 'application/json; charset=utf-8', Connection: 'close'})
    .end(JSON.stringify(errorBody(refusal)));
}
