import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import hiddenStyles from '@site/src/components/hidden.module.css';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import type {ReactNode} from 'react';
import styles from '../shared/admin.module.css';

interface Props {
  readonly title: ReactNode;
  /** Whether the names are identifiers rather than words. */
  readonly areCodes?: boolean;
  readonly rows: readonly Row[];
}

interface Row {
  readonly name: string;
  readonly count: number;
  /** Where the list of what is counted is. */
  readonly to?: string;
}

/** Names and numbers as a table, each number with a bar as long as its share of the largest. */
export function Counts({title, areCodes = false, rows}: Props) {
  const largest = Math.max(1, ...rows.map((row) => row.count));
  return (
    <ScrollTable className={styles.counts}>
      <caption>{title}</caption>
      <thead className={hiddenStyles.hidden}>
        <tr>
          <th scope="col">
            <Translate id="admin.counts.name">Name</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.counts.count">Accounts</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, count, to}) => (
          <tr key={name}>
            <th scope="row">
              <Name to={to}>{areCodes ? <code>{name}</code> : name}</Name>
            </th>
            <td>
              <div className={styles.measure}>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{inlineSize: `${(count / largest) * 100}%`}} />
                </span>
                <span>{count}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

interface NameProps {
  readonly to: string | undefined;
  readonly children: ReactNode;
}

function Name({to, children}: NameProps) {
  return to === undefined ? children : <Link to={to}>{children}</Link>;
}
