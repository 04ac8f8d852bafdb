import Translate from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {ApiKeys} from '@site/src/api-keys/ApiKeys';
import {useApiKeys} from '@site/src/api-keys/useApiKeys';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import own from './person.module.css';

interface Props {
  readonly username: string;
}

/** A person's API keys, for administrators; nothing where there is no portal service. */
export function PersonKeys({username}: Props) {
  const {portalService} = useSiteSettings();
  return portalService ? <Keys username={username} /> : null;
}

function Keys({username}: Props) {
  const {user, refresh} = useAuth();
  const state = useApiKeys(username);
  // The token lists the administrator's own keys.
  const onChanged = () => {
    if (user?.username === username) void refresh({force: true});
  };
  return (
    <section className={own.personKeys}>
      <h3>
        <Translate id="admin.users.keys">API keys</Translate>
      </h3>
      <ApiKeys state={state} onChanged={onChanged} />
    </section>
  );
}
