import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Html} from '@site/src/components/html/Html';
import type {DomainFact} from '@site/src/publishing/reference/types';
import styles from './introduction.module.css';

interface Props {
  readonly domains: readonly DomainFact[];
}

/** The domains with what each is for; the whole entry leads to the domain's operations. */
export function Domains({domains}: Props) {
  const tags = domains.flatMap((domain) => domain.tags).filter(({operations}) => operations > 0);
  return (
    <ul className={styles.domains}>
      {tags.map(({name, slug, description, operations}) => (
        <li key={slug}>
          <Link to={`/api/${slug}`}>{name}</Link>
          <Html html={description} className={styles.what} />
          <span className={styles.count}>
            <Translate id="reference.domains.count" values={{count: operations}}>
              {'{count} operations'}
            </Translate>
          </span>
        </li>
      ))}
    </ul>
  );
}
