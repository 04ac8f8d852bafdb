import {useStorageSlot} from '@site/src/components/storage/storageSlot';
import {useAuth} from '@site/src/auth';
import {useMemo} from 'react';
import type {OperationDocument, SendableScheme} from '@site/src/openapi/document/types';
import {credentialHeader} from '@site/src/openapi/request/credentialHeader';
import type {CredentialHeader} from '@site/src/openapi/request/types';
import type {ApiServer} from '@site/src/site/types';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {acceptsAccounts} from '../server/acceptsAccounts';
import {originOf} from '../server/originOf';
import {demonstrationKeys} from './demonstrationKeys';
import {CREDENTIAL_CHOICE_KEY} from './explorerChoice';
import {offeredSchemes} from './offeredSchemes';
import type {CredentialKind, NamedCredential} from './types';
import {useAccountCredentials} from './useAccountCredentials';
import {useTypedSecrets} from './useTypedSecrets';

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
  /** The servers that alone accept the person's account, where the chosen one is none of them; else empty. */
  readonly accountServers: readonly ApiServer[];
  /** Whether a key for this tab would help: the operation takes keys here, and the account has none at hand. */
  readonly lacksKey: boolean;
  /** The scheme that the chosen credential serves; undefined when none is chosen. */
  readonly scheme: SendableScheme | undefined;
  /** Whether the secret needs no hiding. */
  readonly isPublic: boolean;
  /** The header as it goes out, or undefined when nothing is chosen or typed. */
  readonly header: () => Promise<CredentialHeader | undefined>;
}

export const NO_CREDENTIAL = 'none';

/** Which credential this operation is called with on a server. Every credential belongs to a server's origin. */
export function useCredential(
  operation: Pick<OperationDocument, 'security' | 'securitySchemes'>,
  server: ApiServer,
): CredentialState {
  const {api, identity} = useSiteSettings();
  const [stored, choiceSlot] = useStorageSlot(CREDENTIAL_CHOICE_KEY, 'sessionStorage');
  const {secrets, typeSecret} = useTypedSecrets(originOf(server.url));
  const ofAccount = useAccountCredentials();
  const isViewed = useAuth().user?.viewed !== undefined;
  return useMemo(() => {
    const schemes = offeredSchemes(operation);
    // What was typed before a view is the administrator's own.
    const kinds = isViewed ? [] : [...schemes.keys()];
    const isFitting = ({kind}: NamedCredential): boolean => schemes.has(kind);
    const accepts = (each: ApiServer): boolean => acceptsAccounts(each, identity);
    const isAccountHeldBack = !accepts(server) && ofAccount.some(isFitting);
    const named = [...(accepts(server) ? ofAccount : []), ...demonstrationKeys(server)].filter(isFitting);
    const choices = [...named.map(({id}) => id), ...kinds, NO_CREDENTIAL];
    const choice = choices.find((each) => each === stored) ?? choices[0] ?? NO_CREDENTIAL;
    const chosen = named.find(({id}) => id === choice);
    const typedKind = kinds.find((kind) => kind === choice);
    const typedSecret = (typedKind && secrets[typedKind]) ?? '';
    const kind = chosen?.kind ?? typedKind;
    const scheme = kind && schemes.get(kind);
    return {
      choice,
      named,
      kinds,
      typedKind,
      typedSecret,
      scheme,
      lacksKey:
        schemes.has('apiKey') && accepts(server) && !ofAccount.some(({kind: each}) => each === 'apiKey'),
      accountServers: isAccountHeldBack ? api.servers.filter(accepts) : [],
      isPublic: chosen?.isPublic ?? false,
      choose: choiceSlot.set,
      typeSecret: (secret) => typedKind && typeSecret(typedKind, secret),
      header: async () => {
        const secret = chosen ? await chosen.secret() : typedSecret.trim();
        return scheme && secret ? credentialHeader(scheme, secret) : undefined;
      },
    };
  }, [operation, server, api, identity, ofAccount, isViewed, stored, secrets, typeSecret, choiceSlot]);
}
