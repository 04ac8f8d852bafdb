import useBaseUrl from '@docusaurus/useBaseUrl';
import names from '@site/.generated/map/colourMaps.json';
import styles from './tiles.module.css';

/** The width of the picture of all colour maps (`npm run map-data`), in which each is one row of a pixel. */
const COLUMNS = 256;

/** All colour maps of tiles with their names, as the package paints them that the tiles come from. */
export function ColourMaps() {
  const picture = useBaseUrl('/map/colour-maps.png');
  return (
    <ul className={styles.swatches}>
      {names.map((name, row) => (
        <li key={name}>
          <svg
            className={styles.swatch}
            viewBox={`0 ${row} ${COLUMNS} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <image href={picture} width={COLUMNS} height={names.length} />
          </svg>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
