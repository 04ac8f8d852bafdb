import {
  createConverter,
  type Converter,
  type ConverterOptions,
  type Delivery,
} from '../../platform/shared/conversion/converter';
import {WebhookError} from '../../platform/shared/conversion/webhookError';
import {converterProgram, type Said} from './converterProgram';

const NO_CODE =
  'was not called: a sandbox in a page can call no address. Write a converter on its page, or use the sandbox for your machine';

/**
 * Has webhooks answered by the code that the reader wrote on the page about the sandbox, since a page can call none. The
 * code runs in a worker from a `data:` address, whose origin is opaque: no storage, no cookies, nothing of the page. It is
 * ended after each delivery, and when time is up.
 *
 * @param readCode the code as it is now; null where there is none
 */
export function createPageConverter(
  readCode: () => string | null,
  options: ConverterOptions = {},
): Converter {
  return createConverter(async (delivery) => {
    const code = readCode();
    if (code === null) throw new WebhookError(NO_CODE);
    const said = await runOnce(converterProgram(code), delivery);
    if ('problem' in said) throw new WebhookError(said.problem);
    if (new TextEncoder().encode(said.text).byteLength > delivery.mostBytes)
      throw new WebhookError(`responded with more than ${delivery.mostBytes} bytes`);
    return said.text;
  }, options);
}

function runOnce(program: string, {url, headers, body, signal}: Delivery): Promise<Said> {
  const worker = new Worker(`data:text/javascript;charset=utf-8,${encodeURIComponent(program)}`);
  const outcome = new Promise<Said>((resolve) => {
    worker.addEventListener('message', ({data}: MessageEvent<unknown>) =>
      resolve(isSaid(data) ? data : {problem: 'sent a message of its own instead of returning'}),
    );
    worker.addEventListener('error', ({message}) =>
      resolve({problem: `could not be run: ${message || 'the browser allows no such worker'}`}),
    );
    // `createConverter` has reported before that time is up.
    signal.addEventListener('abort', () => resolve({problem: 'was ended'}), {once: true});
    worker.postMessage({body: JSON.parse(body) as unknown, request: {url: url.href, headers}});
  });
  return outcome.finally(() => worker.terminate());
}

/** What comes from the worker may be anything: the reader's code can send messages itself. */
function isSaid(data: unknown): data is Said {
  const {text, problem} = (typeof data === 'object' && data !== null ? data : {}) as {
    readonly text?: unknown;
    readonly problem?: unknown;
  };
  return typeof text === 'string' || typeof problem === 'string';
}
