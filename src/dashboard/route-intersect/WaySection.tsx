import Translate, {translate} from '@docusaurus/Translate';
import {AlertAttribution} from '@site/src/components/alert-attribution/AlertAttribution';
import {distanceText, durationText} from '@site/src/components/figures/figureWords';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useId} from 'react';
import {Hint} from '../shared/parts/Hint';
import {routeName} from '../shared/ways/routeName';
import {AskedList} from './AskedList';
import type {ColumnProps} from './columnProps';
import styles from './intersect.module.css';
import {MeetingTable} from './MeetingTable';
import {kinds} from './things';
import type {MetWay} from './useMeetings';
import {kindNames} from './words';

interface Props extends ColumnProps {
  readonly shown: MetWay;
}

/** One way: what was asked about it, what of that it meets, and where. */
export function WaySection(props: Props) {
  const {shown, show} = props;
  const {id, body, way, meetings, attribution} = shown;
  const heading = useId();
  return (
    <section className={styles.way} aria-labelledby={heading}>
      <header>
        <h3 id={heading}>
          {id
            ? routeName({...body, routeId: id})
            : translate({id: 'dashboard.intersect.drawn', message: 'Route through your waypoints'})}
        </h3>
        <SmallButton onClick={() => show(way, {from: 0, to: way.length})}>
          <Translate id="dashboard.intersect.show">Show on the map</Translate>
        </SmallButton>
      </header>
      <p className={styles.soft}>{`${distanceText(way.length)}, ${durationText(way.duration)}`}</p>
      <AskedList {...shown} />
      <Outcome {...shown} />
      {meetings.length > 0 && <MeetingTable {...props} />}
      <AlertAttribution alerts={attribution.map((attributionString) => ({attributionString}))} />
    </section>
  );
}

/** What silence means: that nothing is met, or that nobody knows. */
function Outcome({asked, meetings}: MetWay) {
  const names = kindNames();
  const failed = kinds.filter((kind) => asked[kind] === 'failed').map((kind) => names[kind]);
  const isComplete = kinds.every((kind) => asked[kind] === 'known');
  if (failed.length > 0)
    return (
      <Hint isAlert>
        <Translate id="dashboard.intersect.failed" values={{kinds: failed.join(', ')}}>
          {'Could not be checked: {kinds}. The route may meet more than is listed.'}
        </Translate>
      </Hint>
    );
  return (
    <p role="status" className={styles.outcome}>
      {isComplete &&
        meetings.length === 0 &&
        translate({id: 'dashboard.intersect.nothing', message: 'The route meets none of these.'})}
    </p>
  );
}
