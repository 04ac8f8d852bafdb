import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useMemo} from 'react';
import {useSiteSettings} from '../../site/useSiteSettings';
import type {OperationDocument} from '../../calls/contract/types';
import {exampleRequest} from '../../calls/request/exampleRequest';
import {languages} from '../../calls/samples/languages';
import {sampleInput} from '../../calls/samples/sampleInput';
import {Samples} from '../../calls/samples/Samples';
import styles from './operation.module.css';

/** The default example as code, against the first server. */
export function StaticSamples({operation}: {operation: OperationDocument}): ReactNode {
  const [server] = useSiteSettings().api.servers;
  const input = useMemo(
    () => sampleInput(operation, exampleRequest(operation, server ?? {url: ''})),
    [operation, server],
  );
  return (
    <section className={styles.block} aria-labelledby="example-request">
      <h2 id="example-request">
        <Translate id="reference.samples.heading">Example request</Translate>
      </h2>
      <Samples input={input} languages={languages} />
    </section>
  );
}
