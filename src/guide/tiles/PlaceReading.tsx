import Translate, {translate} from '@docusaurus/Translate';
import {spans} from '@site/src/map/tiles/shown/legend';
import {lonLatText} from '@site/src/map';
import styles from './tiles.module.css';
import {troubleText} from './troubleText';
import type {Reading} from './useReading';
import {weatherNames} from '@site/src/map/tiles/weatherNames';

interface Props {
  readonly reading: Reading;
  /** The status of the response that brought no tile, if there was one. */
  readonly trouble: number | undefined;
}

/** The value where the reader has clicked, and what went wrong. */
export function PlaceReading({reading, trouble}: Props) {
  return (
    <>
      <p role="status" className={styles.reading}>
        {readingText(reading)}
      </p>
      <p role="status" className={styles.trouble}>
        {trouble !== undefined && (
          <Translate id="guide.tiles.trouble" values={{why: troubleText(trouble)}}>
            {'Some tiles are missing. {why}'}
          </Translate>
        )}
      </p>
    </>
  );
}

function readingText(reading: Reading): string {
  switch (reading.kind) {
    case 'none':
      return translate({
        id: 'guide.tiles.reading.none',
        message:
          'Click the map to read a value. With the keyboard, move the map with the arrow keys and press Enter to read the value at its centre.',
      });
    case 'asking':
      return translate({id: 'guide.tiles.reading.asking', message: 'Loading…'});
    case 'trouble':
      return translate(
        {id: 'guide.tiles.reading.trouble', message: 'The value could not be loaded. {why}'},
        {why: troubleText(reading.status)},
      );
    case 'value': {
      const {lon, lat, value, question} = reading;
      return translate(
        {id: 'guide.tiles.reading.value', message: '{weather} at {place}, {hour}: {value} {unit}'},
        {
          weather: weatherNames()[question.weatherType],
          place: lonLatText(lon, lat),
          hour: hourText(question.forecastHour),
          value,
          unit: spans[question.weatherType].unit,
        },
      );
    }
  }
}

function hourText(ahead: number): string {
  return ahead === 0
    ? translate({id: 'guide.tiles.hour.now', message: 'this hour'})
    : translate({id: 'guide.tiles.hour.ahead', message: 'in {hours} h'}, {hours: ahead});
}
