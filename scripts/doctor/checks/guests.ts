import {ask} from '../amazon';
import {fault, ok, type Check} from '../finding';

/** Whether the identity pool is there and gives credentials to nobody who has not signed in. */
export const guests: Check = {
  name: 'identity pool',
  run: async (context) => {
    const {identityPoolId} = context.site.identity;
    const target = 'AWSCognitoIdentityService.GetId';
    const reply = await ask(context, context.endpoints.identityPool, target, {
      IdentityPoolId: identityPoolId,
    });
    if (!reply)
      return [
        fault(
          `nobody responds at ${context.endpoints.identityPool}`,
          'correct identity.region, or check the network of this machine',
        ),
      ];
    if (reply.error === undefined)
      return [
        fault(
          'the identity pool gives credentials to people who have not signed in',
          'switch guest access of the identity pool off',
        ),
      ];
    if (reply.error !== 'NotAuthorizedException')
      return [
        fault(
          `the identity pool ${identityPoolId} responds: ${reply.message || reply.error}`,
          'copy identity.identityPoolId from the console',
        ),
      ];
    return [ok('it refuses people who have not signed in')];
  },
};
