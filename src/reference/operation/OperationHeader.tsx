import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {Html} from '@site/src/components/html/Html';
import {MethodBadge} from '@site/src/components/method/MethodBadge';
import styles from './operation.module.css';

interface Props {
  readonly operation: OperationDocument;
}

export function OperationHeader({operation}: Props) {
  const {method, path, summary, description, deprecated} = operation;
  return (
    <header>
      <Heading as="h1">{summary}</Heading>
      <p className={styles.endpoint}>
        <MethodBadge method={method} /> <code>{breakable(path)}</code>
      </p>
      {deprecated && (
        <p className={styles.deprecated}>
          <strong>
            <Translate id="reference.deprecated" description="Mark of a deprecated operation">
              Deprecated.
            </Translate>
          </strong>{' '}
          <Translate id="reference.deprecated.advice">
            It still works, but new programs should not use it.
          </Translate>
        </p>
      )}
      <Html html={description} className={styles.description} />
    </header>
  );
}

/** The path with a break opportunity before each slash, so that narrow screens need no scroll bar. */
function breakable(path: string): ReactNode {
  return path.split(/(?=\/)/).map((part, index) => (
    // A path may name one part twice.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
