import type {SendableScheme} from '../document/types';
import type {CredentialHeader} from './types';

/** The header that holds a secret, as a security scheme wants it. */
export function credentialHeader(scheme: SendableScheme, secret: string): CredentialHeader {
  return scheme.type === 'apiKey'
    ? {name: scheme.name, value: secret}
    : {name: 'authorization', value: `Bearer ${secret}`};
}
