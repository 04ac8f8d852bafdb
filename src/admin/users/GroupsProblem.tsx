import type {Loaded} from '../shared/useLoaded';
import {LoadProblem} from '../shared/LoadProblem';
import {describeUserPoolError} from '../userPool/describeUserPoolError';

interface Props {
  /** The groups of the pool. */
  readonly groups: Loaded<readonly string[]>;
}

/** Says, where a group is to be chosen, that the groups could not be read; nothing where they were. */
export function GroupsProblem({groups: {error, reload}}: Props) {
  if (error === undefined) return null;
  return <LoadProblem text={describeUserPoolError(error).text} onAgain={() => void reload()} />;
}
