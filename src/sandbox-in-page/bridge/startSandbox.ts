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
    let box: ProgressBox | undefined;
    let current: string | undefined;
    let memoryReason: MemoryReason | undefined;
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined;
    const exchanges = new Exchanges((content, transfer = []) => {
      const envelope: Envelope<ToSandbox> = {to: SANDBOX, from: me, content};
      if (worker) worker.postMessage(envelope, transfer);
      else channel?.postMessage(envelope);
    });
    const hear = ({data: {to, content}}: MessageEvent<Envelope<FromSandbox>>): void => {
      if (to !== me && to !== EVERYBODY) return;
      if (content.kind === 'ready') {
        if (current !== undefined && current !== content.sandbox) exchanges.restart();
        current = content.sandbox;
        ({memoryReason} = content);
        box?.remove();
        resolve({exchanges, memoryReason: () => memoryReason});
      } else if (content.kind === 'broken') {
        box?.fail(content.message);
        exchanges.failAll();
        reject(new Error(content.message));
      } else exchanges.hear(content);
    };
    channel?.addEventListener('message', hear);
    /** @returns whether this tab leads now */
    const lead = async (): Promise<boolean> => {
      try {
        box = createProgressBox(parts.worker.compressed + parts.wasm.compressed);
        const [, wasm] = await download([parts.worker, parts.wasm], baseUrl, box.show);
        const started = new Worker(baseUrl + parts.worker.file, {type: 'module', name: 'sandbox'});
        started.addEventListener('message', hear);
        started.addEventListener('error', ({message}) => {
          box?.fail(message);
          reject(new Error(message || 'The worker of the sandbox could not be loaded.'));
        });
        const content = {kind: 'start', wasm: wasm as Blob, name, isFresh: freshStart.take()} as const;
        started.postMessage({to: SANDBOX, from: me, content} satisfies Envelope<ToSandbox>);
        worker = started;
        return true;
      } catch (error) {
        // Without a network whoever has asked says so.
        if (error instanceof TypeError) box?.remove();
        else box?.fail((error as Error).message);
        channel?.close();
        reject(error as Error);
        return false;
      }
    };
    const {locks} = navigator as Partial<Navigator>;
    // Without encryption browsers have no locks, and keep no files either: each tab has a sandbox of its own.
    if (!locks || !channel) return void lead();
    // The lock is held as long as the tab is open; one that could not start lets another try, or itself once more.
    void locks.request(name, async () => {
      if (await lead()) await new Promise<never>(() => undefined);
    });
    channel.postMessage({to: SANDBOX, from: me, content: {kind: 'hello'}} satisfies Envelope<ToSandbox>);
  });
}
