import {translate} from '@docusaurus/Translate';
import styles from './intersect.module.css';
import {kinds, type Kind} from './things';
import type {MetWay} from './useMeetings';
import {kindColours, kindNames} from './words';

/** What was asked about a way, and how much of each it meets. */
export function AskedList(met: Pick<MetWay, 'asked' | 'meetings'>) {
  const names = kindNames();
  return (
    <ul
      className={styles.asked}
      aria-label={translate({id: 'dashboard.intersect.asked', message: 'Checked for'})}
    >
      {kinds.map((kind) => (
        <li key={kind}>
          <i style={{background: `var(--${kindColours[kind]})`}} aria-hidden="true" />
          <span>{names[kind]}</span> <span className={styles.figure}>{countText(met, kind)}</span>
        </li>
      ))}
    </ul>
  );
}

function countText({asked, meetings}: Pick<MetWay, 'asked' | 'meetings'>, kind: Kind): string {
  if (asked[kind] === 'asking') return translate({id: 'dashboard.intersect.asking', message: 'checking…'});
  if (asked[kind] === 'failed')
    return translate({id: 'dashboard.intersect.unknown', message: 'could not be checked'});
  const things = meetings.filter(({thing}) => thing.kind === kind).map(({thing}) => thing.key);
  const count = new Set(things).size;
  return count === 0
    ? translate({id: 'dashboard.intersect.noneMet', message: 'none on the route'})
    : translate({id: 'dashboard.intersect.met', message: '{count} on the route'}, {count: String(count)});
}
