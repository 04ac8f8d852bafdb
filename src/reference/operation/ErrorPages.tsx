import Link from '@docusaurus/Link';
import type {ErrorUse} from '@site/src/publishing/reference/types';
import {paths} from '@site/src/site/paths';
import styles from './operation.module.css';
import {headings} from './sections';

interface Props {
  readonly errors: readonly ErrorUse[];
}

/** The pages about the errors that the operation can return. Its Markdown has the errors themselves, with its responses. */
export function ErrorPages({errors}: Props) {
  if (errors.length === 0) return null;
  return (
    <section aria-labelledby="error-pages" data-twin="omit">
      <h2 id="error-pages">{headings()['error-pages']}</h2>
      <ul className={styles.guides}>
        {errors.map(({id, title, statuses}) => (
          <li key={id}>
            <Link to={`${paths.errors}/${id}`}>{title}</Link> ({statuses.join(', ')})
          </li>
        ))}
      </ul>
    </section>
  );
}
