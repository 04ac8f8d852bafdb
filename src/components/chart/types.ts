/** A line of a chart. */
export interface ChartSeries {
  readonly name: string;
  /** A colour of the page, such as `var(--data)`. */
  readonly colour: string;
  /** One for each x; null interrupts the line. */
  readonly values: readonly (number | null)[];
  /** A value as it is written, with its unit. */
  readonly text: (value: number) => string;
  /** Whether the area below the line is tinted. */
  readonly isFilled?: boolean;
  /** Lines of one axis share its scale. Left unless it is said. */
  readonly axis?: 'left' | 'right';
}

/** A horizontal piece that a line should stay below, or above: a ceiling, a threshold. On the scale of the left axis. */
export interface ChartLimit {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly colour: string;
  readonly name: string;
}

export interface LineChartProps {
  /** Names the chart for those who do not see it. */
  readonly label: string;
  /** Ascending. */
  readonly x: readonly number[];
  readonly xText: (value: number) => string;
  /** Hand over the same list until something changes: it is compared by reference, as `x` and `limits` are. */
  readonly series: readonly ChartSeries[];
  /** The x that is marked. */
  readonly cursor: number | undefined;
  /** The pointer or the keyboard has moved to an x of the list, or has left the chart. */
  readonly onCursor: (x: number | undefined) => void;
  /** An x was clicked, or chosen with Enter. */
  readonly onPick?: (x: number) => void;
  readonly limits?: readonly ChartLimit[];
  /** Whether x is a time in milliseconds since 1970: its marks then stand at whole minutes, hours or days. */
  readonly isTime?: boolean;
  /** In pixels. */
  readonly height?: number;
}
