// Change: shows the workbench, which is downloaded when it is opened.
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {useSyncExternalStore} from 'react';
import {door} from '../../door/door';

const Room = lazyPart(() => import('../../drawer/Room'), null);

export default function Workbench() {
  const {isOpen, hasFaults} = useSyncExternalStore(door.subscribe, door.get, door.getClosed);
  return isOpen || hasFaults ? <Room /> : null;
}
