import Translate, {translate} from '@docusaurus/Translate';
import {useAuth} from '../context/useAuth';
import {useViewAs} from './useViewAs';
import styles from './viewAs.module.css';

/** Says as whom the portal is shown, on every page, and ends it. `lazy` requires the default export. */
export default function ViewAsBar() {
  const {user} = useAuth();
  const {leave} = useViewAs();
  if (!user?.viewed) return null;
  const {username, by} = user.viewed;
  const groups = user.groups.join(', ');
  return (
    <section
      className={styles.bar}
      aria-label={translate({id: 'viewAs.label', message: 'View as somebody else'})}
    >
      <p role="status">
        <strong>
          {username !== undefined ? (
            <Translate id="viewAs.person" values={{name: user.name, email: user.email}}>
              {'You see the portal as {name} ({email}) would.'}
            </Translate>
          ) : user.groups.length === 0 ? (
            <Translate id="viewAs.nobody">You see the portal as a member of no group would.</Translate>
          ) : (
            <Translate id="viewAs.groups" values={{groups}}>
              {'You see the portal as a member of these groups would: {groups}.'}
            </Translate>
          )}
        </strong>{' '}
        <Translate id="viewAs.rule" values={{own: by.email}}>
          {'You see the data of your own account, {own}, and cannot change anything.'}
        </Translate>
      </p>
      <button type="button" className={styles.leave} onClick={leave}>
        <Translate id="viewAs.leave">Leave the view</Translate>
      </button>
    </section>
  );
}
