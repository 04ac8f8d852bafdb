import {useMemo} from 'react';
import type {CallResponse} from '@site/src/try-it/send/types';
import {findFeatures, GeoJsonMap} from '@site/src/map';
import styles from './run.module.css';

/** Past this many bytes an answer is left to the list of its text. */
const MOST_BYTES = 1_000_000;

interface Props {
  readonly answer: CallResponse;
}

/** A small map of what an answer holds of places, lines and areas; nothing where it holds none. */
export function AnswerMap({answer}: Props) {
  const features = useMemo(() => featuresOf(answer), [answer]);
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
