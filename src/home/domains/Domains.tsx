import Translate, {translate} from '@docusaurus/Translate';
import {ownValue} from '@site/src/base/ownValue';
import {homeFacts, type DomainFacts} from '../contract/homeFacts';
import {OperationLink} from '../method/OperationLink';
import section from '../section.module.css';
import {DomainSign} from './DomainSign';
import {GuideLinks} from './GuideLinks';
import styles from './domains.module.css';
import {TagLinks} from './TagLinks';

interface Props {
  readonly domains: readonly DomainFacts[];
}

/** What there is, domain by domain, as the key of a chart. */
export function Domains({domains}: Props) {
  return (
    <section className={section.section}>
      <h2 className={section.heading}>
        <Translate id="home.domains">Five domains that agree with one another</Translate>
      </h2>
      <p className={section.intro}>
        <Translate id="home.domains.text">
          A storm on the tile is the storm in the grid, in the alert and on the route. Ids, units, errors and
          paging are the same everywhere.
        </Translate>
      </p>
      <div className={styles.domains}>
        {domains.map((domain) => (
          <article key={domain.name} className={styles.domain}>
            <DomainSign name={domain.name} />
            <div className={styles.words}>
              <h3>{domain.name}</h3>
              <p>{ownValue(purposes(), domain.name)}</p>
              <div className={styles.links}>
                <TagLinks tags={domain.tags} />
                <GuideLinks domain={domain.name} />
              </div>
            </div>
            <ul className={styles.samples}>
              {domain.samples.map((operation) => (
                <li key={operation.slug}>
                  <OperationLink operation={operation} />
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}

/** One sentence for each domain of the contract. */
function purposes(): Record<string, string> {
  return {
    Locations: translate({
      id: 'home.domain.locations',
      message: 'Live positions and their history, collections, routes between up to 25 waypoints, areas.',
    }),
    Flights: translate({
      id: 'home.domain.flights',
      message:
        'Aircraft, flight plans in three formats, airspace restrictions of your own and of the authorities.',
    }),
    'Fire zones': translate({
      id: 'home.domain.fire',
      message:
        'Burning areas as satellites see them and as incident teams report them, hour by hour and as tiles.',
    }),
    'Weather alerts': translate({
      id: 'home.domain.alerts',
      message:
        'Official warnings by country, by boundary, at a place or along a route, in the languages they are issued in.',
    }),
    'Weather forecast': translate(
      {
        id: 'home.domain.forecast',
        message:
          'The coming hours as global grids, as tiles in {count} colour maps, and as events where a route meets them.',
        description: 'count is the number of colour maps',
      },
      {count: homeFacts.figures.colorMaps},
    ),
  };
}
