import Translate, {translate} from '@docusaurus/Translate';
import type {FoundFeature} from './findFeatures';
import styles from './geojson.module.css';
import {Legend} from './Legend';
import {placeText, shapeText} from './words';

interface Props {
  readonly features: readonly FoundFeature[];
  readonly selected: number | undefined;
  readonly show: (index: number) => void;
  /** How many the map begins with; the others are far away. */
  readonly inSight: number;
  readonly showAll: () => void;
}

/** A list of more would be no help. */
const MOST_LISTED = 200;

/** What the map shows, in words; a click on the map marks the line, a click on the line moves the map. */
export function FeatureList({features, selected, show, inSight, showAll}: Props) {
  const chosen = selected === undefined ? undefined : features[selected];
  return (
    <>
      <Legend features={features} />
      <p className={styles.count}>
        <Translate id="map.features" values={{count: features.length}}>
          {'Features on the map: {count}'}
        </Translate>
        <span role="status" className={styles.chosen}>
          {chosen && `${nameOf(chosen)}, ${placeText(chosen.geometry)}`}
        </span>
      </p>
      {inSight < features.length && (
        <p className={styles.count}>
          <Translate id="map.inSight" values={{count: inSight}}>
            {'The map starts with the {count} that are close together.'}
          </Translate>{' '}
          <button type="button" className={styles.all} onClick={showAll}>
            <Translate id="map.showAll">Show all</Translate>
          </button>
        </p>
      )}
      <details className={styles.more}>
        <summary>
          <Translate id="map.list">List of features</Translate>
        </summary>
        <ol className={styles.list}>
          {features.slice(0, MOST_LISTED).map((feature, index) => (
            <li key={index}>
              <button type="button" aria-pressed={selected === index} onClick={() => show(index)}>
                {nameOf(feature)}
              </button>
              <span>
                {shapeText(feature.geometry)}, {placeText(feature.geometry)}
              </span>
            </li>
          ))}
        </ol>
        {features.length > MOST_LISTED && (
          <p>
            <Translate id="map.list.more" values={{count: features.length - MOST_LISTED}}>
              {'And {count} more.'}
            </Translate>
          </p>
        )}
      </details>
    </>
  );
}

function nameOf({properties}: FoundFeature): string {
  return properties.label ?? translate({id: 'map.unnamed', message: 'Unnamed'});
}
