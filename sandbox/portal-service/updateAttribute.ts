import type {ApiKey} from '../store/apiKeys';
import type {PortalContext} from './handler';
import {listValid} from './listValid';

type Context = Pick<PortalContext, 'apiKeys' | 'clock' | 'owner' | 'writeApiKeys'>;

/**
 * Lists the keys that work in the person's `custom:apiKeys`. The one that works longest comes first, since the portal
 * calls with that one; of several the oldest, so that a new key changes nothing for the others.
 */
export function updateAttribute(context: Context): void {
  const valid = listValid(context)
    .reverse()
    .sort((one, other) => endTime(other) - endTime(one));
  context.writeApiKeys(
    context.owner.accountId,
    valid.map(({key}) => key),
  );
}

const endTime = ({expiresAt}: ApiKey): number => expiresAt ?? Number.MAX_VALUE;
