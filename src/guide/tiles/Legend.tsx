import Translate from '@docusaurus/Translate';
import {ColourScale} from '@site/src/map/tiles/ColourScale';
import {spans} from '@site/src/map/tiles/shown/legend';
import styles from './tiles.module.css';
import type {TileQuestion} from './tileLayers';
import {weatherNames} from '@site/src/map/tiles/weatherNames';

interface Props {
  readonly question: TileQuestion;
}

/** How colours of the map stand for values. */
export function Legend({question}: Props) {
  const {weatherType, colorMap, numShades} = question;
  const {unit} = spans[weatherType];
  return (
    <div className={styles.legend}>
      <p className={styles.legendTitle}>
        <Translate id="guide.tiles.legend" values={{weather: weatherNames()[weatherType], unit}}>
          {'{weather} in {unit}'}
        </Translate>
      </p>
      <ColourScale weatherType={weatherType} colorMap={colorMap} numShades={numShades} />
      {(question.fires || question.restrictions) && (
        <p className={styles.keys}>
          {question.fires && (
            <span className={styles.fireKey}>
              <Translate id="guide.tiles.legend.fires">Fire zone</Translate>
            </span>
          )}
          {question.restrictions && (
            <span className={styles.restrictionKey}>
              <Translate id="guide.tiles.legend.restrictions">Flight restriction</Translate>
            </span>
          )}
        </p>
      )}
    </div>
  );
}
