import Translate, {translate} from '@docusaurus/Translate';
import {weekTimeText} from '@site/src/components/figures/figureWords';
import {Loading} from '@site/src/components/loading/Loading';
import {DrawField} from '../shared/draw/DrawField';
import {Hint} from '../shared/parts/Hint';
import {WayNotice} from '../shared/ways/WayNotice';
import {MOST_WAYPOINTS} from '../shared/ways/waypoints';
import type {ColumnProps} from './columnProps';
import styles from './intersect.module.css';
import {StoredRoutes} from './StoredRoutes';
import {WaySection} from './WaySection';

/** Which ways are looked at, and what each of them meets. */
export function IntersectColumn(props: ColumnProps) {
  const {met, results, positions, setPositions, isComputing, wayError, departure} = props;
  return (
    <>
      <WayNotice wayError={wayError} results={results} />
      {met.length === 0 && (
        <Hint>
          <Translate id="dashboard.intersect.empty">
            Choose a stored route, or set two or more waypoints, to see what it meets.
          </Translate>
        </Hint>
      )}
      <DrawField
        kind="points"
        label={translate({id: 'dashboard.intersect.waypoints', message: 'Waypoints of a road route'})}
        positions={positions}
        change={setPositions}
        most={MOST_WAYPOINTS}
      />
      <StoredRoutes {...props} />
      {isComputing && <Loading />}
      {met.length > 0 && (
        <p className={styles.leaving}>
          <Translate
            id="dashboard.intersect.leaving"
            values={{time: <strong>{weekTimeText(departure)}</strong>}}
          >
            {'Leaving {time}. Move the time bar to leave later.'}
          </Translate>
        </p>
      )}
      {met.map((each) => (
        <WaySection key={each.id} {...props} shown={each} />
      ))}
      {met.length > 0 && (
        <Hint>
          <Translate id="dashboard.intersect.remark">
            Fires are as they burn now, in the United States, Australia and New Zealand. Restricted airspace
            counts whatever its ceiling. Times are those of the route at its usual speed.
          </Translate>
        </Hint>
      )}
    </>
  );
}
