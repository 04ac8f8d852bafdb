import {createContext, useContext} from 'react';
import type {FaultControl} from './useFaults';

/** One for the banner and the panel: both say the same. */
export const FaultsContext = createContext<FaultControl | undefined>(undefined);

/** The faults that the room of the workbench watches. */
export function useFaultControl(): FaultControl {
  const control = useContext(FaultsContext);
  if (!control) throw new Error('useFaultControl must be used inside the workbench.');
  return control;
}
