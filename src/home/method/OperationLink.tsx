import Link from '@docusaurus/Link';
import {Fragment} from 'react';
import {MethodBadge} from '@site/src/components/method/MethodBadge';
import type {OperationLine} from '../contract/homeFacts';
import styles from './operationLink.module.css';

interface Props {
  readonly operation: OperationLine;
}

/** An operation as one line: method, path, and a link to its page. A path that is too long breaks at a slash. */
export function OperationLink({operation}: Props) {
  const {method, path, slug, summary} = operation;
  return (
    <Link className={styles.line} to={`/api/${slug}`} title={summary}>
      <MethodBadge method={method} />
      <code className={styles.path}>
        {path.split(/(?=\/)/).map((step, index) => (
          <Fragment key={index}>
            <wbr />
            {step}
          </Fragment>
        ))}
      </code>
    </Link>
  );
}
