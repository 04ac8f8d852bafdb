import {translate} from '@docusaurus/Translate';
import {PanelLink} from './PanelLink';
import styles from './rail.module.css';
import {TabBar} from './TabBar';
import type {RailProps} from './types';
import {usePanelHref} from './usePanelHref';

/**
 * The panels that the person may open, as links: one can be copied, or opened in a tab of its own. Beside the map as a
 * list, on an upright phone below it as tabs; styles show one of the two.
 */
export function Rail({panels, openId}: RailProps) {
  const hrefOf = usePanelHref(panels);
  const name = translate({
    id: 'dashboard.rail',
    message: 'Panels',
    description: 'Names the list of panels',
  });
  return (
    <div className={styles.place}>
      <nav className={styles.rail} aria-label={name}>
        <ul>
          {panels.map((panel) => (
            <li key={panel.id} ref={panel.id === openId ? scrollIntoRail : undefined}>
              <PanelLink panel={panel} href={hrefOf(panel)} isOpen={panel.id === openId} />
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.tabs} aria-label={name}>
        <TabBar panels={panels} openId={openId} />
      </nav>
    </div>
  );
}

/** On a phone held sideways the list is longer than the window: it shows the open panel, whatever room there comes to be. */
function scrollIntoRail(row: HTMLElement | null) {
  const rail = row?.closest('nav');
  if (!rail) return undefined;
  const resized = new ResizeObserver(() => row?.scrollIntoView({block: 'nearest'}));
  resized.observe(rail);
  return () => resized.disconnect();
}
