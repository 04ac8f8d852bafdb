import type {Clock} from '../../../base/clock';
import type {Converter} from '../conversion/converter';
import type {Ids} from '../../../base/ids';
import type {Log} from '../../../base/log';
import type {People} from '../../../store/accounts';
import type {Store} from '../../../store/store';
import type {World} from '../../../world/world';

/** What every handler may use. Time comes from `clock`, ids from `ids`: never from the machine. */
export interface Dependencies {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly store: Store;
  /** The synthetic world, as it is at the clock's time. */
  readonly world: World;
  readonly log: Log;
  /** Who the accounts' users are, where a record is signed. */
  readonly people: People;
  /** Calls the accounts' webhooks. */
  readonly converter: Converter;
}
