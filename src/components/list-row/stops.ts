/** The controls of a list by row: each row's own control, then its actions. */
export type Stops<Control> = readonly (readonly Control[])[];

/**
 * The control that a key leads to from another: up and down go from row to row and stay among the same actions, left
 * and right go along a row. At the end it stays where it is. Undefined for a key that does not move within a list.
 *
 * @param isHorizontal whether the rows lie side by side: then left and right go from row to row, too
 */
export function stopAfter<Control>(
  key: string,
  stops: Stops<Control>,
  current: Control,
  isHorizontal = false,
): Control | undefined {
  const row = stops.findIndex((controls) => controls.includes(current));
  const column = stops[row]?.indexOf(current) ?? 0;
  const inRow = (wanted: number) => {
    const controls = stops[Math.max(0, Math.min(stops.length - 1, wanted))] ?? [];
    return controls[Math.min(column, controls.length - 1)] ?? current;
  };
  switch (isHorizontal ? (turned.get(key) ?? key) : key) {
    case 'ArrowDown':
      return inRow(row + 1);
    case 'ArrowUp':
      return inRow(row - 1);
    case 'Home':
      return inRow(0);
    case 'End':
      return inRow(stops.length - 1);
    case 'ArrowRight':
      return stops[row]?.[column + 1] ?? current;
    case 'ArrowLeft':
      return stops[row]?.[column - 1] ?? current;
    default:
      return undefined;
  }
}

const turned = new Map([
  ['ArrowRight', 'ArrowDown'],
  ['ArrowLeft', 'ArrowUp'],
]);

/**
 * The one control at which the Tab key stops: where the reader last was, else what is chosen, else the first.
 *
 * @param isChosen whether a control is the chosen one
 */
export function findStop<Control>(
  stops: Stops<Control>,
  last: Control | undefined,
  isChosen: (control: Control) => boolean,
): Control | undefined {
  const controls = stops.flat();
  return controls.find((each) => each === last) ?? controls.find(isChosen) ?? controls[0];
}
