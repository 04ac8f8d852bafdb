import Translate from '@docusaurus/Translate';
import type {MouseEvent} from 'react';
import {STAGE_ID} from './stage/stageId';
import styles from './shell.module.css';

/** Leads past the panel, for keyboards: shown while it has the focus. */
export function SkipToMap() {
  return (
    <a className={styles.skip} href={`#${STAGE_ID}`} onClick={skip}>
      <Translate id="dashboard.skipToMap">Skip to the map</Translate>
    </a>
  );
}

/** To what takes the map's keys; to the place of the map while it is loaded, or where it cannot be drawn. */
function skip(event: MouseEvent): void {
  // The address says what is shown, not where the reader is.
  event.preventDefault();
  const stage = document.getElementById(STAGE_ID);
  (stage?.querySelector<HTMLElement>('canvas[tabindex]') ?? stage)?.focus();
}
