import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback} from 'react';
import type {NextStep} from '../session/signIn';
import type {StepProps} from './step';

/** Goes where the user pool wants to go next: another form, or in. */
export function useNextStep({onStep, onSignedIn}: Pick<StepProps, 'onStep' | 'onSignedIn'>) {
  return useCallback(
    async (next: NextStep) => {
      if (next.name === 'done') await onSignedIn();
      else onStep(next);
    },
    [onStep, onSignedIn],
  );
}

/** The name under which an authenticator app lists this portal. */
export function useIssuer(): string {
  return useDocusaurusContext().siteConfig.title;
}
