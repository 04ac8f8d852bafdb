import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import type {CallsProps} from '@site/src/workbench/CallsDrawer';
import {useQueryClient} from '@tanstack/react-query';
import {useCallback, useSyncExternalStore} from 'react';
import {useConnection} from '../shared/data/connection';
import {sendAgain} from '../shared/data/sendAgain';
import {useStageStore} from '../shared/stage/useStage';
import {drawnTileOwners} from '../shared/tiles/drawnTileOwners';

const CallsDrawer = lazyPart<CallsProps>(() => import('@site/src/workbench/CallsDrawer'), <Loading />);

interface Props {
  readonly close: () => void;
}

/** The calls of the panels that are on screen, and what was sent by hand. */
export function Calls({close}: Props) {
  const connection = useConnection();
  const queries = useQueryClient();
  const {calls, credentialId} = connection;
  const all = useSyncExternalStore(calls.subscribe, calls.list);
  const cache = queries.getQueryCache();
  const {layers} = useStageStore().get();
  const tileOwners = drawnTileOwners([...layers.values()].flat(), connection.baseUrl);
  const shown = all.filter(
    ({owner}) => owner === undefined || tileOwners.includes(owner) || cache.get(owner)?.isActive(),
  );
  const again: CallsProps['sendAgain'] = useCallback(
    (call) => void sendAgain(call, connection, queries),
    [connection, queries],
  );
  return <CallsDrawer calls={shown} sendAgain={again} credentialId={credentialId} close={close} />;
}
