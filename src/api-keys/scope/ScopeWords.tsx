import type {ApiKey} from '../keyService';
import {allPaths, readAndWrite, readOnly} from './ScopeFields';
import styles from './scope.module.css';

interface Props {
  readonly apiKey: Pick<ApiKey, 'readOnly' | 'allowedPaths'>;
}

/** What a key may do, in words: read alone, and which paths. */
export function ScopeWords({apiKey: {readOnly: isReadOnly = false, allowedPaths}}: Props) {
  return (
    <>
      {isReadOnly ? readOnly() : readAndWrite()}
      {': '}
      {allowedPaths ? (
        <span className={styles.paths}>
          {allowedPaths.map((path) => (
            <code key={path}>{path}</code>
          ))}
        </span>
      ) : (
        allPaths()
      )}
    </>
  );
}
