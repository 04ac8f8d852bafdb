import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useTabKey} from '@site/src/api-keys/useTabKey';
import {useAuth} from '@site/src/auth';
import {usableKeys} from '@site/src/auth/people/apiKeyNames';
import {accountKeyId, openExplorerWith, TAB_KEY_ID} from '@site/src/try-it/credentials/explorerChoice';
import {smallButton} from '@site/src/components/small-button/SmallButton';

interface Props {
  readonly label: string;
  readonly lastFour: string;
}

/** Opens the explorer with one of the person's keys that are at hand: in the token, or in this tab. */
export function ExplorerLink({label, lastFour}: Props) {
  const {user} = useAuth();
  const index = usableKeys(user?.apiKeys ?? []).findIndex((key) => key.endsWith(lastFour));
  const isOfTab = useTabKey()?.lastFour === lastFour;
  // Of other keys nobody knows more than their last characters.
  if (index < 0 && !isOfTab) return null;
  return (
    <Link
      className={smallButton}
      aria-label={translate(
        {id: 'dashboard.keys.explorerLabel', message: 'Use in the explorer: {label}'},
        {label},
      )}
      to="/api/list-collections"
      onClick={() => openExplorerWith(isOfTab ? TAB_KEY_ID : accountKeyId(index + 1))}
    >
      <Translate id="dashboard.keys.explorer">Use in the explorer</Translate>
    </Link>
  );
}
