import {useStorageSlot} from '@site/src/components/storage/storageSlot';

/** Whether the legend is unfolded on narrow screens, as it was left. */
export function useLegendFold(): [isUnfolded: boolean, setUnfolded: (isUnfolded: boolean) => void] {
  const [stored, slot] = useStorageSlot('dashboard.legend');
  return [stored === 'unfolded', (isUnfolded) => (isUnfolded ? slot.set('unfolded') : slot.del())];
}
