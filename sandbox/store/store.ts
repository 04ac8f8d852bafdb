import type {Database} from './database';
import {createFlightsStore, type FlightsStore} from './flights/flightsStore';
import {createLocationsStore, type LocationsStore} from './locations/locationsStore';
import {createSharedCommit, type SharedCommit} from './sharedCommit';
import {createWebhooksStore, type WebhooksStore} from './webhooks/webhooksStore';

/** Everything the platform keeps, by domain. A domain's tables belong to its own part alone. */
export interface Store {
  readonly locations: LocationsStore;
  readonly flights: FlightsStore;
  readonly webhooks: WebhooksStore;
  /** All of `work` or, when it throws, nothing of it. */
  transaction<Result>(work: () => Result): Result;
  /** The same, together with what others store in this moment: for what is written often. */
  readonly sharedCommit: SharedCommit;
  /** Forgets everything of every account. */
  clear(): void;
}

export function createStore(database: Database): Store {
  const domains = {
    locations: createLocationsStore(database),
    flights: createFlightsStore(database),
    webhooks: createWebhooksStore(database),
  };
  return {
    ...domains,
    transaction: (work) => database.transaction(work),
    sharedCommit: createSharedCommit(database),
    clear: () => database.transaction(() => Object.values(domains).forEach((domain) => domain.clear())),
  };
}
