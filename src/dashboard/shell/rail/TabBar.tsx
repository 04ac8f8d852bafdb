import Translate, {translate} from '@docusaurus/Translate';
import {Dialog} from '@site/src/components/dialog/Dialog';
import clsx from 'clsx';
import {useState} from 'react';
import {PanelIcon, PanelLink} from './PanelLink';
import styles from './rail.module.css';
import {tabsOf} from './tabsOf';
import type {RailProps} from './types';
import {usePanelHref} from './usePanelHref';

/** On a phone: the panels of first need, and a button for the others, which is marked while one of them is open. */
export function TabBar({panels, openId}: RailProps) {
  const [isAsking, setAsking] = useState(false);
  const hrefOf = usePanelHref(panels);
  const {tabs, others} = tabsOf(panels);
  const close = () => setAsking(false);
  const link = (panel: (typeof panels)[number]) => (
    <li key={panel.id}>
      <PanelLink panel={panel} href={hrefOf(panel)} isOpen={panel.id === openId} onClick={close} />
    </li>
  );
  return (
    <>
      <ul>
        {tabs.map(link)}
        {others.length > 0 && (
          <li>
            <button
              type="button"
              className={clsx(styles.link, others.some(({id}) => id === openId) && styles.hasOpen)}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              <PanelIcon path="M2.500 8a1 1 0 1 0 2 0 1 1 0 1 0-2 0M7 8a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11.500 8a1 1 0 1 0 2 0 1 1 0 1 0-2 0" />
              <Translate id="dashboard.rail.more">More</Translate>
            </button>
          </li>
        )}
      </ul>
      {isAsking && (
        <Dialog title={translate({id: 'dashboard.rail.others', message: 'More panels'})} onClose={close}>
          <ul className={styles.others}>{others.map(link)}</ul>
        </Dialog>
      )}
    </>
  );
}
