import Translate, {translate} from '@docusaurus/Translate';
import {Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {usePlatformQuery} from '../shared/data/usePlatformQuery';
import {DataAge} from '../shared/parts/DataAge';
import {Deprecated} from './Deprecated';
import styles from './devices.module.css';
import type {Drone} from './devices';
import {streamsQuestion} from './questions';

interface Props {
  readonly drone: Drone;
}

/** How the video of a registered drone is sent, and what a player must open. */
export function DroneStream({drone: {droneId, stream}}: Props) {
  const streams = usePlatformQuery(streamsQuestion(droneId));
  return (
    <section className={styles.part}>
      <h4>
        <Translate id="dashboard.devices.stream">Video stream</Translate> <Deprecated />
      </h4>
      <DataAge results={[streams]} />
      <Facts>
        <Fact title={translate({id: 'dashboard.devices.streamType', message: 'Type'})}>
          {stream.type === 'KVS'
            ? translate({id: 'dashboard.devices.kvs', message: 'KVS, stored for playback'})
            : translate({id: 'dashboard.devices.webRtc', message: 'WebRTC, live only'})}
        </Fact>
        <Fact title={translate({id: 'dashboard.devices.open', message: 'Stream to open'})}>
          {streams.data && <code>{streams.data.join(', ')}</code>}
        </Fact>
        {stream.type === 'KVS' && (
          <>
            <Fact title={translate({id: 'dashboard.devices.mediaType', message: 'Media type'})}>
              {stream.mediaType}
            </Fact>
            <Fact title={translate({id: 'dashboard.devices.retention', message: 'Kept for'})}>
              {translate(
                {id: 'dashboard.devices.hours', message: '{count} h'},
                {count: String(stream.dataRetentionInHours)},
              )}
            </Fact>
            {stream.deviceName && (
              <Fact title={translate({id: 'dashboard.devices.deviceName', message: 'Sent by'})}>
                {stream.deviceName}
              </Fact>
            )}
          </>
        )}
      </Facts>
    </section>
  );
}
