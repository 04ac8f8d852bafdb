import {translate} from '@docusaurus/Translate';
import type {RefObject} from 'react';
import styles from './sheet.module.css';
import type {SheetHeight} from './snapHeight';
import {useSheetDrag} from './useSheetDrag';

interface Props {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly height: SheetHeight;
  readonly setHeight: (height: SheetHeight) => void;
}

/** Pulls the panel over the map to one of three heights; pressed, it goes to all of the screen and back to half. */
export function SheetGrip({sheet, height, setHeight}: Props) {
  const isFull = height === 'full';
  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={
        isFull
          ? translate({id: 'dashboard.sheet.half', message: 'Show half of the panel'})
          : translate({id: 'dashboard.sheet.full', message: 'Show the whole panel'})
      }
      onPointerDown={useSheetDrag(sheet, setHeight)}
      onClick={() => setHeight(isFull ? 'half' : 'full')}
    />
  );
}
