import type {FastifyPluginAsync} from 'fastify';
import type {Clock} from '../base/clock';
import type {Ids} from '../base/ids';
import type {Log} from '../base/log';
import type {Outbox} from '../store/outbox';
import type {Accounts} from '../store/accounts';
import type {Database} from '../store/database';
import type {TokenCheck} from '../base/tokenCheck';

/** What the identity room is given. Its tables are its own; accounts are where it meets the platform. */
export interface IdentitySurroundings {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Outbox;
  readonly log: Log;
}

/** What the identity room gives. */
export interface IdentityRoom {
  /** Mounted under `/identity`. */
  readonly plugin: FastifyPluginAsync;
  readonly tokenCheck: TokenCheck;
  /** Back to the seeded users. Runs after the accounts have been put back. */
  reset(): void | Promise<void>;
}

export type CreateIdentity = (surroundings: IdentitySurroundings) => IdentityRoom | Promise<IdentityRoom>;
