import {useSyncExternalStore} from 'react';
import {door} from '../door/door';
import {Drawer} from './Drawer';

/** All of the workbench but its button. `lazy` requires the default export. */
export default function Room() {
  const {isOpen} = useSyncExternalStore(door.subscribe, door.get, door.getClosed);
  return isOpen ? <Drawer close={door.close} /> : null;
}
