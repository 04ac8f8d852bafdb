import Translate from '@docusaurus/Translate';
import {useMemo} from 'react';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {exampleRequest} from '@site/src/openapi/request/exampleRequest';
import {languages} from '@site/src/code/samples/languages';
import {sampleInput} from '@site/src/code/samples/sampleInput';
import {Samples} from '@site/src/code/samples/Samples';
import {firstDraft, isTimed} from '../explorer/draft/firstDraft';
import styles from './operation.module.css';
import {useReadersHour} from './useReadersHour';

interface Props {
  readonly operation: OperationDocument;
}

/** The default example as code, against the first server, at the reader's time. */
export function StaticSamples({operation}: Props) {
  const [server] = useSiteSettings().api.servers;
  const hour = useReadersHour(useMemo(() => isTimed(operation), [operation]));
  const input = useMemo(
    () => sampleInput(operation, exampleRequest(operation, server ?? {url: ''}, firstDraft(operation, hour))),
    [operation, server, hour],
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
