import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {EXPLORER_OPEN_KEY} from '@site/src/try-it/credentials/explorerChoice';
import {saveDraft} from '@site/src/try-it/drafts/saveDraft';
import {createStorageSlot} from '@site/src/components/storage/storageSlot';
import {paths} from '@site/src/site/paths';
import type {TabCall} from '../calls/listedCall';
import {toDraft} from './toDraft';
import {useOperation} from '../contract/useOperation';

interface Props {
  readonly call: Pick<TabCall, 'recorded' | 'found'>;
}

/** Leads to the page of the call's operation, whose explorer is filled in as the call was. */
export function ExplorerLink({call: {recorded, found}}: Props) {
  const {operation} = useOperation(found?.operation.slug);
  if (!found || !operation) return null;
  const fillIn = () => {
    saveDraft(operation.operationId, toDraft(recorded.request, operation, found.values));
    createStorageSlot(EXPLORER_OPEN_KEY, 'sessionStorage').set('open');
  };
  return (
    <SmallButton to={`${paths.api}${found.operation.slug}`} onClick={fillIn}>
      <Translate id="workbench.explorer">Open in the explorer</Translate>
    </SmallButton>
  );
}
