import {translate} from '@docusaurus/Translate';
import type {Step} from './step';

/** The heading of a form. */
export function titleOf(step: Step): string {
  switch (step.name) {
    case 'signIn':
      return translate({id: 'auth.title.signIn', message: 'Sign in'});
    case 'signUp':
      return translate({id: 'auth.title.signUp', message: 'Create an account'});
    case 'confirmSignUp':
      return translate({id: 'auth.title.confirmSignUp', message: 'Confirm your address'});
    case 'forgot':
      return translate({id: 'auth.title.forgot', message: 'Reset your password'});
    case 'resetPassword':
      return translate({id: 'auth.title.resetPassword', message: 'Set a new password'});
    case 'newPassword':
      return translate({id: 'auth.title.newPassword', message: 'Choose your password'});
    case 'totpSetup':
      return translate({id: 'auth.title.totpSetup', message: 'Add an authenticator app'});
    case 'totpCode':
    case 'sentCode':
    case 'chooseFactor':
      return translate({id: 'auth.title.totpCode', message: 'Second step'});
  }
}
