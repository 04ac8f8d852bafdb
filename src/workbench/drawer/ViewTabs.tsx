import {translate} from '@docusaurus/Translate';
import {useId, useState, type KeyboardEvent} from 'react';
import styles from './drawer.module.css';
import {views} from './views';

/** The parts of the workbench, one at a time. Arrow keys, Home and End lead from tab to tab: the ARIA pattern "Tabs". */
export function ViewTabs() {
  const id = useId();
  const [openId, setOpenId] = useState('tab');
  const step = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const to = new Map([
      ['ArrowRight', (index + 1) % views.length],
      ['ArrowLeft', (index - 1 + views.length) % views.length],
      ['Home', 0],
      ['End', views.length - 1],
    ]).get(event.key);
    const next = to === undefined ? undefined : views[to];
    if (!next) return;
    event.preventDefault();
    setOpenId(next.id);
    document.getElementById(`${id}${next.id}`)?.focus();
  };
  const open = views.find((view) => view.id === openId);
  return (
    <>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={translate({id: 'workbench.views', message: 'Parts of the workbench'})}
      >
        {views.map((view, index) => (
          <button
            key={view.id}
            id={`${id}${view.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={view === open}
            aria-controls={`${id}panel`}
            tabIndex={view === open ? 0 : -1}
            onClick={() => setOpenId(view.id)}
            onKeyDown={(event) => step(event, index)}
          >
            {view.title()}
          </button>
        ))}
      </div>
      {open && (
        <div id={`${id}panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}${open.id}`}>
          <open.Part />
        </div>
      )}
    </>
  );
}
