import {useState, useSyncExternalStore} from 'react';
import {useStageStore} from '../../shared/stage/useStage';
import {useView} from '../../shared/view/useView';
import type {SheetHeight} from './snapHeight';

/**
 * How high the panel stands on a phone. What is chosen is seen on the map and in the panel, and what is drawn is drawn on
 * the map: for both the sheet goes to half the screen.
 */
export function useSheetHeight(): [SheetHeight, (height: SheetHeight) => void] {
  const store = useStageStore();
  const tool = useSyncExternalStore(store.subscribe, () => store.get().tool?.id);
  const {view} = useView();
  const subject = [tool, ...view.ids].join('\n');
  const [height, setHeight] = useState<SheetHeight>('half');
  const [shown, setShown] = useState(subject);
  if (shown !== subject) {
    setShown(subject);
    if (subject !== '') setHeight('half');
  }
  return [height, setHeight];
}
