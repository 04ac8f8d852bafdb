import type {RespondToAuthChallengeResponse} from '@aws-sdk/client-cognito-identity-provider';
import {invalidParameter, notAuthorized} from '../pool/errors';
import type {FoundChallenge} from '../store/challenges';
import type {User} from '../store/user';
import {
  type PosedChallenge,
  type SignInDependencies,
  poseChallenge,
  requireChallenge,
  useUp,
} from './challenge';
import {emailOtp} from './emailOtp';
import {requireWithoutFactor, secondFactorsOf} from './secondFactors';

const NAME = 'MFA_SETUP';

/**
 * The set-up of a first second factor: an app by AssociateSoftwareToken and VerifySoftwareToken, which the response
 * ends; or codes by e-mail, which the response asks for with the user's own `EMAIL`.
 */
export const mfaSetup: PosedChallenge = {
  name: NAME,
  isDue: ({pool}, user, {hasSecondFactor}) =>
    pool.mfa === 'ON' && !hasSecondFactor && secondFactorsOf(pool, user).length === 0,
  parametersFor: ({pool}) => ({
    MFAS_CAN_SETUP: JSON.stringify(['SOFTWARE_TOKEN_MFA', ...(pool.emailMfa ? ['EMAIL_OTP'] : [])]),
  }),
  respond: (dependencies, {session = '', responses}, advance) => {
    const {challenges, users} = dependencies;
    const challenge = requireChallenge(challenges, NAME, session);
    const user = users.find(challenge.userId);
    if (!user) throw notAuthorized('Invalid session for the user.');
    if (responses.EMAIL) {
      const owner = requireWithoutFactor(dependencies, user.userId);
      const posed = poseEmailSetup(dependencies, {challenge, user: owner, email: responses.EMAIL});
      useUp(challenges, session);
      return posed;
    }
    if (challenge.state.verified !== 'true' || !user.totp)
      throw invalidParameter('User has not verified software token mfa');
    useUp(challenges, session);
    const secured = users.update(user.userId, {totp: {...user.totp, enabled: true, preferred: true}});
    return advance(secured, {hasSecondFactor: true, deviceKey: challenge.state.deviceKey});
  },
};

function poseEmailSetup(
  dependencies: SignInDependencies,
  {challenge, user, email}: {challenge: FoundChallenge; user: User; email: string},
): RespondToAuthChallengeResponse {
  const {attributes, userId} = user;
  const isOwn =
    attributes.email_verified === 'true' && attributes.email?.toLowerCase() === email.toLowerCase();
  if (!dependencies.pool.emailMfa || !isOwn) throw invalidParameter('Invalid email address format.');
  return poseChallenge(
    dependencies.challenges,
    {name: emailOtp.name, userId, state: {...challenge.state, setsUp: 'true'}},
    emailOtp.parametersFor(dependencies, user),
  );
}
