import type {FirstChallenge} from './challenge';
import {beginWithCode, finishWithCode} from './firstCode';
import {smsOtpChannel} from './sentCode';

const NAME = 'SMS_OTP';

/** A code that goes to the user's verified telephone number, in place of the password. */
export const smsOtp: FirstChallenge = {
  name: NAME,
  begin: (dependencies, subject) => beginWithCode(dependencies, NAME, smsOtpChannel, subject),
  respond: (dependencies, response, advance) =>
    finishWithCode(dependencies, NAME, smsOtpChannel, {response, advance}),
};
