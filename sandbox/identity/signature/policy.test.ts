import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {userPoolOperations} from '../operations/userPoolOperations';
import {ADMIN_ROLE, KEY_SERVICE_ROLE, OPERATOR_ROLE} from '../pool/groups';
import {poolSettings} from '../pool/settings';
import {checkPolicy} from './policy';

const isAllowed = (roleArn: string, operation: string): boolean => {
  try {
    checkPolicy({roleArn, identityId: 'none'}, operation, poolSettings);
    return true;
  } catch {
    return false;
  }
};
const allowed = (roleArn: string): string[] =>
  Object.keys(userPoolOperations).filter((operation) => isAllowed(roleArn, operation));

/** The actions of each policy on the user pool that the decision prints, in order. */
const decision = readFileSync(
  new URL('../../../decisions/0004-identity-in-production.md', import.meta.url),
  'utf8',
);
const policies = decision
  .split('"Action": [')
  .slice(1)
  .map((policy) => [...(policy.split(']')[0] ?? '').matchAll(/cognito-idp:(\w+)/g)].map(([, name]) => name))
  .filter((actions) => actions.length > 0);

test('the roles may do here what decisions/0004 lets them do in production', () => {
  const [adminActions, keyServiceActions, operatorActions] = policies;
  expect(allowed(ADMIN_ROLE).sort()).toEqual(adminActions?.sort());
  expect(allowed(KEY_SERVICE_ROLE).sort()).toEqual(keyServiceActions?.sort());
  expect(allowed(OPERATOR_ROLE).sort()).toEqual(operatorActions?.sort());
});

test("every signed operation is some role's to call", () => {
  const signed = Object.keys(userPoolOperations).filter((name) => userPoolOperations[name]?.signed);
  const roles = [ADMIN_ROLE, KEY_SERVICE_ROLE, OPERATOR_ROLE];
  expect([...new Set(roles.flatMap(allowed))].sort()).toEqual(signed.sort());
});
