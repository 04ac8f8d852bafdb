import useBaseUrl from '@docusaurus/useBaseUrl';
import names from '@site/.generated/map/colourMaps.json';
import {shadeStyle} from './shadeStyle';
import styles from './tiles.module.css';

/** All colour maps of tiles with their names, as the package paints them that the tiles come from. */
export function ColourMaps() {
  const picture = useBaseUrl('/map/colour-maps.png');
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name}>
          <span className={styles.swatch} style={shadeStyle(picture, name)} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
