import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {accountKeyId, openExplorerWith} from '@site/src/try-it/credentials/explorerChoice';
import {smallButton} from '@site/src/components/small-button/SmallButton';

interface Props {
  readonly label: string;
  readonly lastFour: string;
}

/** Opens the explorer with one of the person's keys, which it takes from the token. */
export function ExplorerLink({label, lastFour}: Props) {
  const {user} = useAuth();
  const index = user?.apiKeys.findIndex((key) => key.endsWith(lastFour)) ?? -1;
  // The token may be older than the key.
  if (index < 0) return null;
  return (
    <Link
      className={smallButton}
      aria-label={translate(
        {id: 'dashboard.keys.explorerLabel', message: 'Use in the explorer: {label}'},
        {label},
      )}
      to="/api/list-collections"
      onClick={() => openExplorerWith(accountKeyId(index + 1))}
    >
      <Translate id="dashboard.keys.explorer">Use in the explorer</Translate>
    </Link>
  );
}
