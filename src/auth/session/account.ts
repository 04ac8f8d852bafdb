import './configure';
import {
  fetchMFAPreference,
  setUpTOTP,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import {refuseChange} from '../viewing/refuseChange';
import {checkPassword} from './checkPassword';
import {sessionTokens} from './tokens';

/** Times of the session, in milliseconds since 1970 by the identity service's clock. */
export interface SessionTimes {
  readonly signedInAt: number;
  readonly renewedAt: number;
  readonly tokenExpiresAt: number;
}

/** When the session began, was renewed and must be renewed again; `undefined` when nobody is signed in. */
export async function sessionTimes(): Promise<SessionTimes | undefined> {
  const claims = (await sessionTokens())?.idToken?.payload;
  return (
    claims && {
      signedInAt: Number(claims['auth_time']) * 1000,
      renewedAt: Number(claims.iat) * 1000,
      tokenExpiresAt: Number(claims.exp) * 1000,
    }
  );
}

export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  refuseChange();
  await updatePassword({oldPassword, newPassword});
}

/** Keeps weather thresholds, a JSON list, in an attribute that the person may write; an empty text removes them. */
export async function saveWeatherThresholds(text: string): Promise<void> {
  refuseChange();
  await updateUserAttributes({userAttributes: {'custom:weatherThresholds': text}});
}

/** Whether an authenticator app is asked for at sign-in. */
export async function hasAuthenticator(): Promise<boolean> {
  const {enabled} = await fetchMFAPreference();
  return enabled?.includes('TOTP') ?? false;
}

/** Begins to add an authenticator app. */
export async function beginAuthenticator(
  issuer: string,
  email: string,
): Promise<{readonly secret: string; readonly uri: string}> {
  refuseChange();
  const details = await setUpTOTP();
  return {secret: details.sharedSecret, uri: details.getSetupUri(issuer, email).toString()};
}

/** Verifies the app with its first code, then asks for it at every sign-in. */
export async function finishAuthenticator(code: string): Promise<void> {
  refuseChange();
  await verifyTOTPSetup({code});
  await updateMFAPreference({totp: 'PREFERRED'});
}

/** Switches the app off for whoever knows the password: an open session alone must not weaken the sign-in. */
export async function removeAuthenticator(email: string, password: string): Promise<void> {
  refuseChange();
  await checkPassword(email, password);
  await updateMFAPreference({totp: 'DISABLED'});
}
