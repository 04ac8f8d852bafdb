import type {OfflineStatus, Question, Reply} from '../protocol';

/**
 * Asks the worker, and hears of its progress.
 *
 * @throws Error with the name and the words of what the worker met
 */
export function ask(
  worker: ServiceWorker,
  question: Question,
  tell: (status: OfflineStatus) => void = () => undefined,
): Promise<OfflineStatus> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<Reply>) => {
      if (data.kind === 'progress') return tell(data.status);
      port1.close();
      if (data.kind === 'done') resolve(data.status);
      else reject(Object.assign(new Error(data.failure.message), {name: data.failure.name}));
    };
    worker.postMessage(question, [port2]);
  });
}
