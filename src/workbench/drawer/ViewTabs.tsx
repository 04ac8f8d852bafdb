import {translate} from '@docusaurus/Translate';
import {useId, useState, type KeyboardEvent} from 'react';
import styles from './drawer.module.css';
import {views} from './views';

/** The parts of the workbench, one at a time. Arrow keys lead from tab to tab, as the ARIA pattern "Tabs" wants it. */
export function ViewTabs() {
  const id = useId();
  const [openId, setOpenId] = useState('tab');
  const step = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = views[(index + by + views.length) % views.length];
    if (by === 0 || !next) return;
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
