import Link from '@docusaurus/Link';
import type {GuideUse} from '@site/src/publishing/reference/types';
import styles from './operation.module.css';
import {headings} from './sections';

interface Props {
  readonly guides: readonly GuideUse[];
}

/** The guides that call the operation or lead to it. */
export function Guides({guides}: Props) {
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="guides">
      <h2 id="guides">{headings().guides}</h2>
      <ul className={styles.guides}>
        {guides.map(({title, path}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
