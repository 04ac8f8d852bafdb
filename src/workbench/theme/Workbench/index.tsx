// Change: shows the workbench, which is downloaded when it is opened.
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {useStorageSlot} from '@site/src/components/storage/storageSlot';
import {useIsOpen} from '../../door/door';
import {FAULTS_KEY} from '../../door/faultsKey';

const Room = lazyPart(() => import('../../drawer/Room.client'), null);

export default function Workbench() {
  const [faults] = useStorageSlot(FAULTS_KEY, 'sessionStorage');
  return useIsOpen() || faults ? <Room /> : null;
}
