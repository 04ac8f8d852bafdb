import {type FirstChallenge, poseChallenge} from './challenge';
import {posePasswordVerifier} from './passwordVerifier';
import {FIRST, requireFirstChallenge} from './requireFirstChallenge';

const NAME = 'PASSWORD_SRP';

/** The password without sending it: with `SRP_A` the exchange begins, and PASSWORD_VERIFIER follows. */
export const passwordSrp: FirstChallenge = {
  name: NAME,
  begin: (dependencies, subject, parameters) =>
    parameters.SRP_A
      ? posePasswordVerifier(dependencies, parameters)
      : poseChallenge(dependencies.challenges, {name: NAME, userId: subject.userId, state: FIRST}, {}),
  respond: (dependencies, response) => {
    requireFirstChallenge(dependencies, NAME, response);
    return posePasswordVerifier(dependencies, response.responses);
  },
};
