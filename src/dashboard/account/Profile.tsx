import Translate, {translate} from '@docusaurus/Translate';
import {tenantOf, type User} from '@site/src/auth';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import styles from './account.module.css';
import {Card} from '@site/src/components/card/Card';

interface Props {
  readonly user: User;
}

/** Who the person is, as the identity service knows them. */
export function Profile({user}: Props) {
  const {tenantPattern} = useSiteSettings();
  const tenant = tenantOf(user.groups, tenantPattern);
  return (
    <Card title={translate({id: 'dashboard.profile.title', message: 'Profile'})}>
      <dl className={styles.facts}>
        <dt>
          <Translate id="dashboard.profile.name">Name</Translate>
        </dt>
        <dd>{user.name}</dd>
        <dt>
          <Translate id="dashboard.profile.email">Email</Translate>
        </dt>
        <dd>{user.email}</dd>
        {tenant && (
          <>
            <dt>
              <Translate id="dashboard.profile.tenant">Tenant</Translate>
            </dt>
            <dd>{tenant}</dd>
          </>
        )}
        <dt>
          <Translate id="dashboard.profile.id">User id</Translate>
        </dt>
        <dd>
          <code>{user.viewed?.username ?? user.username}</code>
        </dd>
      </dl>
    </Card>
  );
}
