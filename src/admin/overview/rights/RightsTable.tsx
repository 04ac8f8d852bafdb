import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import hidden from '@site/src/components/hidden.module.css';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {Fragment, type ReactNode} from 'react';
import type {RightRow} from './rows';
import type {Member} from './roles';
import {kindText, memberText} from './rightWords';
import styles from './rights.module.css';

interface Props {
  readonly members: readonly Member[];
  readonly rows: readonly RightRow[];
  /** What a row is called. */
  readonly nameOf: (row: RightRow) => ReactNode;
}

/** Who may do what: a column for each group, a row for what the same groups may. */
export function RightsTable({members, rows, nameOf}: Props) {
  const kinds = [...new Set(rows.map(({kind}) => kind))];
  const title = translate({id: 'admin.rights.caption', message: 'Who may do what'});
  return (
    <ScrollTable className={styles.table} label={title} aria-label={title}>
      <thead>
        <tr>
          <td />
          {members.map((member) => (
            <th key={member.id} scope="col">
              <span>{memberText(member)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {kinds.map((kind) => (
        <tbody key={kind}>
          <tr className={styles.kind}>
            <th scope="rowgroup" colSpan={members.length + 1}>
              <span>{kindText(kind)}</span>
            </th>
          </tr>
          {rows
            .filter((row) => row.kind === kind)
            .map((row) => (
              <tr key={row.ids.join()}>
                <th scope="row">{nameOf(row)}</th>
                {row.may.map((may, index) => (
                  <td key={members[index]?.id} data-may={may}>
                    <span aria-hidden="true">{may ? '✓' : '·'}</span>
                    <span className={hidden.hidden}>
                      {may ? (
                        <Translate id="admin.rights.yes">yes</Translate>
                      ) : (
                        <Translate id="admin.rights.no">no</Translate>
                      )}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </ScrollTable>
  );
}

interface ListProps {
  readonly summary: string;
  readonly items: readonly {readonly id: string; readonly to?: string | undefined}[];
}

/** Many things of one row, folded. */
export function FoldedList({summary, items}: ListProps) {
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {items.map(({id, to}, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          {to ? (
            <Link to={to}>
              <code>{id}</code>
            </Link>
          ) : (
            <code>{id}</code>
          )}
        </Fragment>
      ))}
    </details>
  );
}
