import Translate from '@docusaurus/Translate';
import {useState, type SyntheticEvent} from 'react';
import {door, type PageState} from './doors';
import {Section} from './Section';
import styles from './sandboxPage.module.css';
import {useDoor} from './useDoor';

const HOUR = 3600;

/** The clock of the sandbox: where it is, jumps, and standing still. */
export function ClockSection() {
  const {value, failure, isBusy, act} = useDoor<{now: string}>('/sandbox/clock');
  const page = useDoor<PageState>('/sandbox/page');
  const [wanted, want] = useState('');
  const stands = page.value?.standsAt !== null && page.value?.standsAt !== undefined;
  const jump = (body: object) => act(() => door('POST', '/sandbox/clock', body));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    jump({now: wanted});
  };
  const stand = () =>
    page.act(async () => {
      await door('PUT', '/sandbox/page', {standsAt: stands ? null : (value?.now ?? null)});
    });
  return (
    <Section
      id="clock"
      heading={<Translate id="sandbox.clock.heading">Clock</Translate>}
      failure={failure ?? page.failure}
    >
      <p role="status">
        {value && (
          <Translate
            id={stands ? 'sandbox.clock.stands' : 'sandbox.clock.runs'}
            values={{now: <time dateTime={value.now}>{value.now}</time>}}
          >
            {stands ? 'It stands still at {now}.' : 'It was {now} when it was last read, and it runs.'}
          </Translate>
        )}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--secondary"
          disabled={isBusy}
          onClick={() => jump({advanceSeconds: HOUR})}
        >
          <Translate id="sandbox.clock.hour">One hour on</Translate>
        </button>
        <button
          type="button"
          className="button button--secondary"
          disabled={isBusy}
          onClick={() => jump({advanceSeconds: 24 * HOUR})}
        >
          <Translate id="sandbox.clock.day">One day on</Translate>
        </button>
        <button
          type="button"
          className="button button--secondary"
          disabled={isBusy}
          onClick={() => jump({now: new Date().toISOString()})}
        >
          <Translate id="sandbox.clock.now">To the present</Translate>
        </button>
        <button type="button" className="button button--secondary" disabled={page.isBusy} onClick={stand}>
          {stands ? (
            <Translate id="sandbox.clock.run">Let it run</Translate>
          ) : (
            <Translate id="sandbox.clock.stop">Let it stand still</Translate>
          )}
        </button>
      </div>
      <form className={styles.line} onSubmit={submit}>
        <label htmlFor="clock-now">
          <Translate id="sandbox.clock.label">Jump to (ISO 8601)</Translate>
        </label>
        <input
          id="clock-now"
          value={wanted}
          placeholder="2026-07-14T18:00:00Z"
          onChange={(event) => want(event.target.value)}
        />
        <button type="submit" className="button button--primary" disabled={isBusy || wanted === ''}>
          <Translate id="sandbox.clock.jump">Jump</Translate>
        </button>
      </form>
    </Section>
  );
}
