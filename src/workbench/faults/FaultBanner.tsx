import Translate, {translate} from '@docusaurus/Translate';
import {useEffect} from 'react';
import styles from './faults.module.css';
import {faultText} from './faultText';
import {useFaultControl} from './FaultsContext';

/** Says on every page that requests fail on purpose, for as long as they do. */
export function FaultBanner() {
  const {faults = [], end} = useFaultControl();
  const isOn = faults.length > 0;
  useEffect(() => {
    // The button of the workbench bears a mark.
    document.documentElement.toggleAttribute('data-faults', isOn);
    return () => document.documentElement.removeAttribute('data-faults');
  }, [isOn]);
  return (
    <div role="status" aria-label={translate({id: 'workbench.faults.banner', message: 'Failures on demand'})}>
      {isOn && (
        <div className={styles.banner}>
          <p>
            <strong>
              <Translate id="workbench.faults.on">The sandbox fails on purpose.</Translate>
            </strong>{' '}
            {faults.map(faultText).join('; ')}
          </p>
          <button
            type="button"
            onClick={() => {
              // This button is gone afterwards: the keyboard goes on at that of the workbench.
              document.querySelector<HTMLElement>('.workbenchOpener')?.focus();
              void end().catch(() => undefined);
            }}
          >
            <Translate id="workbench.faults.end">End all failures</Translate>
          </button>
        </div>
      )}
    </div>
  );
}
