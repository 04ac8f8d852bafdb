import type {FromSandbox, SentRequest, ToSandbox} from '../messages';

interface Waiting {
  readonly sent: SentRequest;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: unknown) => void;
  /** Of the body, once there is a head. */
  body?: ReadableStreamDefaultController<Uint8Array>;
  /** Resolves the reader's wish for another piece. */
  pulled?: () => void;
  isTaken: boolean;
}

/** Requests whose responses change nothing: asking again gives the same. */
const isSafe = ({method}: SentRequest): boolean => method === 'GET' || method === 'HEAD';

/** What `fetch` says of a connection that broke off. */
const brokenOff = () => new TypeError('Failed to fetch: the sandbox in this page broke off');

/** Requests that are on their way to a sandbox, and responses that are on theirs back. */
export class Exchanges {
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  /** The sandbox that was ready last. */
  #sandbox: string | undefined;
  /** Whether the last one that was started is broken: nobody would respond. */
  #isBroken = false;

  constructor(private readonly post: (message: ToSandbox, transfer?: Transferable[]) => void) {}

  /**
   * Sends a request when there is a sandbox.
   *
   * @throws TypeError as `fetch`, when the sandbox breaks off or is broken; what the signal was aborted with
   */
  async send(request: Request, path: string): Promise<Response> {
    const {method, signal} = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const bytes = hasBody ? new Uint8Array(await request.arrayBuffer()) : undefined;
    if (this.#isBroken) throw brokenOff();
    const id = (this.#last += 1);
    const headers = [...request.headers];
    const {origin} = new URL(request.url);
    const sent: SentRequest = {kind: 'request', id, method, origin, path, headers, body: bytes};
    return new Promise<Response>((resolve, reject) => {
      const waiting: Waiting = {sent, resolve, reject, isTaken: false};
      this.#waiting.set(id, waiting);
      const abort = () => {
        if (!this.#waiting.delete(id)) return;
        this.post({kind: 'cancel', id});
        reject(signal.reason as Error);
        waiting.body?.error(signal.reason);
      };
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, {once: true});
      this.post(sent);
    });
  }

  /** One is ready. Where it has taken the place of another, that took with it what it had begun. */
  #begin(sandbox: string): void {
    const isOther = this.#sandbox !== undefined && this.#sandbox !== sandbox;
    this.#sandbox = sandbox;
    this.#isBroken = false;
    if (!isOther) return;
    for (const [id, waiting] of this.#waiting) {
      if (waiting.body || (waiting.isTaken && !isSafe(waiting.sent))) this.#fail(id, waiting);
      else this.post(waiting.sent);
    }
  }

  /** The sandbox has gone, and there will be none. */
  #failAll(): void {
    this.#isBroken = true;
    for (const [id, waiting] of this.#waiting) this.#fail(id, waiting);
  }

  hear(message: FromSandbox): void {
    if (message.kind === 'ready') return this.#begin(message.sandbox);
    if (message.kind === 'broken') return this.#failAll();
    const {id} = message;
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    switch (message.kind) {
      case 'taken':
        waiting.isTaken = true;
        return;
      case 'head':
        return waiting.resolve(this.#response(id, waiting, message));
      case 'chunk':
        waiting.body?.enqueue(message.bytes);
        waiting.pulled?.();
        return;
      case 'end':
        this.#waiting.delete(id);
        waiting.body?.close();
        waiting.pulled?.();
        return;
      case 'failed':
        return this.#fail(id, waiting);
    }
  }

  #fail(id: number, waiting: Waiting): void {
    this.#waiting.delete(id);
    waiting.reject(brokenOff());
    waiting.body?.error(brokenOff());
    waiting.pulled?.();
  }

  #response(
    id: number,
    waiting: Waiting,
    {status, headers, hasBody}: Extract<FromSandbox, {kind: 'head'}>,
  ): Response {
    const init = {status, headers: headers.map(([name, value]): [string, string] => [name, value])};
    if (!hasBody) {
      this.#waiting.delete(id);
      return new Response(null, init);
    }
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          waiting.body = controller;
        },
        pull: () =>
          new Promise<void>((resolve) => {
            waiting.pulled = resolve;
            this.post({kind: 'pull', id});
          }),
        cancel: () => {
          if (this.#waiting.delete(id)) this.post({kind: 'cancel', id});
        },
      },
      {highWaterMark: 1},
    );
    return new Response(body, init);
  }
}
