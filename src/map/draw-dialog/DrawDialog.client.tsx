import Translate, {translate} from '@docusaurus/Translate';
import {Dialog} from '@site/src/components/dialog/Dialog';
import type {Position} from 'geojson';
import {useMemo, useState} from 'react';
import {boundsOf} from '../layers/bounds';
import StageMap from '../stage/StageMap.client';
import styles from './drawDialog.module.css';
import {helpText} from '../draw/helpText';
import {PositionFields} from '../draw/PositionFields';
import {fewestPositions, type DrawTool} from '../draw/types';

export interface DrawDialogProps {
  readonly kind: DrawTool['kind'];
  readonly most?: number | undefined;
  /** Where the reader begins. */
  readonly positions: readonly Position[];
  readonly onUse: (positions: readonly Position[]) => void;
  readonly onClose: () => void;
}

const none: readonly never[] = [];
const stay = () => undefined;

/** Draws positions for a form, on a map of its own. `lazy` requires the default export. */
export default function DrawDialog({kind, most, positions: begin, onUse, onClose}: DrawDialogProps) {
  const [positions, setPositions] = useState(begin);
  const goal = useMemo(() => {
    const bounds = begin.length > 0 && boundsOf([{type: 'MultiPoint', coordinates: [...begin]}]);
    return bounds ? {bounds} : undefined;
  }, [begin]);
  const isEnough = positions.length >= fewestPositions[kind];
  return (
    <Dialog
      title={translate({id: 'map.draw.title', message: 'Draw on the map'})}
      isDirty={JSON.stringify(positions) !== JSON.stringify(begin)}
      onClose={onClose}
    >
      <p>{helpText(kind)}</p>
      <div className={styles.map}>
        <StageMap
          label={translate({id: 'map.draw.map', message: 'Map to draw on'})}
          layers={none}
          view={undefined}
          goal={goal}
          onMove={stay}
          tool={{kind, positions, change: setPositions, most}}
        />
      </div>
      <PositionFields positions={positions} change={setPositions} most={most} />
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--primary"
          disabled={!isEnough}
          onClick={() => onUse(positions)}
        >
          <Translate id="map.draw.use">Use these positions</Translate>
        </button>
        <button type="button" className="button button--secondary" onClick={onClose}>
          <Translate id="map.draw.cancel">Cancel</Translate>
        </button>
      </div>
    </Dialog>
  );
}
