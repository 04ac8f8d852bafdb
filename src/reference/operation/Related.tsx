import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {RelatedOperation, RelatedOperations} from '@site/src/publishing/reference/types';
import {paths} from '@site/src/site/paths';
import type {ReactNode} from 'react';
import styles from './operation.module.css';
import {hasRelated, headings} from './sections';

interface Props {
  readonly related: RelatedOperations;
}

/** The operations before and after this one, and the others of the same object. */
export function Related({related}: Props) {
  const {before, after, same} = related;
  if (!hasRelated(related)) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">{headings().related}</h2>
      <Operations operations={before}>
        <Translate id="reference.related.before" description="Heading of operations that usually come first">
          Often before
        </Translate>
      </Operations>
      <Operations operations={after}>
        <Translate id="reference.related.after" description="Heading of operations that usually follow">
          Often after
        </Translate>
      </Operations>
      <Operations operations={same}>
        <Translate id="reference.related.same" description="Heading of other operations of the same object">
          On the same object
        </Translate>
      </Operations>
    </section>
  );
}

interface OperationsProps {
  readonly operations: readonly RelatedOperation[];
  readonly children: ReactNode;
}

function Operations({operations, children}: OperationsProps) {
  if (operations.length === 0) return null;
  return (
    <>
      <h3>{children}</h3>
      <ul className={styles.guides}>
        {operations.map(({slug, summary, method, path}) => (
          <li key={slug}>
            <Link to={`${paths.api}${slug}`}>{summary}</Link>{' '}
            <code data-twin="omit">{`${method.toUpperCase()} ${path}`}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
