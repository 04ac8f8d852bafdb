import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/copy/CopyButton';
import {CardActions, DetailCard, Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {smallButton, SmallButton} from '@site/src/components/small-button/SmallButton';
import {boundsOf} from '@site/src/map';
import type {Polygon} from 'geojson';
import {useEffect, useState} from 'react';
import {useGoTo} from '../../shared/stage/useStage';
import {areaText} from './areaText';
import {writeBoundary, type BoundaryFormat} from './boundary';
import type {Area} from './useAreas';

interface Props {
  readonly area: Area;
  readonly close: () => void;
  readonly edit: () => void;
  readonly remove: () => void;
}

/** All that is known of an area; its boundary can be taken along in two formats. */
export function AreaCard({area, close, edit, remove}: Props) {
  const {areaId, areaName: name, collectionId, collectionName, geometry, properties} = area;
  const goTo = useGoTo();
  const show = () => {
    const bounds = boundsOf([geometry]);
    if (bounds) goTo({bounds});
  };
  return (
    <DetailCard
      title={name}
      subtitle={collectionName ?? collectionId}
      closeName={translate({id: 'dashboard.locations.close', message: 'Close {name}'}, {name})}
      close={close}
    >
      <Facts>
        <Fact title={translate({id: 'dashboard.locations.id', message: 'Id'})}>
          <code>{areaId}</code>
        </Fact>
        <Fact title={translate({id: 'dashboard.areas.size', message: 'Size'})}>{areaText(area)}</Fact>
        {Object.entries(properties ?? {}).map(([key, value]) => (
          <Fact key={key} title={key}>
            {typeof value === 'object' ? JSON.stringify(value) : String(value)}
          </Fact>
        ))}
      </Facts>
      <CardActions>
        <SmallButton onClick={show}>
          <Translate id="dashboard.locations.show">Show on the map</Translate>
        </SmallButton>
        <SmallButton onClick={edit}>
          <Translate id="dashboard.areas.edit">Edit</Translate>
        </SmallButton>
        <CopyBoundary area={area} format="geojson" />
        <CopyBoundary area={area} format="wkt" />
        <SmallButton onClick={remove}>
          <Translate id="dashboard.areas.remove">Delete</Translate>
        </SmallButton>
      </CardActions>
    </DetailCard>
  );
}

interface CopyProps {
  readonly area: Area;
  readonly format: BoundaryFormat;
}

/** The text is made ahead: a browser lets a click alone write to the clipboard, and not what comes later. */
function CopyBoundary({area: {geometry}, format}: CopyProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void writeBoundary(geometry as Polygon, format).then((written) => isCurrent && setText(written));
    return () => {
      isCurrent = false;
    };
  }, [geometry, format]);
  return (
    <CopyButton
      className={smallButton}
      text={text}
      caption={
        format === 'geojson'
          ? translate({id: 'dashboard.areas.copyGeoJson', message: 'Copy as GeoJSON'})
          : translate({id: 'dashboard.areas.copyWkt', message: 'Copy as WKT'})
      }
    />
  );
}
