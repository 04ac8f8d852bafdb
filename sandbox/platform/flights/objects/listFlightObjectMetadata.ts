import {defineHandler} from '../../defineHandler';

export const listFlightObjectMetadata = defineHandler(
  'listFlightObjectMetadata',
  ({account, store, answer}) => answer(200, {metadata: store.flights.metadata.list(account.accountId)}),
);
