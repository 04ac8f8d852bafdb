import siteConfig from '@generated/docusaurus.config';
import parts from '@generated/sandbox-in-page/default/parts.json';
import {
  channelName,
  EVERYBODY,
  SANDBOX,
  type Envelope,
  type FromSandbox,
  type MemoryReason,
  type ToSandbox,
} from '../messages';
import {download} from './download';
import {Exchanges} from './exchanges';
import {freshStart} from './freshStart';
import {createProgressBox, type ProgressBox} from './progressBox';

/** The sandbox of this browser, as one tab reaches it. */
export interface SandboxConnection {
  readonly exchanges: Exchanges;
  /** Why nothing outlives the tab that leads; `undefined` where everything does. */
  readonly memoryReason: () => MemoryReason | undefined;
}

const {baseUrl} = siteConfig;
const name = channelName(baseUrl);
const me = [...crypto.getRandomValues(new Uint32Array(4))].join('.');

let connection: Promise<SandboxConnection> | undefined;
/** One at a time: the next try takes away what the last one said. */
let box: ProgressBox | undefined;

/**
 * Finds the sandbox that another tab leads, or starts one: the tab that holds the lock has the worker, and when it is
 * closed the next one starts one over the same files.
 *
 * @throws Error that says why there can be none
 */
export function connectSandbox(): Promise<SandboxConnection> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

function connect(): Promise<SandboxConnection> {
  return new Promise((resolve, reject) => {
    let worker: Worker | undefined;
    let isStopped = false;
    let memoryReason: MemoryReason | undefined;
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined;
    const waiting = new AbortController();
    let end = (): void => undefined;
    const isOver = new Promise<void>((over) => (end = over));
    /** The next request tries again, in whichever tab it comes. */
    const stop = (reason: Error): void => {
      isStopped = true;
      worker?.terminate();
      worker = undefined;
      channel?.close();
      waiting.abort();
      end();
      connection = undefined;
      reject(reason);
    };
    const exchanges = new Exchanges((content, transfer = []) => {
      const envelope: Envelope<ToSandbox> = {to: SANDBOX, from: me, content};
      if (worker) worker.postMessage(envelope, transfer);
      else channel?.postMessage(envelope);
    });
    const hear = ({data: {to, content}}: MessageEvent<Envelope<FromSandbox>>): void => {
      if (isStopped || (to !== me && to !== EVERYBODY)) return;
      exchanges.hear(content);
      if (content.kind === 'ready') {
        ({memoryReason} = content);
        box?.remove();
        resolve({exchanges, memoryReason: () => memoryReason});
      } else if (content.kind === 'broken') {
        box?.fail(content.message);
        stop(new Error(content.message));
      }
    };
    channel?.addEventListener('message', hear);
    /** @returns whether this tab leads now */
    const lead = async (): Promise<boolean> => {
      try {
        box?.remove();
        box = createProgressBox(parts.worker.compressed + parts.wasm.compressed);
        const [, wasm] = await download([parts.worker, parts.wasm], baseUrl, box.show);
        const started = new Worker(baseUrl + parts.worker.file, {type: 'module', name: 'sandbox'});
        started.addEventListener('message', hear);
        started.addEventListener('error', ({message}) => {
          box?.fail(message);
          stop(new Error(message || 'The worker of the sandbox could not be loaded.'));
        });
        const content = {kind: 'start', wasm: wasm as Blob, name, isFresh: freshStart.take()} as const;
        started.postMessage({to: SANDBOX, from: me, content} satisfies Envelope<ToSandbox>);
        worker = started;
        return true;
      } catch (error) {
        // Without a network whoever has asked says so.
        if (error instanceof TypeError) box?.remove();
        else box?.fail((error as Error).message);
        stop(error as Error);
        return false;
      }
    };
    const {locks} = navigator as Partial<Navigator>;
    // Without encryption browsers have no locks, and keep no files either: each tab has a sandbox of its own.
    if (!locks || !channel) return void lead();
    // The lock is held as long as the tab is open; one that could not start lets another try, or itself once more.
    locks
      .request(name, {signal: waiting.signal}, async () => {
        if (await lead()) await isOver;
      })
      .catch(() => undefined);
    channel.postMessage({to: SANDBOX, from: me, content: {kind: 'hello'}} satisfies Envelope<ToSandbox>);
  });
}
