import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {shareOf, spans} from './shown/legend';
import {shadeStyle} from './shadeStyle';
import styles from './tiles.module.css';
import type {TileQuestion} from './tileLayers';
import {weatherNames} from './weatherNames';

interface Props {
  readonly question: TileQuestion;
}

/** How colours of the map stand for values: one field for each whole value, painted as the tiles paint it. */
export function Legend({question}: Props) {
  const picture = useBaseUrl('/map/colour-maps.png');
  const {weatherType, colorMap, numShades} = question;
  const {from, to, unit} = spans[weatherType];
  const values = Array.from({length: to - from + 1}, (_, index) => from + index);
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(from + share * (to - from)));
  return (
    <div className={styles.legend}>
      <p className={styles.legendTitle}>
        <Translate id="guide.tiles.legend" values={{weather: weatherNames()[weatherType], unit}}>
          {'{weather} in {unit}'}
        </Translate>
      </p>
      <div className={styles.scale} aria-hidden="true">
        {values.map((value) => {
          const share = shareOf(weatherType, value, numShades);
          return (
            <span
              key={value}
              style={share === undefined ? undefined : shadeStyle(picture, colorMap, share)}
            />
          );
        })}
      </div>
      <p className={styles.marks}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
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
