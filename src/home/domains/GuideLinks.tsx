import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ownValue} from '@site/src/base/ownValue';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import styles from './tagLinks.module.css';

interface Guide {
  readonly to: string;
  readonly label: string;
}

interface Props {
  readonly domain: string;
}

/** Links to the guides that lead into a domain, on a site that has guides. */
export function GuideLinks({domain}: Props) {
  const {docs} = useSiteSettings().navigation;
  const label = translate({id: 'home.domain.guides', message: 'Guides: {domain}'}, {domain});
  if (!docs) return null;
  return (
    <ul className={styles.tags} aria-label={label}>
      {(ownValue(guides(), domain) ?? []).map(({to, label}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** For each domain of the contract; the build follows every link. */
function guides(): Record<string, readonly Guide[]> {
  const tiles = {
    to: '/docs/guides/map/tiles',
    label: translate({id: 'home.guide.tiles', message: 'Put tiles on a map'}),
  };
  return {
    Locations: [
      {
        to: '/docs/guides/vehicle-telemetry/intro',
        label: translate({id: 'home.guide.vehicles', message: 'Follow vehicles'}),
      },
      {
        to: '/docs/guides/collections/intro',
        label: translate({id: 'home.guide.collections', message: 'Group what you track'}),
      },
    ],
    Flights: [
      {
        to: '/docs/guides/drone-telemetry/intro',
        label: translate({id: 'home.guide.drones', message: 'Fly a drone'}),
      },
      {
        to: '/docs/guides/flights/post',
        label: translate({id: 'home.guide.plans', message: 'Post flight plans'}),
      },
    ],
    'Fire zones': [tiles],
    'Weather alerts': [
      {
        to: '/docs/guides/vehicle-telemetry/step4',
        label: translate({id: 'home.guide.ahead', message: 'Look ahead along a road'}),
      },
    ],
    'Weather forecast': [
      {
        to: '/docs/guides/WIPT/bitmap',
        label: translate({id: 'home.guide.grids', message: 'Read a weather grid'}),
      },
      tiles,
    ],
  };
}
