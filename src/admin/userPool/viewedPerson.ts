import {AdminGetUserCommand} from '@aws-sdk/client-cognito-identity-provider';
import {parseApiKeys} from '@site/src/auth/people/user';
import type {ViewedPerson} from '@site/src/auth/view-as/useViewAs';
import {userPool, userPoolId} from './client';
import {listGroupsOf} from './groups';

/** A person as their next sign-in would find them, to view the portal as they do. Their keys are counted, not kept. */
export async function viewedPerson(username: string): Promise<ViewedPerson> {
  const [{UserAttributes}, groups] = await Promise.all([
    userPool.send(new AdminGetUserCommand({UserPoolId: userPoolId, Username: username})),
    listGroupsOf(username),
  ]);
  const attribute = (name: string) => UserAttributes?.find((entry) => entry.Name === name)?.Value;
  const weatherThresholds = attribute('custom:weatherThresholds');
  return {
    person: {username, name: attribute('name') ?? '', email: attribute('email') ?? ''},
    groups,
    hasKeys: parseApiKeys(attribute('custom:apiKeys')).length > 0,
    ...(weatherThresholds && {weatherThresholds}),
  };
}
