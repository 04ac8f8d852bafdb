import {ask} from '../amazon';
import {fault, ok, type Check} from '../finding';

/** Whether the identity pool is there and gives credentials to people who have not signed in only where that is meant. */
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
    const isMeant = context.site.identity.allowGuestAccess ?? false;
    if (reply.error === undefined)
      return isMeant
        ? [ok('it serves people who have not signed in, as identity.allowGuestAccess says')]
        : [
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
    if (isMeant)
      return [
        fault(
          'the identity pool refuses people who have not signed in, and identity.allowGuestAccess says otherwise',
          'switch guest access of the identity pool on, or identity.allowGuestAccess off',
        ),
      ];
    return [ok('it refuses people who have not signed in')];
  },
};
