import {translate} from '@docusaurus/Translate';
import {describeAuthError} from '@site/src/auth/errors/describeAuthError';
import type {FormProblem} from '@site/src/components/form';

/** Describes a refused password of somebody who is signed in: the address is not in doubt. */
export function describePasswordError(error: unknown): FormProblem {
  const problem = describeAuthError(error);
  if (problem.field !== 'password') return problem;
  return {
    field: 'password',
    text: translate({id: 'dashboard.password.oldWrong', message: 'The current password is wrong.'}),
  };
}
