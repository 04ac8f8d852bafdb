import Link from '@docusaurus/Link';
import type {PanelUse} from '@site/src/publishing/reference/types';
import {paths} from '@site/src/site/paths';
import styles from './operation.module.css';
import {headings} from './sections';

interface Props {
  readonly panels: readonly PanelUse[];
}

/** The panels of the dashboard that call the operation. */
export function Panels({panels}: Props) {
  if (panels.length === 0) return null;
  return (
    <section aria-labelledby="panels" data-twin="omit">
      <h2 id="panels">{headings().panels}</h2>
      <ul className={styles.guides}>
        {panels.map(({id, title}) => (
          <li key={id}>
            <Link to={`${paths.dashboard}?panel=${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
