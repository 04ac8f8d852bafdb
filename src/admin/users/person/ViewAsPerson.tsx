import Translate from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {UnfinishedPageError, useViewAs} from '@site/src/auth/view-as/useViewAs';
import {notify} from '@site/src/components/notices';
import {useState} from 'react';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import {viewFailure} from '../../shared/view-as/ViewAsGroups';
import {describeUserPoolError} from '../../userPool/describeUserPoolError';
import {viewedPerson} from '../../userPool/viewedPerson';

interface Props {
  readonly username: string;
}

/** Shows the portal as a person meets it; nothing for oneself. */
export function ViewAsPerson({username}: Props) {
  const {user} = useAuth();
  const {begin} = useViewAs();
  const [isBusy, setBusy] = useState(false);
  if (user?.username === username) return null;
  const view = async () => {
    setBusy(true);
    try {
      begin(await viewedPerson(username));
    } catch (error) {
      setBusy(false);
      const isOfBegin = error instanceof DOMException || error instanceof UnfinishedPageError;
      notify('error', isOfBegin ? viewFailure(error) : describeUserPoolError(error).text);
    }
  };
  return (
    <button
      type="button"
      className={smallButton}
      aria-disabled={isBusy}
      onClick={() => !isBusy && void view()}
    >
      <Translate id="admin.viewAs.person">View the portal as this person</Translate>
    </button>
  );
}
