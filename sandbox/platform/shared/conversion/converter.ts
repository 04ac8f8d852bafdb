import {ApiError} from '../../../http/apiError';
import {parseJsonBody} from '../../../http/body/jsonBody';
import {WebhookError} from './webhookError';

/** Where a body is sent to be converted. */
export interface ConversionTarget {
  /** Whose webhook it is. */
  readonly accountId: string;
  /** Which of the account's formats it converts. */
  readonly format: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends bodies in formats of the accounts' own to their webhooks. */
export interface Converter {
  /**
   * Posts a body to a webhook and gives back what it answered, parsed and not yet checked against the contract.
   * @param mostBytes - the most that the response may have.
   * @throws WebhookError that says what went wrong.
   */
  convert(target: ConversionTarget, body: unknown, mostBytes: number): Promise<unknown>;
}

/** What is posted to a webhook. */
export interface Delivery {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
  /** The most bytes of a response. */
  readonly mostBytes: number;
  /** Ends everything when time is up. */
  readonly signal: AbortSignal;
}

/**
 * Posts to a webhook and gives back the body of a response with status 200, as text.
 * @throws WebhookError that says what went wrong.
 */
export type Send = (delivery: Delivery) => Promise<string>;

export interface ConverterOptions {
  /** 10 s, as the contract says. */
  readonly timeoutMilliseconds?: number;
}

/**
 * How many conversions run at once. A webhook that posts back to this sandbox in its own format would otherwise call
 * itself without end.
 */
export const MOST_CONVERSIONS = 16;
/** One account gets half of them, so that webhooks that hang do not stand in the way of other accounts. */
export const MOST_CONVERSIONS_OF_ACCOUNT = 8;

/** @param send - how this machine reaches webhooks. */
export function createConverter(
  send: Send,
  {timeoutMilliseconds = 10_000}: ConverterOptions = {},
): Converter {
  /** The account of each conversion that runs. */
  const running: string[] = [];

  const requireRoom = (accountId: string) => {
    if (running.filter((each) => each === accountId).length >= MOST_CONVERSIONS_OF_ACCOUNT)
      throw new WebhookError(
        `was not called: ${MOST_CONVERSIONS_OF_ACCOUNT} conversions of this account are running already`,
      );
    if (running.length >= MOST_CONVERSIONS)
      throw new WebhookError(`was not called: ${MOST_CONVERSIONS} conversions are running already`);
  };

  const exchange = async ({url, headers = {}}: ConversionTarget, body: unknown, mostBytes: number) => {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    // Some work takes no signal, such as that of a name server, so the deadline is enforced here too. It hears the signal
    // first: between two listeners, a browser runs all that the first one has resolved.
    const late = deadline(signal, timeoutMilliseconds);
    const work = send({url: new URL(url), headers, body: JSON.stringify(body), mostBytes, signal});
    return parse(await Promise.race([work, late]));
  };

  return {
    convert: async (target, body, mostBytes) => {
      const {accountId} = target;
      requireRoom(accountId);
      running.push(accountId);
      try {
        return await exchange(target, body, mostBytes);
      } finally {
        running.splice(running.indexOf(accountId), 1);
      }
    },
  };
}

/** Rejects when time is up. */
function deadline(signal: AbortSignal, milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new WebhookError(`did not respond within ${milliseconds / 1000} s`)),
    );
  });
}

function parse(text: string): unknown {
  try {
    return parseJsonBody(text);
  } catch (error) {
    if (error instanceof ApiError)
      throw new WebhookError(`sent a response that cannot be parsed: ${error.message}`, {
        status: 200,
        received: text,
      });
    throw error;
  }
}
