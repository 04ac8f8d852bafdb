import file from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import {LABEL_FACE} from './labelFont';

let isAsked: Promise<void> | undefined;

/**
 * Loads the face of the map's labels, and ends when it is there or cannot be had. The page's own face cannot be used:
 * it is optional, and where it comes late the browser gives it up, which MapLibre reports as a failure.
 */
export function loadLabelFace(): Promise<void> {
  isAsked ??= new FontFace(LABEL_FACE, `url(${file})`, {weight: '400 700'}).load().then(
    (face) => void document.fonts.add(face),
    () => {
      isAsked = undefined;
    },
  );
  return isAsked;
}
