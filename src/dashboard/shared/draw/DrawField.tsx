import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import type {DrawTool} from '@site/src/map';
import {helpText} from '@site/src/map/draw/helpText';
import {PositionFields} from '@site/src/map/draw/PositionFields';
import type {Item} from '@site/src/collections/objects/items';
import {useCallback, useEffect, useId, useState, useSyncExternalStore} from 'react';
import {useStageStore} from '../stage/useStage';
import styles from './draw.module.css';
import {ItemsSource} from './ItemsSource';
import {suggestedObjects} from './suggestedObjects';

interface Props extends DrawTool {
  /** Names what is drawn. */
  readonly label: string;
}

/** A place, line or area: drawn on the map, or typed. One field at a time has the map. */
export function DrawField({label, ...tool}: Props) {
  const {kind, positions, change, most} = tool;
  const id = useId();
  const store = useStageStore();
  const isDrawing = useSyncExternalStore(store.subscribe, () => store.get().tool?.id === id);
  useEffect(() => {
    if (isDrawing) store.setTool({id, kind, positions, change, most});
  }, [isDrawing, store, id, kind, positions, change, most]);
  useEffect(
    () => () => {
      if (store.get().tool?.id === id) store.setTool(undefined);
    },
    [store, id],
  );
  const [hasFocus, setFocus] = useState(false);
  const [items, setItems] = useState<readonly Item[]>([]);
  const findObjects = useCallback((text: string) => suggestedObjects(items, text), [items]);
  return (
    <fieldset className={styles.draw} onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
      {hasFocus && <ItemsSource give={setItems} />}
      <legend>{label}</legend>
      <div className={styles.actions}>
        <SmallButton
          isPressed={isDrawing}
          onClick={() => store.setTool(isDrawing ? undefined : {id, kind, positions, change, most})}
        >
          <Translate id="dashboard.draw">Draw on the map</Translate>
        </SmallButton>
        {positions.length > 0 && (
          <SmallButton onClick={() => change([])}>
            <Translate id="dashboard.draw.clear">Clear</Translate>
          </SmallButton>
        )}
      </div>
      {isDrawing && (
        <p role="status" className={styles.help}>
          {helpText(kind)}
        </p>
      )}
      <PositionFields positions={positions} change={change} most={most} others={findObjects} />
    </fieldset>
  );
}
