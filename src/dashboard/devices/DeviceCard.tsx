import Translate, {translate} from '@docusaurus/Translate';
import {paceOf} from '@site/src/collections/objects/paceOf';
import {CardActions, DetailCard, Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {AgoText} from '@site/src/components/moment/AgoText';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {ObjectLinks} from '../shared/objects/ObjectLinks';
import {ReportFacts} from '../shared/objects/ReportFacts';
import {useGoTo} from '../shared/stage/useStage';
import {punctualityOf, type Channel, type Device} from './devices';
import {DroneStream} from './DroneStream';
import {RecentRecord} from './RecentRecord';
import {ReportSample} from './ReportSample';
import {hdopText, punctualityText} from './words';

const CLOSE = 12;

interface Props {
  readonly device: Device;
  readonly now: number;
  readonly close: () => void;
}

/** A device: what it said last, whether it keeps its interval, its video stream, and how it would report. */
export function DeviceCard({device, now, close}: Props) {
  const {id, name, channels, collection, drone} = device;
  const goTo = useGoTo();
  const [newest] = channels;
  const located = channels.find(({domain}) => domain === 'locations');
  const [lon, lat] = newest?.item.object.geometry?.coordinates ?? [];
  return (
    <DetailCard
      title={name}
      subtitle={[newest?.item.object.objectType, collection?.collectionName].filter(Boolean).join(', ')}
      closeName={translate({id: 'dashboard.devices.close', message: 'Close {name}'}, {name})}
      close={close}
    >
      <Facts>
        <Fact title={translate({id: 'dashboard.devices.id', message: 'Id'})}>
          <code>{id}</code>
        </Fact>
        <Fact title={translate({id: 'dashboard.devices.state', message: 'Reports'})}>
          {punctualityText(punctualityOf(device, now))}
        </Fact>
        {collection && (
          <Fact title={translate({id: 'dashboard.devices.interval', message: 'Interval'})}>
            {translate(
              {id: 'dashboard.devices.every', message: 'every {seconds} s'},
              {seconds: String(paceOf(collection))},
            )}
          </Fact>
        )}
        {channels.map((channel) => (
          <Fact key={channel.domain} title={domainText(channel)}>
            <AgoText time={Date.parse(channel.item.object.timestamp)} now={now} />
          </Fact>
        ))}
        {newest && (
          <>
            <ReportFacts item={newest.item} />
            <Precision {...newest} />
          </>
        )}
      </Facts>
      {located && collection && <RecentRecord id={id} pace={paceOf(collection)} />}
      {drone && <DroneStream drone={drone} />}
      <ReportSample device={device} />
      {lon !== undefined && lat !== undefined && (
        <CardActions>
          <SmallButton onClick={() => goTo({center: [lon, lat], zoom: CLOSE})}>
            <Translate id="dashboard.devices.show">Show on the map</Translate>
          </SmallButton>
          <ObjectLinks trackOf={located && id} position={[lon, lat]} />
        </CardActions>
      )}
    </DetailCard>
  );
}

/** Which domain a report went to. */
function domainText({domain}: Channel): string {
  return domain === 'locations'
    ? translate({id: 'dashboard.devices.asLocation', message: 'Last report as a location'})
    : translate({id: 'dashboard.devices.asFlight', message: 'Last report as a flight object'});
}

/** How exact the position of the last report is. */
function Precision({item: {object}}: Channel) {
  return (
    <Fact title={translate({id: 'dashboard.devices.hdop', message: 'HDOP'})}>
      {object.hdop === undefined
        ? translate({id: 'dashboard.devices.noHdop', message: 'not reported'})
        : hdopText(object.hdop)}
    </Fact>
  );
}
