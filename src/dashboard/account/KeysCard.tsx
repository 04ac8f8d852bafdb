import Translate, {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {ApiKeys} from '@site/src/api-keys/ApiKeys';
import {useApiKeys} from '@site/src/api-keys/useApiKeys';
import {Card} from '@site/src/components/card/Card';
import {useState, type ReactNode} from 'react';
import styles from './account.module.css';
import {ExplorerLink} from './ExplorerLink';
import {FirstCall} from './FirstCall';

interface Props {
  /** What stands beneath: out of sight until keys and calls are here, so that nothing moves that somebody reads. */
  readonly children: ReactNode;
}

/** The person's own keys, at the portal service. Who has never had one begins with a first call. */
export function KeysCard({children}: Props) {
  const {refresh} = useAuth();
  const state = useApiKeys('me');
  const [isNew, setNew] = useState(false);
  if (!isNew && state.keys?.length === 0) setNew(true);
  const isHere = !state.isLoading || state.error !== undefined;
  // The token lists the keys too, for the explorer and the dashboard's own calls.
  const onChanged = () => void refresh({force: true});
  return (
    <>
      {isNew && <FirstCall state={state} onChanged={onChanged} />}
      <Card isWide title={translate({id: 'dashboard.keys.title', message: 'API keys'})}>
        <p>
          <Translate id="dashboard.keys.advice">
            Send a key in the header x-api-key, from servers and devices. Never put one in a page or a
            repository.
          </Translate>
        </p>
        <ApiKeys
          state={state}
          onChanged={onChanged}
          moreActions={(key) => <ExplorerLink lastFour={key.lastFour} label={key.label} />}
        />
      </Card>
      <div className={isHere ? styles.beneath : styles.waiting}>{children}</div>
    </>
  );
}
