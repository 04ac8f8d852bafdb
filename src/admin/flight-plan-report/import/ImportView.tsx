import Translate from '@docusaurus/Translate';
import {PlanFileField} from '@site/src/flight-plans/files/PlanFileField';
import type {PlatformClient} from '@site/src/platform';
import {useEffect, useRef, useState} from 'react';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import {ImportFrame} from '../../shared/import/ImportFrame';
import {ImportProgress} from './ImportProgress';
import {ImportSummary} from './ImportSummary';
import {RefusalList} from './RefusalList';
import {StoreForm} from './StoreForm';
import {useImport} from './useImport';

interface Props {
  readonly client: PlatformClient;
  /** What is stored already. */
  readonly items: readonly PlanItem[];
  /** Told when plans have been stored, with the collection that was chosen for them. */
  readonly onStored: (ids: readonly string[], collectionId: string) => void;
  readonly close: () => void;
}

/** Opens many files, says what is wrong with which, and stores the others in batches. */
export function ImportView({client, items, onStored, close}: Props) {
  const {drafts, refusals, progress, total, isBusy, take, store, stop} = useImport(client, onStored);
  const [collectionId, setCollectionId] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const canStore = drafts.length > 0 && !(isBusy && progress);
  useEffect(() => {
    // The button that stored the plans is gone, and with it the focus.
    if (!canStore && document.activeElement === document.body) heading.current?.focus();
  }, [canStore, isBusy]);
  const read = drafts.length + (progress ? 0 : refusals.length);
  return (
    <ImportFrame
      title={<Translate id="admin.import.title">Import plan files</Translate>}
      closeText={<Translate id="admin.import.close">Close the import</Translate>}
      heading={heading}
      close={close}
      isBusy={isBusy}
    >
      <PlanFileField take={(files) => void take(files)} isDisabled={isBusy}>
        <Translate id="admin.import.choose">Choose plan files</Translate>
      </PlanFileField>
      {!isBusy && read > 0 && <ImportSummary drafts={drafts} items={items} refused={refusals.length} />}
      <RefusalList refusals={refusals} refused={progress?.refused ?? []} />
      {canStore && (
        <StoreForm
          collectionId={collectionId}
          setCollectionId={setCollectionId}
          isBusy={isBusy}
          store={() => void store(collectionId)}
        />
      )}
      {progress && <ImportProgress progress={progress} total={total} isBusy={isBusy} stop={stop} />}
    </ImportFrame>
  );
}
