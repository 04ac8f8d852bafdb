import Translate, {translate} from '@docusaurus/Translate';
import {lonLatText} from '@site/src/map';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import {useId, useState} from 'react';
import {AgoText} from '../shared/parts/AgoText';
import {headingWords} from './headingWords';
import type {Item} from './items';
import styles from './locations.module.css';
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
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{name}</h3>
        <IconButton
          name={translate({id: 'dashboard.locations.close', message: 'Close {name}'}, {name})}
          path="m4 4 8 8M12 4l-8 8"
          onClick={close}
        />
      </header>
      <p className={styles.subtitle}>
        {[object.objectType, collection.collectionName].filter(Boolean).join(', ')}
      </p>
      <dl className={styles.facts}>
        <Fact title={translate({id: 'dashboard.locations.id', message: 'Id'})}>
          <code>{id}</code>
        </Fact>
        <Fact title={translate({id: 'dashboard.locations.reported', message: 'Last report'})}>
          <AgoText time={Date.parse(object.timestamp)} now={now} />
        </Fact>
        <Measured item={item} />
        {Object.entries(object.properties ?? {}).map(([key, value]) => (
          <Fact key={key} title={collection.properties?.[key] ?? key}>
            {typeof value === 'object' ? JSON.stringify(value) : String(value)}
          </Fact>
        ))}
      </dl>
      <div className={styles.actions}>
        {object.geometry && (
          <>
            <button type="button" onClick={show}>
              <Translate id="dashboard.locations.show">Show on the map</Translate>
            </button>
            <button type="button" aria-pressed={isFollowed} onClick={follow}>
              <Translate id="dashboard.locations.follow">Follow</Translate>
            </button>
          </>
        )}
        <button type="button" onClick={() => setEditing(true)}>
          <Translate id="dashboard.locations.edit">Edit metadata</Translate>
        </button>
      </div>
      {isEditing && <MetadataDialog item={item} onClose={() => setEditing(false)} />}
    </section>
  );
}

/** What the device measured; what it did not send is left out. */
function Measured({item: {object}}: Pick<Props, 'item'>) {
  const {geometry, speed, heading, hdop, relativeAltitude} = object;
  const [lon, lat, altitude] = geometry?.coordinates ?? [];
  return (
    <>
      <Fact title={translate({id: 'dashboard.locations.position', message: 'Position'})}>
        {lon !== undefined && lat !== undefined
          ? lonLatText(lon, lat)
          : translate({id: 'dashboard.locations.noFix', message: 'no position fix'})}
      </Fact>
      {altitude !== undefined && (
        <Fact title={translate({id: 'dashboard.locations.altitude', message: 'Altitude'})}>
          {`${altitude.toFixed(0)} m`}
        </Fact>
      )}
      {relativeAltitude !== undefined && (
        <Fact title={translate({id: 'dashboard.locations.height', message: 'Above reference point'})}>
          {`${relativeAltitude.toFixed(0)} m`}
        </Fact>
      )}
      {speed !== undefined && (
        <Fact title={translate({id: 'dashboard.locations.speedTitle', message: 'Speed'})}>
          {`${speed.toFixed(1)} m/s`}
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

interface FactProps {
  readonly title: string;
  readonly children: React.ReactNode;
}

function Fact({title, children}: FactProps) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}
