import {door, useIsOpen} from '../door/door';
import {FaultBanner} from '../faults/FaultBanner';
import {FaultsContext} from '../faults/FaultsContext';
import {useFaults} from '../faults/useFaults';
import {Drawer} from './Drawer';
import styles from './drawer.module.css';

/** All of the workbench but its button. `lazy` requires the default export. */
export default function Room() {
  const isOpen = useIsOpen();
  const faults = useFaults();
  return (
    <FaultsContext value={faults}>
      <div className={styles.room} data-open={isOpen}>
        {isOpen && <Drawer close={door.toggle} />}
        <FaultBanner />
      </div>
    </FaultsContext>
  );
}
