import Translate from '@docusaurus/Translate';
import {LazyDrawDialog} from '@site/src/map/draw-dialog/LazyDrawDialog';
import {useState} from 'react';
import styles from '../fields/fields.module.css';
import type {Drawable} from './drawable';

interface Props {
  readonly drawable: Drawable;
  readonly onChange: (value: string) => void;
}

/** Opens a map to draw what would otherwise be written. The map is downloaded then. */
export function DrawButton({drawable: {kind, positions, most, write}, onChange}: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.draw} onClick={() => setOpen(true)}>
        <Translate id="reference.field.draw">Draw on the map</Translate>
      </button>
      {isOpen && (
        <LazyDrawDialog
          kind={kind}
          positions={positions}
          most={most}
          onUse={(next) => {
            onChange(write(next));
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
