import Translate from '@docusaurus/Translate';
import controls from '../controls.module.css';
import styles from './response.module.css';
import type {CallResponse} from '../send/types';

export function ResponseHeaders({headers}: Pick<CallResponse, 'headers'>) {
  return (
    <details className={controls.more}>
      <summary>
        <Translate id="tryIt.response.headers" values={{count: headers.length}}>
          {'Headers ({count})'}
        </Translate>
      </summary>
      <dl className={styles.headers}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Translate id="tryIt.response.headers.exposed">
          A browser shows a page only the headers that the server exposes to it (CORS). The response may have
          contained others.
        </Translate>
      </p>
    </details>
  );
}
