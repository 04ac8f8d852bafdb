/** The face of labels by a name of its own; see `loadLabelFace`. */
export const LABEL_FACE = 'Map Labels';

/** Fonts that MapLibre draws letters with itself, so that no server of glyphs is needed. */
export const labelFont = [LABEL_FACE, 'sans-serif'];
