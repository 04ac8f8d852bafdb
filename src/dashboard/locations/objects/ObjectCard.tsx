import Translate, {translate} from '@docusaurus/Translate';
import type {Item} from '@site/src/collections/objects/items';
import {CardActions, DetailCard, Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {AgoText} from '@site/src/components/moment/AgoText';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useState} from 'react';
import {headingWords} from '../../shared/objects/headingWords';
import {ObjectLinks} from '../../shared/objects/ObjectLinks';
import {PropertyFacts} from '../../shared/objects/PropertyFacts';
import {ReportFacts} from '../../shared/objects/ReportFacts';
import {MetadataDialog} from './MetadataDialog';
import {useFollow} from './useFollow';

interface Props {
  readonly item: Item;
  readonly now: number;
  readonly close: () => void;
}

/** All that is known of the selected object; its properties bear the titles that its collection gives them. */
export function ObjectCard({item, now, close}: Props) {
  const {id, name, object, collection} = item;
  const [isEditing, setEditing] = useState(false);
  const {show, isFollowed, follow} = useFollow(item);
  return (
    <DetailCard
      title={name}
      subtitle={[object.objectType, collection.collectionName].filter(Boolean).join(', ')}
      closeName={translate({id: 'dashboard.locations.close', message: 'Close {name}'}, {name})}
      close={close}
    >
      <Facts>
        <Fact title={translate({id: 'dashboard.locations.id', message: 'Id'})}>
          <code>{id}</code>
        </Fact>
        <Fact title={translate({id: 'dashboard.locations.reported', message: 'Last report'})}>
          <AgoText time={Date.parse(object.timestamp)} now={now} />
        </Fact>
        <ReportFacts item={item} />
        <Measured item={item} />
        <PropertyFacts properties={object.properties ?? {}} titles={collection.properties} />
      </Facts>
      <CardActions>
        {object.geometry && (
          <>
            <SmallButton onClick={show}>
              <Translate id="dashboard.locations.show">Show on the map</Translate>
            </SmallButton>
            <SmallButton isPressed={isFollowed} onClick={follow}>
              <Translate id="dashboard.locations.follow">Follow</Translate>
            </SmallButton>
          </>
        )}
        <ObjectLinks trackOf={id} position={object.geometry?.coordinates} />
        <SmallButton onClick={() => setEditing(true)}>
          <Translate id="dashboard.locations.edit">Edit metadata</Translate>
        </SmallButton>
      </CardActions>
      {isEditing && <MetadataDialog item={item} onClose={() => setEditing(false)} />}
    </DetailCard>
  );
}

/** What else the device measured; what it did not send is left out. */
function Measured({item: {object}}: Pick<Props, 'item'>) {
  const {heading, hdop, relativeAltitude} = object;
  return (
    <>
      {relativeAltitude !== undefined && (
        <Fact title={translate({id: 'dashboard.locations.height', message: 'Above reference point'})}>
          {`${relativeAltitude.toFixed(0)} m`}
        </Fact>
      )}
      {heading !== undefined && (
        <Fact title={translate({id: 'dashboard.locations.heading', message: 'Heading'})}>
          {headingWords(heading)}
        </Fact>
      )}
      {hdop !== undefined && (
        <Fact title={translate({id: 'dashboard.locations.hdop', message: 'HDOP'})}>{hdop.toFixed(1)}</Fact>
      )}
    </>
  );
}
