import {ask} from '../amazon';
import type {Context} from '../context';
import {fault, findingsOr, type Check} from '../finding';

const TARGET = 'AWSCognitoIdentityProviderService.InitiateAuth';
const NOBODY = 'nobody-of-this-name@doctor.invalid';

/** Whether people can sign in as the portal offers it, in no other way, and without being told which addresses exist. */
export const signIn: Check = {
  name: 'sign-in',
  run: async (context) => {
    const {endpoints, site} = context;
    const srp = await initiate(context, 'USER_SRP_AUTH', {USERNAME: NOBODY, SRP_A: 'a'.repeat(512)});
    if (!srp)
      return [
        fault(
          `nobody responds at ${endpoints.userPool}`,
          'correct identity.region, or check the network of this machine',
        ),
      ];
    const byPassword = await initiate(context, 'USER_PASSWORD_AUTH', {
      USERNAME: NOBODY,
      PASSWORD: 'No-such-1!',
    });
    const offersChoice = site.identity.firstFactors.length > 1;
    const byChoice = offersChoice ? await initiate(context, 'USER_AUTH', {USERNAME: NOBODY}) : undefined;
    return findingsOr(
      [
        srp.error === 'ResourceNotFoundException' &&
          fault(
            `the app client ${site.identity.userPoolClientId} does not exist`,
            'copy identity.userPoolClientId from the console',
          ),
        /secret/i.test(srp.message) &&
          fault(
            'the app client has a secret, which no page can keep',
            'make an app client without one, and write its id into identity.userPoolClientId',
          ),
        /not enabled/.test(srp.message) &&
          fault('the app client does not allow sign-in by SRP', 'switch ALLOW_USER_SRP_AUTH on'),
        /not enabled/.test(byChoice?.message ?? '') &&
          fault(
            'the app client does not allow a choice at sign-in, and the portal offers one',
            'switch ALLOW_USER_AUTH on, or list the password alone in identity.firstFactors',
          ),
        srp.error === 'UserNotFoundException' &&
          fault(
            'the user pool tells which addresses exist',
            'switch "prevent user existence errors" of the app client on',
          ),
        byPassword?.error !== undefined &&
          /NotAuthorized|UserNotFound/.test(byPassword.error) &&
          !/secret/i.test(byPassword.message) &&
          fault(
            'the app client takes passwords over the network',
            'switch ALLOW_USER_PASSWORD_AUTH off: the portal signs in by SRP',
          ),
      ],
      `by SRP ${offersChoice ? 'or by choice' : 'alone'}, and nobody is told which addresses exist`,
    );
  },
};

const initiate = (context: Context, AuthFlow: string, AuthParameters: object) =>
  ask(context, context.endpoints.userPool, TARGET, {
    AuthFlow,
    AuthParameters,
    ClientId: context.site.identity.userPoolClientId,
  });
