import {homeFacts} from '../contract/homeFacts';
import styles from './apiMap.module.css';
import {TagLinks} from './TagLinks';

/** The reference on half a page: domains, what each holds, how much of it. */
export function ApiMap() {
  return (
    <dl className={styles.map}>
      {homeFacts.domains.map((domain) => (
        <div key={domain.name} className={styles.row}>
          <dt>{domain.name}</dt>
          <dd>
            <TagLinks tags={domain.tags} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
