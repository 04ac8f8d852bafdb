import {useStorageSlot} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import type {OperationDocument, SecurityScheme} from '@site/src/openapi/document/types';
import {credentialHeader} from '@site/src/openapi/request/credentialHeader';
import type {CredentialHeader} from '@site/src/openapi/request/types';
import {CREDENTIAL_CHOICE_KEY} from './explorerChoice';
import {offeredSchemes} from './offers';
import {useNamedCredentials} from './sources';
import type {CredentialKind, NamedCredential} from './types';

/** A choice is the id of a named credential, a kind whose secret is typed by hand, or none at all. */
export interface CredentialState {
  readonly choice: string;
  readonly choose: (choice: string) => void;
  readonly named: readonly NamedCredential[];
  readonly kinds: readonly CredentialKind[];
  /** The kind whose secret is typed by hand, if that is the choice. */
  readonly typedKind: CredentialKind | undefined;
  readonly typedSecret: string;
  readonly typeSecret: (secret: string) => void;
  /** The scheme that the chosen credential serves; undefined when none is chosen. */
  readonly scheme: SecurityScheme | undefined;
  /** Whether the secret needs no hiding. */
  readonly isPublic: boolean;
  /** The header as it goes out, or undefined when nothing is chosen or typed. */
  readonly header: () => Promise<CredentialHeader | undefined>;
}

export const NO_CREDENTIAL = 'none';

const session = {persistence: 'sessionStorage'} as const;

/**
 * Which credential this operation is called with. Typed secrets live in the storage of this browser tab's session
 * and nowhere else.
 *
 * @param demonstration credentials that the chosen server gives away, such as a sandbox's key
 */
export function useCredential(
  operation: Pick<OperationDocument, 'security' | 'securitySchemes'>,
  demonstration: readonly NamedCredential[],
): CredentialState {
  const [stored, choiceSlot] = useStorageSlot(CREDENTIAL_CHOICE_KEY, session);
  const [apiKey, apiKeySlot] = useStorageSlot('reference.apiKey', session);
  const [bearer, bearerSlot] = useStorageSlot('reference.bearer', session);
  const fromSources = useNamedCredentials();
  return useMemo(() => {
    const schemes = offeredSchemes(operation);
    const kinds = [...schemes.keys()];
    const named = [...fromSources, ...demonstration].filter(({kind}) => schemes.has(kind));
    const choices = [...named.map(({id}) => id), ...kinds, NO_CREDENTIAL];
    const choice = choices.find((each) => each === stored) ?? choices[0] ?? NO_CREDENTIAL;
    const chosen = named.find(({id}) => id === choice);
    const typedKind = kinds.find((kind) => kind === choice);
    const slot = typedKind === 'bearer' ? bearerSlot : apiKeySlot;
    const typedSecret = (typedKind === 'bearer' ? bearer : apiKey) ?? '';
    const kind = chosen?.kind ?? typedKind;
    const scheme = kind && schemes.get(kind);
    return {
      ...{choice, named, kinds, typedKind, scheme},
      isPublic: chosen?.isPublic ?? false,
      choose: choiceSlot.set,
      typedSecret,
      typeSecret: (secret) => (secret === '' ? slot.del() : slot.set(secret)),
      header: async () => {
        const secret = chosen ? await chosen.secret() : typedKind && typedSecret.trim();
        return scheme && secret ? credentialHeader(scheme, secret) : undefined;
      },
    };
  }, [operation, demonstration, fromSources, stored, apiKey, bearer, choiceSlot, apiKeySlot, bearerSlot]);
}
