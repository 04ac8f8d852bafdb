import {door, useIsOpen} from '../door/door';
import {FaultBanner} from '../faults/FaultBanner';
import {FaultsContext} from '../faults/FaultsContext';
import {useFaults} from '../faults/useFaults';
import {Drawer} from './Drawer';

/** All of the workbench but its button. `lazy` requires the default export. */
export default function Room() {
  const isOpen = useIsOpen();
  const faults = useFaults();
  return (
    <FaultsContext value={faults}>
      <FaultBanner />
      {isOpen && <Drawer close={door.toggle} />}
    </FaultsContext>
  );
}
