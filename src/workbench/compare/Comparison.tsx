import Translate, {translate} from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import type {RecordedCall} from '@site/src/base/calls/callLog';
import type {Json} from '@site/src/openapi/document/types';
import {useId, useMemo} from 'react';
import {compareCalls} from './compareCalls';
import styles from './comparison.module.css';

interface Props {
  /** Both masked. */
  readonly before: RecordedCall;
  readonly after: RecordedCall;
  readonly stop: () => void;
}

const MOST = 100;

/** How the responses of two calls differ: status, headers, and the body by its paths. */
export function Comparison({before, after, stop}: Props) {
  const id = useId();
  const differences = useMemo(() => compareCalls(before, after), [before, after]);
  return (
    <section className={styles.comparison} aria-labelledby={id}>
      <header>
        <h4 id={id}>
          <Translate id="workbench.compare.title" values={{time: new Date(before.at).toLocaleTimeString()}}>
            {'Differences from the response of {time}'}
          </Translate>
        </h4>
        <SmallButton onClick={stop}>
          <Translate id="workbench.compare.stop">Stop comparing</Translate>
        </SmallButton>
      </header>
      {differences.length === 0 ? (
        <p>
          <Translate id="workbench.compare.same">Both responses are the same.</Translate>
        </p>
      ) : (
        <div
          className={styles.scroll}
          role="region"
          tabIndex={0}
          aria-label={translate({id: 'workbench.compare.table', message: 'Differences'})}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <Translate id="workbench.compare.where">Where</Translate>
                </th>
                <th scope="col">
                  <Translate id="workbench.compare.before">Before</Translate>
                </th>
                <th scope="col">
                  <Translate id="workbench.compare.after">This call</Translate>
                </th>
              </tr>
            </thead>
            <tbody>
              {differences.slice(0, MOST).map(({path, before: one, after: other}) => (
                <tr key={path}>
                  <th scope="row">
                    <code>{path}</code>
                  </th>
                  <td>{valueText(one)}</td>
                  <td>{valueText(other)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {differences.length > MOST && (
        <p>
          <Translate id="workbench.compare.more" values={{count: differences.length - MOST}}>
            {'{count} more differences are not shown.'}
          </Translate>
        </p>
      )}
    </section>
  );
}

function valueText(value: Json | undefined): string {
  if (value === undefined) return translate({id: 'workbench.compare.missing', message: 'missing'});
  const text = JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
