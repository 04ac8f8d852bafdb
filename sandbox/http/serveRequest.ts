import {joinBytes} from '../base/bytes';
import {payloadTooLarge} from './apiError';
import {DROPPED, isReply, type App} from './app';
import type {Reply} from './route';

/**
 * The routes as a function of the web's own types, for whatever has no sockets: a worker, a test.
 *
 * @param added headers that a browser sends and that no `Request` of its scripts can hold, by their names in lower case
 */
export async function serveRequest(
  app: App,
  request: Request,
  added: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  const received = await app.receive({
    method: request.method,
    url: pathname + search,
    headers: {...Object.fromEntries(request.headers), ...added},
  });
  if (isReply(received)) return toResponse(received);
  const body = await readBody(request, received.mostBytes);
  if (!body) return toResponse(received.refuse(payloadTooLarge(received.mostBytes)));
  return toResponse(await received.respond(body));
}

/** The body, of which no more is read than may be: nothing where it is longer. */
async function readBody(request: Request, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    bytes += piece.value.byteLength;
    if (bytes > most) {
      await reader?.cancel();
      return undefined;
    }
    pieces.push(piece.value);
  }
  return joinBytes(...pieces);
}

function toResponse({status, headers, body}: Reply): Response {
  // What a caller sees whose connection is closed: a network error.
  if (status === DROPPED) return Response.error();
  if (body === undefined) return new Response(null, {status, headers});
  if (typeof body === 'string' || body instanceof Uint8Array)
    return new Response(body as BodyInit, {status, headers});
  const pieces = body[Symbol.asyncIterator]();
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => void (await pieces.return?.()),
  });
  return new Response(stream, {status, headers});
}
