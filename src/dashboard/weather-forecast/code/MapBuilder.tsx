import Translate, {translate} from '@docusaurus/Translate';
import {Code} from '@site/src/code/block/Code';
import {Segments} from '@site/src/components/segments/Segments';
import {useState} from 'react';
import {useConnection} from '../../shared/data/connection';
import {useView} from '../../shared/view/useView';
import styles from '../forecast.module.css';
import type {ForecastSettings} from '../settings';
import {leafletCode, maplibreCode, tileUrl} from './mapCode';

interface Props {
  readonly settings: ForecastSettings;
  readonly forecastHour: number;
}

type Library = 'maplibre' | 'leaflet';

/** The map on screen as an address of tiles, and as code that shows the same. */
export function MapBuilder({settings, forecastHour}: Props) {
  const {baseUrl} = useConnection();
  const {place} = useView().view;
  const [isOpen, setOpen] = useState(false);
  const [library, setLibrary] = useState<Library>('maplibre');
  const map = {...settings, forecastHour, baseUrl, place: place ?? {lon: -121.5, lat: 44.2, zoom: 6}};
  const print = library === 'maplibre' ? maplibreCode : leafletCode;
  return (
    <details className={styles.builder} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        <Translate id="dashboard.forecast.builder">Put this map on your page</Translate>
      </summary>
      {isOpen && (
        <>
          <p>
            <Translate id="dashboard.forecast.builder.text">
              The tiles of this map have the address below. The code shows them at its position and zoom, with
              the token of whoever is signed in on your page.
            </Translate>
          </p>
          <Code
            isPlain
            className={styles.code}
            text={tileUrl(map)}
            label={translate({id: 'dashboard.forecast.builder.url', message: 'Address of the tiles'})}
          />
          <Segments
            label={translate({id: 'dashboard.forecast.builder.library', message: 'Library'})}
            options={[
              {value: 'maplibre', name: 'MapLibre'},
              {value: 'leaflet', name: 'Leaflet'},
            ]}
            value={library}
            choose={setLibrary}
          />
          <Code
            className={styles.code}
            text={print(map)}
            label={translate({id: 'dashboard.forecast.builder.code', message: 'Code of the map'})}
          />
        </>
      )}
    </details>
  );
}
