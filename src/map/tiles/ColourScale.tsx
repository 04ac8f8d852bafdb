import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './colourScale.module.css';
import {shadeStyle} from './shadeStyle';
import {shareOf, spans, type WeatherType} from './shown/legend';

export interface ColourScaleProps {
  readonly weatherType: WeatherType;
  readonly colorMap: string;
  readonly numShades: number;
  /** A value as it is written, where that is not in the unit of the API. */
  readonly markText?: (value: number) => string;
}

/** The colours of a span and its values: one field for each whole value, painted as the tiles paint it. */
export function ColourScale({weatherType, colorMap, numShades, markText = String}: ColourScaleProps) {
  const picture = useBaseUrl('/map/colour-maps.png');
  const {from, to} = spans[weatherType];
  const values = Array.from({length: to - from + 1}, (_, index) => from + index);
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(from + share * (to - from)));
  return (
    <>
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
          <span key={mark}>{markText(mark)}</span>
        ))}
      </p>
    </>
  );
}
