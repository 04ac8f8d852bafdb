const LEFT = 64;
const GAP = 24;
const MOST = 0.4;

/**
 * The margins within which the map shows what it goes to, in pixels. What stands over its left edge is left free, unless
 * too little of the map remains beside it.
 *
 * @param width of the map
 * @param covered how much of its left edge something stands over
 */
export function paddingOf(width: number, covered: number) {
  const left = covered <= width * MOST ? Math.max(LEFT, covered + GAP) : LEFT;
  return {top: 64, bottom: 64, left, right: 96};
}
