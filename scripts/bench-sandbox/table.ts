/** A row of a table in the terminal: the name, figures that end at their column's edge, and last what may be long. */
export function printRow(
  [name = '', ...cells]: readonly string[],
  [first = 0, ...widths]: readonly number[],
): void {
  const columns = cells.map((cell, index) => (widths[index] ? cell.padStart(widths[index]) : `  ${cell}`));
  console.log(name.padEnd(first) + columns.join(''));
}
