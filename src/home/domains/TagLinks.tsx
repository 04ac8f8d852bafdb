import Link from '@docusaurus/Link';
import type {DomainFacts} from '../contract/homeFacts';
import styles from './tagLinks.module.css';

/** Links to the parts of a domain in the reference, each with its number of operations. */
export function TagLinks({tags}: Pick<DomainFacts, 'tags'>) {
  return (
    <ul className={styles.tags}>
      {tags.map(({name, slug, operations}) => (
        <li key={slug}>
          <Link to={`/api/${slug}`}>{name}</Link> <span>{operations}</span>
        </li>
      ))}
    </ul>
  );
}
