import {vi} from 'vitest';

interface Requests {
  /** Those to addresses that contain a part, in their order. */
  readonly to: (part: string) => readonly Request[];
  /** Lets all that is sent go where it goes again. */
  readonly release: () => void;
}

/**
 * Watches what a page sends from now on, and responds in place of the service where a test needs it, at most until the
 * test is over.
 *
 * @param respond is given a request and what sends it; undefined for a request that goes where it goes
 */
export function watchRequests(
  respond: (request: Request, send: () => Promise<Response>) => Promise<Response> | undefined = () =>
    undefined,
): Requests {
  const send = globalThis.fetch;
  const sent: Request[] = [];
  const watching = vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
    const request = new Request(...call);
    // A body can be read once.
    sent.push(request.clone());
    return respond(request, () => send(request)) ?? send(request);
  });
  return {
    to: (part) => sent.filter(({url}) => url.includes(part)),
    release: () => watching.mockRestore(),
  };
}
