import Translate from '@docusaurus/Translate';
import {FormAlert} from '@site/src/components/form';

interface Props {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** Why nothing could be read, and what can be done. */
export function ReadingProblem({error, onAgain}: Props) {
  const name = error instanceof Error ? error.name : String(error);
  return (
    <FormAlert kind="error">
      <p>{isRefusal(name) ? <Refused /> : <Failed name={name} />}</p>
      <button type="button" className="button button--secondary button--sm" onClick={onAgain}>
        <Translate id="admin.problem.again">Try again</Translate>
      </button>
    </FormAlert>
  );
}

function isRefusal(name: string): boolean {
  return ['AccessDeniedException', 'NotAuthorizedException', 'NoCredentialsError'].includes(name);
}

function Refused() {
  return (
    <Translate id="admin.problem.refused">
      The identity service refuses this to your account. If you have just become an administrator, sign out
      and in again.
    </Translate>
  );
}

function Failed({name}: {readonly name: string}) {
  return (
    <Translate id="admin.problem.failed" values={{name}}>
      {'The identity service could not be read ({name}). Check your connection.'}
    </Translate>
  );
}
