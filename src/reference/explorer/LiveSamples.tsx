import Translate from '@docusaurus/Translate';
import {useDeferredValue, useMemo} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {languages} from '@site/src/code/samples/languages';
import {sampleInput} from '@site/src/code/samples/sampleInput';
import {Samples} from '@site/src/code/samples/Samples';
import styles from './explorer.module.css';
import type {useExplorer} from './useExplorer';

interface Props {
  readonly explorer: Pick<
    ReturnType<typeof useExplorer>,
    'request' | 'credential' | 'isRevealed' | 'setRevealed'
  >;
  readonly operation: OperationDocument;
}

/** The request as it stands, as code in every language. Typing goes before printing. */
export function LiveSamples({explorer, operation}: Props) {
  const {request, credential, isRevealed, setRevealed} = explorer;
  const settled = useDeferredValue(request);
  const input = useMemo(() => sampleInput(operation, settled), [operation, settled]);
  return (
    <section className={styles.group} aria-labelledby="request-as-code">
      <h3 id="request-as-code" className={styles.heading}>
        <Translate id="reference.explorer.code">This request as code</Translate>
      </h3>
      {credential.scheme && !credential.isPublic && (
        <label className={styles.reveal}>
          <input type="checkbox" checked={isRevealed} onChange={({target}) => setRevealed(target.checked)} />
          <Translate id="reference.explorer.reveal">Show my key or token in the code</Translate>
        </label>
      )}
      <Samples input={input} languages={languages} />
    </section>
  );
}
