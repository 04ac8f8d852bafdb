import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import styles from './changelog.module.css';
import type {ChangedOperation} from './types';

interface Props {
  readonly operations: readonly ChangedOperation[];
}

/** The operations that a change concerns. One that is gone has no page to lead to. */
export function Operations({operations}: Props) {
  if (operations.length === 0) return null;
  return (
    <ul
      className={styles.operations}
      aria-label={translate({id: 'changelog.operations', message: 'Operations concerned'})}
    >
      {operations.map(({id, slug}) => (
        <li key={id}>
          {slug === undefined ? (
            <code>{id}</code>
          ) : (
            <Link to={`${paths.api}${slug}`}>
              <code>{id}</code>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
