import type {FastifyInstance} from 'fastify';
import type {MovableClock} from '../base/clock';
import {badRequest} from '../http/apiError';
import type {IdentitySettings} from '../base/identitySettings';
import type {Outbox} from '../store/outbox';
import {parseClockChange} from './clockChange';
import {parseFaultRequest} from './faultRequest';

export interface ControlOptions {
  /** The version of the contract that is served. */
  readonly contractVersion: string;
  readonly identity: IdentitySettings;
  readonly clock: MovableClock;
  readonly outbox: Outbox;
  /** Refuses requests to the identity service on demand. */
  readonly throttling: {
    readonly operations: readonly string[];
    begin(operation: string, times: number): void;
    end(): void;
  };
  /** Puts everything back to how a fresh sandbox starts. */
  readonly reset: () => void;
}

/** The back door for tests and developers: no credentials, no contract, nothing that a real platform has. */
export async function controlPlugin(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const {contractVersion, identity, clock, outbox, throttling, reset} = options;

  app.get('/sandbox/health', async () => ({status: 'ok', contract: contractVersion, identity}));

  app.get('/sandbox/clock', async () => ({now: clock.now().toISOString()}));

  app.post('/sandbox/clock', async ({body}) => {
    parseClockChange(body)(clock);
    return {now: clock.now().toISOString()};
  });

  app.get<{Querystring: Record<string, string[]>}>('/sandbox/mailbox', async ({query}) => {
    const unknown = Object.keys(query).filter((key) => key !== 'to');
    if (unknown.length > 0) throw badRequest(...unknown.map((key) => `query.${key} is not known; use "to"`));
    return outbox.list(query.to?.[0]);
  });

  app.post('/sandbox/faults', async ({body}, reply) => {
    const {operationId, times} = parseFaultRequest(body, throttling.operations);
    throttling.begin(operationId, times);
    return reply.code(204).send();
  });

  app.delete('/sandbox/faults', async (_, reply) => {
    throttling.end();
    return reply.code(204).send();
  });

  app.post('/sandbox/reset', async (_, reply) => {
    reset();
    return reply.code(204).send();
  });
}
