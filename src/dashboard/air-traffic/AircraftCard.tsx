import Translate, {translate} from '@docusaurus/Translate';
import {CardActions, DetailCard, Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {AgoText} from '@site/src/components/moment/AgoText';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {dataOf, type Schemas} from '@site/src/platform';
import {usePlatformQuery, type Question} from '../shared/data/usePlatformQuery';
import type {Aircraft} from '../shared/flights/useAircraft';
import {ObjectLinks} from '../shared/objects/ObjectLinks';
import {PropertyFacts} from '../shared/objects/PropertyFacts';
import {ReportFacts} from '../shared/objects/ReportFacts';
import {useGoTo} from '../shared/stage/useStage';

const CLOSE = 12;

interface Props {
  readonly aircraft: Aircraft;
  readonly now: number;
  readonly close: () => void;
}

/** All that is known of an aircraft: its report, its stored metadata, and the closed airspace around it. */
export function AircraftCard({aircraft, now, close}: Props) {
  const {id, name, object, collection, inside} = aircraft;
  const goTo = useGoTo();
  const {data: metadata} = usePlatformQuery(metadataQuestion(id));
  const [lon, lat] = object.geometry?.coordinates ?? [];
  return (
    <DetailCard
      title={name}
      subtitle={[object.objectType, collection.collectionName].filter(Boolean).join(', ')}
      closeName={translate({id: 'dashboard.airTraffic.close', message: 'Close {name}'}, {name})}
      close={close}
    >
      <Facts>
        <Fact title={translate({id: 'dashboard.airTraffic.id', message: 'Id'})}>
          <code>{id}</code>
        </Fact>
        <Fact title={translate({id: 'dashboard.airTraffic.reported', message: 'Last report'})}>
          <AgoText time={Date.parse(object.timestamp)} now={now} />
        </Fact>
        <ReportFacts item={aircraft} />
        <PropertyFacts
          properties={{...metadata?.properties, ...object.properties}}
          titles={collection.properties}
        />
        {inside.map(({id: area, properties}) => (
          <Fact
            key={`${properties.restrictionId}:${area}`}
            title={translate({id: 'dashboard.airTraffic.closed', message: 'In closed airspace'})}
          >
            {properties.name}
          </Fact>
        ))}
      </Facts>
      {lon !== undefined && lat !== undefined && (
        <CardActions>
          <SmallButton onClick={() => goTo({center: [lon, lat], zoom: CLOSE})}>
            <Translate id="dashboard.airTraffic.show">Show on the map</Translate>
          </SmallButton>
          <ObjectLinks position={[lon, lat]} />
        </CardActions>
      )}
    </DetailCard>
  );
}

/** Null where an aircraft has none: the platform responds with 404 then. */
function metadataQuestion(objectId: string): Question<Schemas['MetadataObject'] | null> {
  return {
    key: ['flight-metadata', objectId],
    // Taken as it is: the library's comparison would lose a property called `__proto__`.
    share: (_before, after) => after,
    ask: async (client, signal) => {
      const params = {path: {objectIds: [objectId]}};
      const result = await client.GET('/flights/v2/objects/{objectIds}/metadata', {params, signal});
      return result.response.status === 404 ? null : (dataOf(result).metadata[0] ?? null);
    },
  };
}
