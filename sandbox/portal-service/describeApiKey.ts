import {LATEST_INSTANT} from '../base/instants';
import {endOf, type ApiKey} from '../store/apiKeys';
import type {Schemas} from './handler';

/** A key as the contract shows it: everything but the key itself. */
export function describeApiKey(apiKey: ApiKey, now: Date): Schemas['ApiKey'] {
  const {keyId, label, lastFour, createdAt, lastUsedAt, expiresAt, revokedAt, isReadOnly, allowedPaths} =
    apiKey;
  return {
    keyId,
    label,
    lastFour,
    status: endOf(apiKey, now.getTime()) ?? (apiKey.isReplaced ? 'replaced' : 'active'),
    ...(isReadOnly && {readOnly: true}),
    ...(allowedPaths && {allowedPaths: [...allowedPaths]}),
    createdAt: formatTime(createdAt),
    ...(lastUsedAt !== null && {lastUsedAt: formatTime(lastUsedAt)}),
    ...(expiresAt !== null && {expiresAt: formatTime(expiresAt)}),
    ...(revokedAt !== null && {revokedAt: formatTime(revokedAt)}),
  };
}

/** Four digits can say no later year. */
const formatTime = (milliseconds: number): string =>
  new Date(Math.min(milliseconds, LATEST_INSTANT)).toISOString();
