import {translate} from '@docusaurus/Translate';
import {Diagram} from './Diagram';
import styles from './diagram.module.css';
import {Words} from './Words';

const LEFT = 30;
const TOP = 50;
const CELL = 28;
const COLUMNS = 8;
const ROWS = 4;
const chosen = {column: 2, row: 1};

/** How the bytes of a grid lie: down the first column, then down the second. */
export function GridLayout() {
  const [right, bottom] = [LEFT + COLUMNS * CELL, TOP + ROWS * CELL];
  return (
    <Diagram
      height={268}
      title={translate({id: 'guide.grid.title', message: 'The order of cells in a grid'})}
      desc={translate({
        id: 'guide.grid.desc',
        message:
          'The grid covers the world from 180° W to 180° E in 8192 columns, and from 90° N to 90° S in 4096 rows. The bytes run down column 0 from the North Pole to the South Pole, continue at the top of column 1, and end at the bottom of column 8191. The cell in column 2 and row 1 is byte 2 times 4096 plus 1.',
      })}
    >
      <Words x={LEFT} y={16} anchor="start" tone="strong">
        {translate({id: 'guide.grid.columns', message: '8192 columns, eastwards'})}
      </Words>
      <Words x={LEFT} y={TOP - 12} anchor="start" tone="soft">
        {translate({id: 'guide.grid.west', message: '180° W'})}
      </Words>
      <Words x={right} y={TOP - 12} anchor="end" tone="soft">
        {translate({id: 'guide.grid.east', message: '180° E'})}
      </Words>
      <rect className={styles.box} x={LEFT} y={TOP} width={right - LEFT} height={bottom - TOP} />
      {Array.from({length: COLUMNS - 1}, (_, column) => (
        <path key={column} className={styles.line} d={`M${LEFT + (column + 1) * CELL} ${TOP}V${bottom}`} />
      ))}
      {Array.from({length: ROWS - 1}, (_, row) => (
        <path key={row} className={styles.line} d={`M${LEFT} ${TOP + (row + 1) * CELL}H${right}`} />
      ))}
      <rect
        className={styles.accent}
        x={LEFT + chosen.column * CELL}
        y={TOP + chosen.row * CELL}
        width={CELL}
        height={CELL}
      />
      <circle
        className={styles.dot}
        cx={LEFT + (chosen.column + 0.5) * CELL}
        cy={TOP + (chosen.row + 0.5) * CELL}
        r="4"
      />
      {[0, 1].map((column) => (
        <path
          key={column}
          className={styles.data}
          d={`M${LEFT + (column + 0.5) * CELL} ${TOP + 6}V${bottom - 6}`}
          markerEnd="url(#guide-arrow)"
        />
      ))}
      <Words x={right + 8} y={TOP + 12} anchor="start" tone="soft">
        {translate({id: 'guide.grid.north', message: '90° N'})}
      </Words>
      <Words x={right + 8} y={TOP + 52} anchor="start" columns={10} tone="strong">
        {translate({id: 'guide.grid.rows', message: '4096 rows, southwards'})}
      </Words>
      <Words x={right + 8} y={bottom} anchor="start" tone="soft">
        {translate({id: 'guide.grid.south', message: '90° S'})}
      </Words>
      <path
        className={styles.dashed}
        d={`M${LEFT + (chosen.column + 0.5) * CELL} ${TOP + (chosen.row + 0.5) * CELL + 6}V${bottom + 20}`}
      />
      <Words x={LEFT} y={bottom + 38} anchor="start" columns={44} tone="strong">
        {translate({id: 'guide.grid.byte', message: 'column 2, row 1: byte 2 × 4096 + 1 = 8193'})}
      </Words>
      <Words x={LEFT} y={bottom + 60} anchor="start" columns={44} tone="soft">
        {translate({
          id: 'guide.grid.order',
          message: 'The bytes run down one column, then down the next.',
        })}
      </Words>
    </Diagram>
  );
}
