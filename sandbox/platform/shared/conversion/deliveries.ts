import {createAccountLog, type AccountLog} from '../../../base/accountLog';
import type {Clock} from '../../../base/clock';
import type {ConversionTarget, Converter} from './converter';
import {WebhookError} from './webhookError';

/** What was sent to a webhook and what came back. */
export interface Delivery {
  /** Counts up within this run of the sandbox. */
  readonly id: number;
  /** When it was over, by the sandbox's clock, ISO 8601. */
  readonly at: string;
  readonly format: string;
  readonly url: string;
  /** Those of the webhook, as it was registered. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, cut to `KEPT_CHARACTERS`. */
  readonly sent: string;
  /** Undefined where no response came, or none in time. */
  readonly status?: number;
  /** The body that came back, cut likewise. */
  readonly received?: string;
  /** Why nothing was converted: a sentence that goes on from "the webhook". */
  readonly error?: string;
  /** Whether `sent` or `received` was longer. */
  readonly isCut: boolean;
  readonly milliseconds: number;
}

/** Of a body that is kept: 1,000 deliveries of an account must fit in memory. */
const KEPT_CHARACTERS = 20_000;

/** The last deliveries of each account. */
export interface Deliveries extends Omit<AccountLog<Delivery>, 'add'>, Converter {
  /** Sends a body like `convert`, and tells of the delivery instead of what it converted to. */
  deliver(target: ConversionTarget, body: unknown, mostBytes: number): Promise<Delivery>;
}

/** A converter that keeps what it delivers, whether that succeeds or not. */
export function createDeliveries(clock: Clock, converter: Converter): Deliveries {
  const log = createAccountLog<Delivery>();
  let last = 0;
  const attempt = async (target: ConversionTarget, body: unknown, mostBytes: number) => {
    const start = performance.now();
    const outcome = await converter.convert(target, body, mostBytes).then(
      (converted) => ({converted}),
      (error: unknown) => {
        if (error instanceof WebhookError) return {error};
        throw error;
      },
    );
    const {accountId, format, url, headers = {}} = target;
    const sent = JSON.stringify(body);
    const {received, ...result} =
      'error' in outcome
        ? {...outcome.error.response, error: outcome.error.message}
        : {status: 200, received: JSON.stringify(outcome.converted)};
    const delivery: Delivery = {
      id: ++last,
      at: clock.now().toISOString(),
      format,
      url,
      headers,
      ...result,
      sent: sent.slice(0, KEPT_CHARACTERS),
      ...(received !== undefined && {received: received.slice(0, KEPT_CHARACTERS)}),
      isCut: Math.max(sent.length, received?.length ?? 0) > KEPT_CHARACTERS,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
    };
    log.add(accountId, delivery);
    return {outcome, delivery};
  };
  return {
    ...log,
    convert: async (target, body, mostBytes) => {
      const {outcome} = await attempt(target, body, mostBytes);
      if ('error' in outcome) throw outcome.error;
      return outcome.converted;
    },
    deliver: async (target, body, mostBytes) => (await attempt(target, body, mostBytes)).delivery,
  };
}
