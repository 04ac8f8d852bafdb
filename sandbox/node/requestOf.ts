import type {FastifyInstance, InjectOptions} from 'fastify';

/** A server without a socket, as a function of the web's own types: what programs of a sandbox are handed anywhere. */
export function requestOf(server: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const {pathname, search} = new URL(request.url);
    const payload = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const {statusCode, headers, rawPayload} = await server.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(payload && {payload}),
    });
    const told = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
    );
    const isEmpty = [204, 205, 304].includes(statusCode);
    return new Response(isEmpty ? null : new Uint8Array(rawPayload), {status: statusCode, headers: told});
  };
}
