import {useEffect, useState} from 'react';
import {credentialHeader} from '@site/src/openapi/request/credentialHeader';
import type {CredentialState} from '@site/src/try-it/credentials/useCredential';
import {placeholders} from '@site/src/openapi/request/placeholders';
import type {CredentialHeader} from '@site/src/openapi/request/types';

/**
 * The credential as code samples show it: a placeholder that can be copied and replaced, until somebody asks to see
 * the secret. What is public is never hidden.
 */
export function useShownCredential(
  credential: CredentialState,
  isRevealed: boolean,
): CredentialHeader | undefined {
  const {header, scheme, isPublic} = credential;
  const [real, setReal] = useState<{for: CredentialState; header: CredentialHeader | undefined}>();
  const isOpen = isRevealed || isPublic;
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    header().then(
      (found) => isCurrent && setReal({for: credential, header: found}),
      // A secret that cannot be had stays a placeholder here; sending will say what is wrong.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [credential, header, isOpen]);
  if (!scheme) return undefined;
  const placeholder = credentialHeader(
    scheme,
    scheme.type === 'apiKey' ? placeholders.apiKey : placeholders.bearer,
  );
  return isOpen && real?.for === credential && real.header ? real.header : placeholder;
}
