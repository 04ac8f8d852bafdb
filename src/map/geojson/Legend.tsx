import {translate} from '@docusaurus/Translate';
import type {FoundFeature} from './findFeatures';
import styles from './geojson.module.css';
import {meaningColours, type Meaning} from './meaning';

interface Props {
  readonly features: readonly FoundFeature[];
}

/** Which colour stands for what, of those that are on the map. */
export function Legend({features}: Props) {
  const found = new Set(features.map(({properties: {meaning}}) => meaning));
  const shown = (Object.keys(meaningColours) as Meaning[]).filter((meaning) => found.has(meaning));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={translate({id: 'map.legend', message: 'Colours on the map'})}>
      {shown.map((meaning) => (
        <li key={meaning}>
          <span className={styles.swatch} style={{color: `var(--${meaningColours[meaning]})`}} />
          {meaningText(meaning)}
        </li>
      ))}
    </ul>
  );
}

function meaningText(meaning: Meaning): string {
  switch (meaning) {
    case 'severe':
      return translate({id: 'map.legend.severe', message: 'Extreme or severe alert'});
    case 'moderate':
      return translate({id: 'map.legend.moderate', message: 'Moderate alert'});
    case 'minor':
      return translate({id: 'map.legend.minor', message: 'Minor or unknown alert'});
    case 'fulltime':
      return translate({id: 'map.legend.fulltime', message: 'Full-time restriction'});
    case 'parttime':
      return translate({id: 'map.legend.parttime', message: 'Part-time restriction'});
    case 'custom':
      return translate({id: 'map.legend.custom', message: 'Custom restriction'});
    case 'fire':
      return translate({id: 'map.legend.fire', message: 'Fire'});
  }
}
