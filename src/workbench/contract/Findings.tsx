import {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import styles from './findings.module.css';
import type {Finding, FindingPart} from './types';

interface Props {
  readonly findings: readonly Finding[];
}

const MOST = 20;

/** What is wrong with a call, each with the part and the path where it is. */
export function Findings({findings}: Props) {
  const [hasAll, setAll] = useState(false);
  return (
    <>
      <ul className={styles.findings}>
        {findings.slice(0, hasAll ? undefined : MOST).map(({kind, part, path, message}) => (
          <li key={`${kind} ${part} ${path} ${message}`} data-kind={kind}>
            <span className={styles.part}>{partName(part)}</span> {path !== '' && <code>{path}</code>}{' '}
            {message}
          </li>
        ))}
      </ul>
      {!hasAll && findings.length > MOST && (
        <SmallButton onClick={() => setAll(true)}>
          {translate(
            {id: 'workbench.findings.all', message: 'Show all {count}'},
            {count: String(findings.length)},
          )}
        </SmallButton>
      )}
    </>
  );
}

function partName(part: FindingPart): string {
  const names: Record<FindingPart, string> = {
    operation: translate({id: 'workbench.part.operation', message: 'Operation'}),
    path: translate({id: 'workbench.part.path', message: 'Path'}),
    query: translate({id: 'workbench.part.query', message: 'Query'}),
    header: translate({id: 'workbench.part.header', message: 'Header'}),
    body: translate({id: 'workbench.part.body', message: 'Body'}),
    response: translate({id: 'workbench.part.response', message: 'Response'}),
  };
  return names[part];
}
