/** Symbols on a square of 16 units, by the name that a collection gives its icon. Any other name is drawn as a dot. */
export const glyphs: Readonly<Record<string, string>> = {
  drone:
    'M4 4l8 8M12 4l-8 8M4 2.2a1.8 1.8 0 1 0 .01 0M12 2.2a1.8 1.8 0 1 0 .01 0M4 10.2a1.8 1.8 0 1 0 .01 0M12 10.2a1.8 1.8 0 1 0 .01 0',
  'fire-engine':
    'M1.5 11V7.5h9V11M10.5 5.5h2.5l1.5 3V11h-13M2 5l8-2.5M4 11.2a1.3 1.3 0 1 0 .01 0M12 11.2a1.3 1.3 0 1 0 .01 0',
  truck:
    'M1.5 11V3.5h8.5V11M10 6h2.5l2 2.5V11h-13M4.2 11.2a1.3 1.3 0 1 0 .01 0M11.8 11.2a1.3 1.3 0 1 0 .01 0M6 11h3.5',
  van: 'M1.5 11V4.5h8V11M9.5 6.5h3l2 2.5v2h-13M4.2 11.2a1.3 1.3 0 1 0 .01 0M11.8 11.2a1.3 1.3 0 1 0 .01 0',
  taxi: 'M2 11V8.5l1.5-.5 1.5-3h6l1.5 3 1.5.5V11zM6.5 5V3.5h3V5M4.5 11.2a1.3 1.3 0 1 0 .01 0M11.5 11.2a1.3 1.3 0 1 0 .01 0',
  crew: 'M5.5 3a2 2 0 1 0 .01 0M2 12.5V11a3.5 3.5 0 0 1 7 0v1.5zM11 4.5a1.6 1.6 0 1 0 .01 0M11 9.5a3 3 0 0 1 3 3h-2.5',
  ferry: 'M2 9.5h12l-2 3.5H4zM4 9.5V6.5h8v3M6 6.5V4h4v2.5',
  barge: 'M1.5 8.5h13l-1.5 3.5H3zM4 8.5V6.5h5v2M11 8.5V5',
};
