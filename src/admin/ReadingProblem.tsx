import Translate from '@docusaurus/Translate';
import {isNetworkError} from '@site/src/auth/errors/isNetworkError';
import {FormAlert} from '@site/src/components/form';

interface Props {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** Why nothing could be read, and what can be done. */
export function ReadingProblem({error, onAgain}: Props) {
  return (
    <FormAlert kind="error">
      <p>
        <Reason error={error} />
      </p>
      <button type="button" className="button button--secondary button--sm" onClick={onAgain}>
        <Translate id="admin.problem.again">Try again</Translate>
      </button>
    </FormAlert>
  );
}

function Reason({error}: Pick<Props, 'error'>) {
  // The AWS SDK hands on what fetch says, a TypeError.
  if (isNetworkError(error) || error instanceof TypeError) return <Unreachable />;
  const name = error instanceof Error ? error.name : String(error);
  switch (name) {
    case 'AccessDeniedException':
    case 'NotAuthorizedException':
    case 'NoCredentialsError':
      return <Refused />;
    case 'InvalidSignatureException':
      // The signature carries the time, and is good for five minutes around it.
      return <WrongClock />;
    default:
      return <Failed name={name} />;
  }
}

function Refused() {
  return (
    <Translate id="admin.problem.refused">
      The identity service refuses this to your account. If you have just become an administrator, sign out
      and in again.
    </Translate>
  );
}

function Unreachable() {
  return (
    <Translate id="admin.problem.unreachable">
      The identity service did not answer. Check your connection.
    </Translate>
  );
}

function WrongClock() {
  return (
    <Translate id="admin.problem.clock">
      The identity service does not accept the signature of the request. Check that the clock of this device
      is right.
    </Translate>
  );
}

interface FailedProps {
  readonly name: string;
}

function Failed({name}: FailedProps) {
  return (
    <Translate id="admin.problem.failed" values={{name}}>
      {'The identity service answered with an error ({name}). Try again in a moment.'}
    </Translate>
  );
}
