import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {Examples} from './Examples';
import {loadedExplorer} from './lazyExplorer';
import styles from './operation.module.css';
import {StaticSamples} from './StaticSamples';
import {useExplorerOpen} from './useExplorerOpen';

interface Props {
  readonly operation: OperationDocument;
}

/** How to call the operation and what comes back: examples to read, or the explorer instead. */
export function Column({operation}: Props) {
  const {isOpen, isOpening, hasFailed, wasAsked, open, close} = useExplorerOpen();
  const Explorer = loadedExplorer();
  return (
    <aside
      className={styles.column}
      id="try-it"
      aria-label={translate({
        id: 'reference.column',
        message: 'Request and response',
        description: 'Names the column of code samples and examples',
      })}
    >
      {isOpen && Explorer ? (
        // New elements rather than moved ones: opening by itself, it must shift nothing.
        <div key="explorer">
          {/* oxlint-disable-next-line react/static-components -- loaded once: the same component ever after */}
          <Explorer operation={operation} onClose={close} takesFocus={wasAsked} />
          <Examples operation={operation} />
        </div>
      ) : (
        <div key="examples">
          <button
            type="button"
            className={clsx('button button--primary button--block', styles.tryIt)}
            onClick={open}
            aria-busy={isOpening}
          >
            {isOpening ? (
              <Translate id="reference.tryIt.opening">Opening…</Translate>
            ) : (
              <Translate id="reference.tryIt">Try it</Translate>
            )}
          </button>
          <p role="status" className={styles.failed}>
            {hasFailed && (
              <Translate id="reference.tryIt.failed">
                The explorer could not be loaded. Check your connection and press the button again.
              </Translate>
            )}
          </p>
          <StaticSamples operation={operation} />
          <Examples operation={operation} />
        </div>
      )}
    </aside>
  );
}
