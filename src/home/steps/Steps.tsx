import Translate from '@docusaurus/Translate';
import {groupDigits} from '@site/src/components/figures/groupDigits';
import {homeFacts} from '../contract/homeFacts';
import styles from './steps.module.css';

/** How the platform is used, in three verbs. */
export function Steps() {
  const {reportsPerCall} = homeFacts.figures;
  return (
    <section className={styles.band}>
      <ol className={styles.steps}>
        <li>
          <h2>
            <Translate id="home.step.report">Report</Translate>
          </h2>
          <p>
            <Translate id="home.step.report.text" values={{count: groupDigits(reportsPerCall)}}>
              {
                'Post positions from trackers, phones and autopilots, up to {count} in one call. Group them in collections, keep their history, let them expire.'
              }
            </Translate>
          </p>
        </li>
        <li>
          <h2>
            <Translate id="home.step.plan">Plan</Translate>
          </h2>
          <p>
            <Translate id="home.step.plan.text">
              Compute a route or store your own. Upload flight plans as GeoJSON or straight from
              QGroundControl. Draw areas and airspace restrictions.
            </Translate>
          </p>
        </li>
        <li>
          <h2>
            <Translate id="home.step.ask">Ask</Translate>
          </h2>
          <p>
            <Translate id="home.step.ask.text">
              Which alerts are in force for an object, route or plan? Where does the wind exceed your
              threshold in the coming hours? Which airspace is crossed, and from which metre to which?
            </Translate>
          </p>
        </li>
      </ol>
    </section>
  );
}
