import Translate from '@docusaurus/Translate';
import type {Person} from '../userPool/people';
import {statusWords} from '../userPool/statusWords';

interface Props {
  readonly person: Pick<Person, 'status' | 'isEnabled'>;
}

/** A person's status in words, and whether the account is disabled. */
export function PersonStatus({person: {status, isEnabled}}: Props) {
  return (
    <>
      {statusWords(status)}
      {!isEnabled && (
        <strong>
          {' · '}
          <Translate id="admin.users.disabled">disabled</Translate>
        </strong>
      )}
    </>
  );
}
