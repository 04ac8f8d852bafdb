import {compareNames} from '@site/src/components/order/naturalOrder';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Item} from '@site/src/collections/objects/items';
import {AgoText} from '@site/src/components/moment/AgoText';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {paths} from '@site/src/site/paths';
import styles from '../../shared/admin.module.css';

interface Props {
  readonly items: readonly Item[];
  /** When the platform said where they are, in milliseconds since 1970. */
  readonly at: number;
}

const MOST_ROWS = 50;

/** The objects of a collection, those that are silent first. The dashboard shows all of them. */
export function ObjectTable({items, at}: Props) {
  const sorted = items.toSorted(
    (one, other) =>
      Number(other.isSilent) - Number(one.isSilent) ||
      Date.parse(one.object.timestamp) - Date.parse(other.object.timestamp) ||
      compareNames(one.name, other.name),
  );
  return (
    <>
      <ScrollTable className={styles.table}>
        <caption>
          <Translate id="admin.collection.objects">Objects, silent ones first</Translate>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="admin.collections.name">Name</Translate>
            </th>
            <th scope="col">
              <Translate id="admin.collections.id">Id</Translate>
            </th>
            <th scope="col">
              <Translate id="admin.collections.latest">Latest report</Translate>
            </th>
            <th scope="col">
              <Translate id="admin.collection.state">State</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST_ROWS).map(({id, name, object, isSilent}) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`${paths.dashboard}?panel=locations&ids=${encodeURIComponent(id)}`}>{name}</Link>
              </th>
              <td>
                <code>{id}</code>
              </td>
              <td>
                <AgoText time={Date.parse(object.timestamp)} now={at} />
              </td>
              <td>
                {isSilent ? (
                  <strong>{translate({id: 'admin.collection.silent', message: 'silent'})}</strong>
                ) : object.isStatic ? (
                  translate({id: 'admin.collection.static', message: 'need not report'})
                ) : (
                  translate({id: 'admin.collection.reporting', message: 'reporting'})
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {items.length > MOST_ROWS && (
        <p>
          <Translate id="admin.collection.more" values={{count: items.length - MOST_ROWS}}>
            {'{count} more are in the dashboard.'}
          </Translate>
        </p>
      )}
    </>
  );
}
