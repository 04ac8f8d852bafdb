/** How the slowdown is painted: the same on the map and in the legend. */
export const slowdownPaint = {weatherType: 'traffic', colorMap: 'portland', numShades: 20} as const;
