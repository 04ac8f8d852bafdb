import Translate from '@docusaurus/Translate';
import {useState, type SyntheticEvent} from 'react';
import {door} from './doors';
import {Section} from './Section';
import styles from './sandboxPage.module.css';
import {useDoor} from './useDoor';

const statuses = [429, 500, 503];

/** Lets the next requests fail or wait, so that you see what your own program does then. */
export function FaultsSection() {
  const {failure, isBusy, act} = useDoor('/sandbox/health');
  const [status, setStatus] = useState(503);
  const [times, setTimes] = useState(1);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    act(() => door('POST', '/sandbox/faults', {status, times}));
  };
  return (
    <Section
      id="faults"
      heading={<Translate id="sandbox.faults.heading">Errors on demand</Translate>}
      failure={failure}
    >
      <form className={styles.line} onSubmit={submit}>
        <label htmlFor="fault-status">
          <Translate id="sandbox.faults.status">Status</Translate>
        </label>
        <select id="fault-status" value={status} onChange={(event) => setStatus(Number(event.target.value))}>
          {statuses.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <label htmlFor="fault-times">
          <Translate id="sandbox.faults.times">for how many requests</Translate>
        </label>
        <input
          id="fault-times"
          type="number"
          min={1}
          max={1000}
          value={times}
          onChange={(event) => setTimes(Number(event.target.value))}
        />
        <button type="submit" className="button button--primary" disabled={isBusy}>
          <Translate id="sandbox.faults.begin">Let them fail</Translate>
        </button>
        <button
          type="button"
          className="button button--secondary"
          disabled={isBusy}
          onClick={() => act(() => door('DELETE', '/sandbox/faults'))}
        >
          <Translate id="sandbox.faults.end">End all errors</Translate>
        </button>
      </form>
    </Section>
  );
}
