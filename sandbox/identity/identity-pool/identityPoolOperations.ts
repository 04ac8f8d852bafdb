import type {Operation} from '../operations/operation';
import {getCredentialsForIdentity} from './getCredentialsForIdentity';
import {getId} from './getId';

/** What the identity pool speaks: `x-amz-target: AWSCognitoIdentityService.<name>`. */
export const identityPoolOperations: Readonly<Record<string, Operation>> = {
  GetId: getId,
  GetCredentialsForIdentity: getCredentialsForIdentity,
};
