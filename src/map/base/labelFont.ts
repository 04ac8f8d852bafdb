/** A font of the page: MapLibre draws its letters itself, so that no server of glyphs is needed. */
export const labelFont = ['Instrument Sans', 'Instrument Sans Fallback', 'sans-serif'];
