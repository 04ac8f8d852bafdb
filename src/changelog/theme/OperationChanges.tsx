import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Html} from '@site/src/components/html/Html';
import {paths} from '@site/src/site/paths';
import type {Props} from '@theme/OperationChanges';
import {BreakingMark} from '../BreakingMark';
import styles from '../changelog.module.css';
import {versionName} from '../versionName';

/** What the changelog says of an operation, on its page. */
export default function OperationChanges({changes}: Props) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">
        <Translate id="changelog.operation.heading">Changes</Translate>
      </h2>
      <ul className={styles.changes}>
        {changes.map(({id, words, isBreaking, version}) => (
          <li key={id}>
            <Link to={`${paths.changelog}#${id}`}>{versionName(version)}</Link>{' '}
            {isBreaking && <BreakingMark />}
            <Html html={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
