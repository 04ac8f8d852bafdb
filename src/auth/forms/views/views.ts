import type {ComponentType} from 'react';
import type {UseAuthenticator} from '../../session/authenticator';
import {ChooseFactorView} from './ChooseFactorView';
import {CodeView} from './CodeView';
import {ConfirmAddressView} from './ConfirmAddressView';
import {ConfirmSignUpView} from './ConfirmSignUpView';
import {EmailSetupView} from './EmailSetupView';
import {ForgotPasswordView} from './ForgotPasswordView';
import {NewPasswordView} from './NewPasswordView';
import {PasskeyPromptView} from './PasskeyPromptView';
import {ResetPasswordView} from './ResetPasswordView';
import {SignInView} from './SignInView';
import {SignUpView} from './SignUpView';
import {TotpSetupView} from './TotpSetupView';
import {VerifyAddressView} from './VerifyAddressView';

/** A route of the library's state machine on which the person has nothing to do: it is busy, or has let them in. */
type Passage = 'idle' | 'setup' | 'transition' | 'authenticated' | 'signOut';

/** A route on which the person has something to do. */
export type ViewName = Exclude<UseAuthenticator['route'], Passage>;

/** What each of them shows. The compiler names a route that the library adds. */
export const views: Readonly<Record<ViewName, ComponentType>> = {
  signIn: SignInView,
  signInSelectAuthFactor: SignInView,
  signUp: SignUpView,
  confirmSignUp: ConfirmSignUpView,
  forgotPassword: ForgotPasswordView,
  confirmResetPassword: ResetPasswordView,
  forceNewPassword: NewPasswordView,
  setupTotp: TotpSetupView,
  setupEmail: EmailSetupView,
  selectMfaType: ChooseFactorView,
  confirmSignIn: CodeView,
  verifyUser: VerifyAddressView,
  confirmVerifyUser: ConfirmAddressView,
  passkeyPrompt: PasskeyPromptView,
};

export function isView(route: UseAuthenticator['route'] | null): route is ViewName {
  return route !== null && Object.hasOwn(views, route);
}
