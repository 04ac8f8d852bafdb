import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Moment} from '@site/src/components/moment/Moment';
import {Status} from '@site/src/components/status/Status';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useEffect, useState} from 'react';
import type {FirstResponse} from './sendFirstCall';
import styles from './firstCall.module.css';

interface Props {
  readonly response: FirstResponse;
  readonly lastFour: string;
  /** When the platform last received a request with the key, as far as is known. */
  readonly arrivedAt: string | undefined;
  /** Loads that time again. */
  readonly reload: () => Promise<void>;
}

/** The platform notes the use of a key up to a minute late. */
const reloadAfterMs = [2_000, 8_000, 20_000, 40_000];

/** What came back for the first call, and that the platform knows of it. */
export function Arrival({response, lastFour, arrivedAt, reload}: Props) {
  const {status, milliseconds, body} = response;
  const {docs} = useSiteSettings().navigation;
  const hasWorked = status >= 200 && status < 300;
  const [reloads, setReloads] = useState(0);
  const delay = hasWorked && !arrivedAt ? reloadAfterMs[reloads] : undefined;
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      setReloads((count) => count + 1);
      void reload();
    }, delay);
    return () => clearTimeout(timer);
  }, [delay, reload]);
  return (
    <>
      <p>
        <Status status={String(status)} /> <span className={styles.quiet}>{milliseconds.toFixed(0)} ms</span>
      </p>
      <pre className={styles.body} tabIndex={0}>
        {body}
      </pre>
      {arrivedAt && (
        <p>
          <Translate
            id="dashboard.first.arrived"
            values={{key: <code>…{lastFour}</code>, time: <Moment at={Date.parse(arrivedAt)} />}}
          >
            {'The platform received it with your key {key} on {time}.'}
          </Translate>
        </p>
      )}
      {hasWorked && docs && (
        <p>
          <Link to="/docs/guides/quickstarts">
            <Translate id="dashboard.first.next">Now call it from a program</Translate>
          </Link>
        </p>
      )}
    </>
  );
}
