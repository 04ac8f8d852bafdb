import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/copy/CopyButton';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import {useEffect, useId, useMemo, useRef} from 'react';
import type {Call} from './callLog';
import {CallRow, type CallActions} from './CallRow';
import {toScript} from './script';
import styles from './workbench.module.css';

export interface CallsProps extends CallActions {
  readonly calls: readonly Call[];
  readonly close: () => void;
}

/** The calls behind what is on screen. Escape closes it. `lazy` requires the default export. */
export default function CallsDrawer({calls, close, ...actions}: CallsProps) {
  const id = useId();
  const drawer = useRef<HTMLElement>(null);
  const script = useMemo(() => toScript(calls), [calls]);
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
          <Translate id="workbench.title">Calls behind this view</Translate>
        </h2>
        {calls.length > 0 && (
          <CopyButton
            text={script}
            caption={translate({id: 'workbench.copyScript', message: 'Copy all as a script'})}
            className={smallButton}
          />
        )}
        <IconButton
          name={translate({id: 'workbench.close', message: 'Close the calls'})}
          path="m4 4 8 8M12 4l-8 8"
          onClick={close}
        />
      </header>
      {calls.length === 0 && (
        <p className={styles.empty}>
          <Translate id="workbench.empty">This panel has not called the platform.</Translate>
        </p>
      )}
      <ul className={styles.list}>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} {...actions} />
        ))}
      </ul>
    </aside>
  );
}
