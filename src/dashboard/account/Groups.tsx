import Translate, {translate} from '@docusaurus/Translate';
import type {User} from '@site/src/auth';
import {groupWords} from '@site/src/auth/people/groupWords';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {Card} from '@site/src/components/card/Card';
import styles from './account.module.css';

interface Props {
  readonly user: User;
}

/** What the person's groups give access to, in words; a group that the site does not know is shown by its id. */
export function Groups({user}: Props) {
  const words = groupWords(useSiteSettings().groups);
  return (
    <Card title={translate({id: 'dashboard.groups.title', message: 'What you can use'})}>
      {user.groups.length === 0 ? (
        <p>
          <Translate id="dashboard.groups.none">You are not in any group.</Translate>
        </p>
      ) : (
        <ul className={styles.groups}>
          {user.groups.map((group) => (
            <li key={group} title={group}>
              {words.get(group) ?? group}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
