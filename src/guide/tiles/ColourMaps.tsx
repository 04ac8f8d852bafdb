import names from '@site/.generated/map/colourMaps.json';
import {ColourSwatch} from '@site/src/map/tiles/ColourSwatch';
import styles from './tiles.module.css';

/** All colour maps of tiles with their names. */
export function ColourMaps() {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name}>
          <ColourSwatch name={name} className={styles.swatch} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
