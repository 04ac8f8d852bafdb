import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import {useEffect, useRef} from 'react';
import type {Panel} from '../panelTable';
import {ownerOf} from '../shared/view/ownerOf';
import {useView} from '../shared/view/useView';
import {formatView} from '../shared/view/view';
import styles from './shell.module.css';

interface Props {
  readonly panels: readonly Panel[];
  readonly openId: string | undefined;
}

/** The panels that the person may open, as links: one can be copied, or opened in a tab of its own. */
export function Rail({panels, openId}: Props) {
  const {view} = useView();
  const panelIds = panels.map(({id}) => id);
  // Place, time and what is pinned stay; what was selected and filtered belongs to the panel that is left.
  const hrefOf = ({id}: Panel) => {
    const filters = Object.entries(view.filters).filter(([name]) =>
      [id, ...view.pinned].includes(ownerOf(name, panelIds) ?? ''),
    );
    return `${paths.dashboard}${formatView({...view, panel: id, ids: [], filters: Object.fromEntries(filters)})}`;
  };
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the rail scrolls sideways.
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }, [openId]);
  return (
    <nav
      ref={rail}
      className={styles.rail}
      aria-label={translate({
        id: 'dashboard.rail',
        message: 'Panels',
        description: 'Names the list of panels',
      })}
    >
      <ul>
        {panels.map((panel) => (
          <li key={panel.id}>
            <Link
              className={styles.railLink}
              to={hrefOf(panel)}
              aria-current={panel.id === openId ? 'page' : undefined}
            >
              <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
                <path d={panel.icon} />
              </svg>
              <span>{panel.title()}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
