import {useStorageSlot} from '@docusaurus/theme-common';

/** Whether the explorer takes the page's whole width, request beside response, and how to change it. */
export function useExpanded(): [boolean, () => void] {
  const [stored, slot] = useStorageSlot('tryIt.expanded', {persistence: 'sessionStorage'});
  const isExpanded = stored !== null;
  return [isExpanded, () => (isExpanded ? slot.del() : slot.set('yes'))];
}
