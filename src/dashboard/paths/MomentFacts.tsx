import Translate, {translate} from '@docusaurus/Translate';
import {Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {useUnits} from '@site/src/components/units/useUnits';
import {lonLatText} from '@site/src/map';
import {Hint} from '../shared/parts/Hint';
import styles from './paths.module.css';
import type {Moment, Track} from './track';
import {measureName, measureText, momentText} from './words';

interface Props {
  readonly track: Track;
  readonly moment: Moment | undefined;
}

/** What the object reported at the time of the play head. */
export function MomentFacts({track, moment}: Props) {
  const [units] = useUnits();
  if (!moment)
    return (
      <Hint>
        <Translate id="dashboard.paths.before" values={{name: track.name}}>
          {'{name} had not reported yet.'}
        </Translate>
      </Hint>
    );
  const {lon, lat, altitude, speed, heading, index, isInGap} = moment;
  return (
    <div className={styles.moment}>
      {isInGap && (
        <Hint>
          <Translate
            id="dashboard.paths.inGap"
            values={{name: track.name, time: momentText(track.times[index] ?? 0)}}
          >
            {'No report at this time. {name} last reported {time}.'}
          </Translate>
        </Hint>
      )}
      <Facts>
        <Fact title={translate({id: 'dashboard.paths.position', message: 'Position'})}>
          {lonLatText(lon, lat)}
        </Fact>
        {speed !== null && <Fact title={measureName('speed')}>{measureText('speed', speed, units)}</Fact>}
        {altitude !== null && (
          <Fact title={measureName('altitude')}>{measureText('altitude', altitude, units)}</Fact>
        )}
        {heading !== null && (
          <Fact title={translate({id: 'dashboard.paths.heading', message: 'Heading'})}>
            {`${heading.toFixed(0)}°`}
          </Fact>
        )}
      </Facts>
    </div>
  );
}
