import {useMemo} from 'react';
import type {CallResponse} from '@site/src/try-it/send/types';
import {findFeatures, GeoJsonMap} from '@site/src/map';
import styles from './run.module.css';

/** Past this many bytes a response is left to the list of its text. */
const MOST_BYTES = 1_000_000;

interface Props {
  readonly response: CallResponse;
}

/** A small map of the points, lines and areas in a response; nothing where it holds none. */
export function ResponseMap({response}: Props) {
  const features = useMemo(() => featuresOf(response), [response]);
  if (features.length === 0) return null;
  return (
    <div className={styles.map}>
      <GeoJsonMap features={features} />
    </div>
  );
}

function featuresOf({status, contentType, body}: CallResponse): ReturnType<typeof findFeatures> {
  if (status >= 300 || !/[/+]json$/.test(contentType) || body.length > MOST_BYTES) return [];
  try {
    return findFeatures(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return [];
  }
}
