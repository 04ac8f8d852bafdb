import Translate, {translate} from '@docusaurus/Translate';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import {useEffect, useId, useRef} from 'react';

import styles from './drawer.module.css';
import {ViewTabs} from './ViewTabs';

interface Props {
  readonly close: () => void;
}

/** The workbench beside the page, which stays usable. Escape closes it and gives the focus back. */
export function Drawer({close}: Props) {
  const id = useId();
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    drawer.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <aside
      ref={drawer}
      className={styles.drawer}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={({key}) => key === 'Escape' && close()}
    >
      <header className={styles.head}>
        <h2 id={id}>
          <Translate id="workbench.title">Workbench</Translate>
        </h2>
        <IconButton
          name={translate({id: 'workbench.close', message: 'Close the workbench'})}
          path="m4 4 8 8M12 4l-8 8"
          onClick={close}
        />
      </header>
      <ViewTabs />
    </aside>
  );
}
