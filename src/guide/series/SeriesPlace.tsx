import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import styles from './seriesPlace.module.css';

/** Where in its series a page stands, and the way back to the start. The sidebar's category is the series. */
export function SeriesPlace() {
  const {pathname} = useLocation();
  const {label, items} = useCurrentSidebarCategory();
  const pages = items.flatMap((item) => (item.type === 'link' ? [item] : []));
  const place = pages.findIndex(({href}) => isSamePath(href, pathname));
  const [start] = pages;
  if (!start || place < 0) return null;
  return (
    <nav
      className={styles.place}
      aria-label={translate({id: 'guide.series.label', message: 'Position in the series'})}
    >
      <span>
        {place === 0 ? (
          <Translate id="guide.series.start" values={{count: pages.length - 1}}>
            {'A series of {count} steps'}
          </Translate>
        ) : (
          <Translate id="guide.series.step" values={{step: place, count: pages.length - 1}}>
            {'Step {step} of {count}'}
          </Translate>
        )}
      </span>
      {place > 0 && (
        <Link to={start.href}>
          <Translate id="guide.series.back" values={{series: label}}>
            {'Back to the start of {series}'}
          </Translate>
        </Link>
      )}
    </nav>
  );
}
