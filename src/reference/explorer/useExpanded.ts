import {useStorageSlot} from '@site/src/components/storage/storageSlot';

/** Whether the explorer takes the page's whole width, request beside response, and how to change it. */
export function useExpanded(): [boolean, () => void] {
  const [stored, slot] = useStorageSlot('tryIt.expanded', 'sessionStorage');
  const isExpanded = stored !== null;
  return [isExpanded, () => (isExpanded ? slot.del() : slot.set('yes'))];
}
