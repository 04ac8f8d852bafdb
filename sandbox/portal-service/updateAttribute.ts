import {seededAccounts} from '../base/seededAccounts';
import {digestOf, type ApiKey} from '../store/apiKeys';
import type {PortalContext} from './handler';
import {listValid} from './listValid';

type Context = Pick<PortalContext, 'apiKeys' | 'clock' | 'owner' | 'writeApiKeys'>;

/**
 * Names the keys that work in the person's `custom:apiKeys`, the one that works longest first; of several the oldest.
 * The keys that the sandbox is seeded with are no secrets, and stand there themselves.
 */
export function updateAttribute(context: Context): void {
  const valid = listValid(context)
    .reverse()
    .sort((one, other) => endTime(other) - endTime(one));
  context.writeApiKeys(
    context.owner.accountId,
    valid.map((apiKey) => seededKeys.get(apiKey.digest) ?? nameOf(apiKey)),
  );
}

const endTime = ({expiresAt}: ApiKey): number => expiresAt ?? Number.MAX_VALUE;

/** The seeded keys, by their digests. */
const seededKeys: ReadonlyMap<string, string> = new Map(
  seededAccounts.flatMap(({apiKeys}) => apiKeys).map((key) => [digestOf(key), key]),
);

/** How many characters of a label stand in the attribute: each token carries them. */
const LABEL_CHARACTERS = 20;

/** How `custom:apiKeys` names a key. No header can contain the first character, so it is nobody's key. */
function nameOf({keyId, lastFour, label}: ApiKey): string {
  const characters = [...label];
  const short =
    characters.length > LABEL_CHARACTERS ? `${characters.slice(0, LABEL_CHARACTERS - 1).join('')}…` : label;
  return `…${lastFour} ${keyId} ${short}`;
}
