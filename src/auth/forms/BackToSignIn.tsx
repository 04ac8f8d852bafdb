import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useAuthenticator} from '../session/authenticator';
import {StepLink} from './StepLink';

interface Props {
  /** Its words, where "Back to sign in" does not say enough. */
  readonly children?: ReactNode;
}

/** Leads back to the first view. */
export function BackToSignIn({children}: Props) {
  const {toSignIn} = useAuthenticator();
  return (
    <StepLink onClick={() => toSignIn()}>
      {children ?? <Translate id="auth.backToSignIn">Back to sign in</Translate>}
    </StepLink>
  );
}
