import {payloadTooLarge} from './apiError';
import {DROPPED, isReply, type App} from './app';
import type {Reply} from './route';

/** The routes as a function of the web's own types, for whatever has no sockets: a worker, a test. */
export async function serveRequest(app: App, request: Request): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  const received = await app.receive({
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
  });
  if (isReply(received)) return toResponse(received);
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.byteLength > received.mostBytes)
    return toResponse(received.refuse(payloadTooLarge(received.mostBytes)));
  return toResponse(await received.respond(body));
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
      const {done, value} = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return?.()),
  });
  return new Response(stream, {status, headers});
}
