import Translate from '@docusaurus/Translate';
import {languages} from '@site/src/code/samples/languages';
import {plainSample} from '@site/src/code/samples/plainSample';
import {Samples} from '@site/src/code/samples/Samples';
import {placeholders} from '@site/src/openapi/request/placeholders';
import {useMemo, useState} from 'react';
import {useConnection} from '../shared/data/connection';
import {Hint} from '../shared/parts/Hint';
import styles from './devices.module.css';
import type {Device} from './devices';
import {reportRequest} from './reportRequest';

interface Props {
  readonly device: Device;
}

/** The request by which a device would report, as code: what it said last, at the time at which this was opened. */
export function ReportSample({device}: Props) {
  const {baseUrl, clock} = useConnection();
  // A sample that changes with each report cannot be read: it is made when it is unfolded.
  const [known, setKnown] = useState<Device>();
  const input = useMemo(() => {
    if (!known) return undefined;
    const {path, body} = reportRequest(known, clock.now());
    const headers = [
      ['x-api-key', placeholders.apiKey],
      ['content-type', 'application/json'],
    ] as const;
    return plainSample(
      {method: 'POST', url: `${baseUrl}${path}`, headers, body},
      {status: 201, contentType: 'application/json'},
    );
  }, [known, baseUrl, clock]);
  return (
    <details
      className={styles.sample}
      onToggle={({currentTarget}) => setKnown(currentTarget.open ? device : undefined)}
    >
      <summary>
        <Translate id="dashboard.devices.sample">How this device reports, as code</Translate>
      </summary>
      {known && input && (
        <>
          {known.channels.length === 0 && (
            <Hint>
              <Translate id="dashboard.devices.example">
                It has never reported: position and speed are examples.
              </Translate>
            </Hint>
          )}
          <Samples input={input} languages={languages} />
        </>
      )}
    </details>
  );
}
