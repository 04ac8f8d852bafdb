import {translate} from '@docusaurus/Translate';
import type {Map as Drawing} from 'maplibre-gl';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import styles from './map.module.css';

interface Props {
  readonly drawing: Drawing | undefined;
  /** Shows everything again; left out where there is nothing to show. */
  readonly fit: (() => void) | undefined;
}

/** Buttons for what a wheel or two fingers do. */
export function MapControls({drawing, fit}: Props) {
  return (
    <div className={styles.controls} data-over-map>
      <IconButton
        name={translate({id: 'map.zoomIn', message: 'Zoom in'})}
        path="M8 3v10M3 8h10"
        onClick={() => drawing?.zoomIn()}
      />
      <IconButton
        name={translate({id: 'map.zoomOut', message: 'Zoom out'})}
        path="M3 8h10"
        onClick={() => drawing?.zoomOut()}
      />
      {fit && (
        <IconButton
          name={translate({id: 'map.fit', message: 'Show everything'})}
          path="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10"
          onClick={fit}
        />
      )}
    </div>
  );
}
