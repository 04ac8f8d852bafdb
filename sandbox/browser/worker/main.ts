import {EVERYBODY, SANDBOX, type Envelope, type FromSandbox, type ToSandbox} from './messages';
import {openSandbox} from './openSandbox';
import {serveMessages} from './serveMessages';

/** The sandbox in a page: a dedicated worker, which the tab that leads starts, and which all tabs of the site share. */

interface WorkerScope {
  postMessage(message: Envelope<FromSandbox>, transfer?: Transferable[]): void;
  addEventListener(name: 'message', listener: (event: MessageEvent<Envelope<ToSandbox>>) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('message', function begin({data: {from, content}}) {
  if (content.kind !== 'start') return;
  const leader = from;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(content.name) : undefined;
  const tellAll = (message: FromSandbox) => {
    channel?.postMessage({to: EVERYBODY, from: SANDBOX, content: message});
    worker.postMessage({to: EVERYBODY, from: SANDBOX, content: message});
  };
  openSandbox(content).then(
    ({serve, sandbox, memoryReason}) => {
      const receive = serveMessages(serve);
      const ready: FromSandbox = {kind: 'ready', sandbox, memoryReason: memoryReason()};
      const hear = ({to, from: client, content: message}: Envelope<ToSandbox>): void => {
        if (to !== SANDBOX) return;
        // The tab that leads is told directly, and gives and takes without a copy.
        const post = (response: FromSandbox, transfer?: Transferable[]) =>
          client === leader
            ? worker.postMessage({to: client, from: SANDBOX, content: response}, transfer)
            : channel?.postMessage({to: client, from: SANDBOX, content: response});
        if (message.kind === 'hello') post(ready);
        else void receive(message, client, post);
      };
      worker.addEventListener('message', ({data}) => hear(data));
      channel?.addEventListener('message', ({data}: MessageEvent<Envelope<ToSandbox>>) => hear(data));
      tellAll(ready);
    },
    (error: unknown) => tellAll({kind: 'broken', message: (error as Error).message}),
  );
});
