import {createStorageSlot} from '@site/src/components/storage/storageSlot';

/** What every page has of the workbench: whether it is open. All else is downloaded then. */
interface DoorState {
  readonly isOpen: boolean;
  /** Whether somebody began faults in this tab: then the workbench is there, to say so. */
  readonly hasFaults: boolean;
}

const closed: DoorState = {isOpen: false, hasFaults: false};
let state = closed;
const listeners = new Set<() => void>();
const faults = createStorageSlot('workbench.faults', 'sessionStorage');

function set(change: Partial<DoorState>): void {
  state = {...state, ...change};
  listeners.forEach((listener) => listener());
}

export const door = {
  get: () => state,
  /** On the server. */
  getClosed: () => closed,
  toggle: () => set({isOpen: !state.isOpen}),
  open: () => set({isOpen: true}),
  close: () => set({isOpen: false}),
  /** Faults are remembered for this tab: the next page says so as well. */
  setFaults: (hasFaults: boolean) => {
    if (hasFaults) faults.set('on');
    else faults.del();
    if (hasFaults !== state.hasFaults) set({hasFaults});
  },
  remember: () => set({hasFaults: faults.get() !== null}),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
