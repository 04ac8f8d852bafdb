import type {Clock} from '../base/clock';
import type {Ids} from '../base/ids';
import type {Accounts} from '../store/accounts';
import type {ApiKeys} from '../store/apiKeys';
import type {Database} from '../store/database';
import type {KeyUsage} from '../store/keyUsage';

export interface Dependencies {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly accounts: Accounts;
  readonly apiKeys: ApiKeys;
  /** What was called with each key. */
  readonly keyUsage: Pick<KeyUsage, 'list'>;
  /** The paths of the platform's contract, which keys may be limited to. */
  readonly platformPaths: readonly string[];
  readonly database: Pick<Database, 'transaction'>;
  /** Lists the valid keys of a user by name where the portal reads them: in `custom:apiKeys`. */
  readonly writeApiKeys: (userId: string, names: readonly string[]) => void;
}
