import {ownValue} from '@site/src/base/ownValue';
import type {CredentialKind} from './types';

export type TypedSecrets = Readonly<Partial<Record<CredentialKind, string>>>;
export type SecretsByOrigin = Readonly<Record<string, TypedSecrets>>;

/** What was stored, or nothing where it cannot be read. */
export function parseTypedSecrets(text: string | null): SecretsByOrigin {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as SecretsByOrigin) : {};
  } catch {
    return {};
  }
}

/** The secrets with one of them set for an origin, or removed where it is empty. */
export function withTypedSecret(
  all: SecretsByOrigin,
  origin: string,
  kind: CredentialKind,
  secret: string,
): SecretsByOrigin {
  return {...all, [origin]: {...ownValue(all, origin), [kind]: secret === '' ? undefined : secret}};
}
