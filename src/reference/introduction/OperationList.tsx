import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {MethodBadge} from '@site/src/components/method/MethodBadge';
import type {OperationRow} from '@site/src/publishing/reference/types';
import styles from './introduction.module.css';

interface Props {
  readonly operations: readonly OperationRow[];
}

/** Operations with their method, name and path; deprecated ones are struck through and say so. */
export function OperationList({operations}: Props) {
  return (
    <ul className={styles.operations}>
      {operations.map(({slug, method, path, summary, deprecated}) => (
        <li key={slug}>
          <MethodBadge method={method} />{' '}
          <span>
            <Link to={`/api/${slug}`} className={clsx(deprecated && styles.deprecated)}>
              {summary}
            </Link>
            {deprecated && (
              <>
                {' '}
                <span className={styles.note}>
                  <Translate id="reference.flag.deprecated">deprecated</Translate>
                </span>
              </>
            )}{' '}
            <code className={styles.path}>{path}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
