import {useMemo} from 'react';
import {useStorageSlot} from '../storage/storageSlot';
import {formatUnits, parseUnits, type Units} from './units';

/** The units that this browser shows values in, and how to change them. */
export function useUnits(): [Units, (units: Units) => void] {
  const [stored, slot] = useStorageSlot('units');
  return [useMemo(() => parseUnits(stored), [stored]), (units) => slot.set(formatUnits(units))];
}
