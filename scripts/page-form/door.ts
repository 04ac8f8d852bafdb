import type {Envelope, FromSandbox, ToSandbox} from '../../src/sandbox-in-page/messages';

/** A request on its way into the page: JSON alone can go there. */
export interface DoorRequest {
  readonly method: string;
  /** What the client addressed it to: signatures are made over its host. */
  readonly origin: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Base64. */
  readonly body?: string | undefined;
}

export interface DoorResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Base64. */
  readonly body: string;
}

/** No address of the sandbox: a list of requests, written as JSON, is sent there, and the statuses come back. */
export const STATUSES = '/door/statuses';

/** A request of that list. */
export type ListedRequest = Pick<DoorRequest, 'method' | 'path' | 'headers'> & {
  /** As text. */
  readonly body?: string | undefined;
};

declare global {
  /** Rejects where the sandbox breaks the connection off. */
  function sendThroughDoor(request: DoorRequest): Promise<DoorResponse>;

  /** Sends requests one after another, whose responses nobody reads but for their status. Rejects likewise. */
  function statusesThroughDoor(requests: readonly DoorRequest[]): Promise<number[]>;
}

/**
 * Runs in a page whose sandbox has started, and speaks with it as another tab of the same site does.
 *
 * @param name of the channel
 */
export function openDoor(name: string): void {
  const channel = new BroadcastChannel(name);
  const listeners = new Map<number, (message: FromSandbox) => void>();
  const post = (content: ToSandbox): void => {
    const envelope: Envelope<ToSandbox> = {to: 'sandbox', from: 'door', content};
    channel.postMessage(envelope);
  };
  channel.addEventListener('message', ({data: {to, content}}: MessageEvent<Envelope<FromSandbox>>) => {
    if (to === 'door' && 'id' in content) listeners.get(content.id)?.(content);
  });
  let last = 0;
  const ask = async ({method, origin, path, headers, body}: DoorRequest) => {
    const id = (last += 1);
    const bytes = body === undefined ? undefined : fromBase64(body);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const head = await new Promise<Extract<FromSandbox, {kind: 'head'}>>((resolve, reject) => {
      let received: Extract<FromSandbox, {kind: 'head'}> | undefined;
      listeners.set(id, (message) => {
        if (message.kind === 'failed') reject(new Error('The connection broke off.'));
        else if (message.kind === 'end') resolve(received as Extract<FromSandbox, {kind: 'head'}>);
        else if (message.kind === 'head') {
          received = message;
          if (message.hasBody) post({kind: 'pull', id});
          else resolve(message);
        } else if (message.kind === 'chunk') {
          pieces.push(message.bytes);
          post({kind: 'pull', id});
        }
      });
      post({kind: 'request', id, method, origin, path, headers, body: bytes});
    }).finally(() => listeners.delete(id));
    return {head, pieces};
  };
  self.sendThroughDoor = async (request) => {
    const {head, pieces} = await ask(request);
    return {status: head.status, headers: head.headers, body: await toBase64(new Blob(pieces))};
  };
  self.statusesThroughDoor = async (requests) => {
    const statuses: number[] = [];
    for (const request of requests) statuses.push((await ask(request)).head.status);
    return statuses;
  };

  function fromBase64(text: string): Uint8Array {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  }

  function toBase64(blob: Blob): Promise<string> {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve((reader.result as string).replace(/^.*?,/, '')));
      reader.readAsDataURL(blob);
    });
  }
}
