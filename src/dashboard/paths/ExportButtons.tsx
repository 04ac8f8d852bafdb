import Translate from '@docusaurus/Translate';
import {downloadFile} from '@site/src/components/download/downloadFile';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {toCsv} from './formats/csv';
import {toGeoJson} from './formats/geoJson';
import {toGpx} from './formats/gpx';
import styles from './paths.module.css';
import type {Track} from './track';

interface Props {
  readonly tracks: readonly Track[];
  readonly gapMs: number;
}

const formats = [
  ['GPX', 'gpx', 'application/gpx+xml', toGpx],
  ['GeoJSON', 'geojson', 'application/geo+json', toGeoJson],
  ['CSV', 'csv', 'text/csv', toCsv],
] as const;

/** All tracks as one file. */
export function ExportButtons({tracks, gapMs}: Props) {
  const name = tracks
    .map(({id}) => id)
    .join('-')
    .slice(0, 80);
  return (
    <div className={styles.export}>
      <span>
        <Translate id="dashboard.paths.export">Export as</Translate>
      </span>
      {formats.map(([title, extension, type, write]) => (
        <SmallButton
          key={title}
          onClick={() => downloadFile(`${name}.${extension}`, type, write(tracks, gapMs))}
        >
          {title}
        </SmallButton>
      ))}
    </div>
  );
}
