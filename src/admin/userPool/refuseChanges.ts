import type {CognitoIdentityProviderClient} from '@aws-sdk/client-cognito-identity-provider';
import {refuseChange} from '@site/src/auth';
import {isChange} from './calls';

/** Lets a client send nothing that would change something while the portal is viewed as somebody else. */
export function refuseChanges(client: CognitoIdentityProviderClient): void {
  client.middlewareStack.add(
    (next, {commandName = ''}) =>
      (args) => {
        if (isChange({operation: commandName.replace(/Command$/, '')})) refuseChange();
        return next(args);
      },
    {step: 'initialize', name: 'refuseChanges'},
  );
}
