import uPlot from 'uplot';
import {colourOf} from './colourOf';
import {drawLimits} from './drawLimits';
import type {LineChartProps} from './types';

const HEIGHT = 180;
const FONT_PX = 12;
/** Width of a digit, roughly. */
const DIGIT_PX = 6.5;
/** A name above a limit, and the axis below the chart. */
const NAME_PX = 20;
const BELOW_PX = 28;
/** An axis is as wide as its texts, and its gap: one digit at least. */
const NARROWEST_AXIS = 16;

/** What a chart is made of before it has values. Texts, colours and limits are asked for whenever they are drawn. */
export function chartOptions(get: () => LineChartProps, box: HTMLElement): uPlot.Options {
  const {series, isTime = false} = get();
  const font = `${FONT_PX}px ${getComputedStyle(box).fontFamily}`;
  const ink = () => colourOf('var(--ink-soft)');
  const grid = {stroke: () => colourOf('var(--line)'), width: 1};
  const axisOf = (axis: 'left' | 'right'): uPlot.Axis => ({
    scale: axis,
    side: axis === 'left' ? 3 : 1,
    font,
    stroke: ink,
    gap: 4,
    ticks: {show: false},
    grid: axis === 'left' ? grid : {show: false},
    values: (_chart, values) => {
      const text = get().series.find((each) => (each.axis ?? 'left') === axis)?.text ?? String;
      return values.map(text);
    },
    size: (_chart, texts: string[] | null) => widthOf(texts ?? []) + 10,
  });
  const scaleOf = (axis: 'left' | 'right'): uPlot.Scale => ({
    range: (_chart, min, max) =>
      rangeOf(
        min,
        max,
        axis === 'left' ? (get().limits ?? []).map(({value}) => value) : [],
        (get().height ?? HEIGHT) - BELOW_PX,
      ),
  });
  const axes = (['left', 'right'] as const).filter((axis) =>
    series.some((each) => (each.axis ?? 'left') === axis),
  );
  return {
    width: box.clientWidth,
    height: get().height ?? HEIGHT,
    ms: 1,
    legend: {show: false},
    // The page moves the cursor: pointer, touch and keyboard all come from there.
    cursor: {y: false, drag: {x: false, y: false, setScale: false}, bind: unbound},
    padding: [null, () => rightPadding(get().xText(get().x.at(-1) ?? 0), axes.includes('right')), null, null],
    scales: {x: {time: isTime}, ...Object.fromEntries(axes.map((axis) => [axis, scaleOf(axis)]))},
    axes: [
      {
        font,
        stroke: ink,
        grid,
        gap: 4,
        size: BELOW_PX,
        ticks: {show: false},
        values: (_chart, values) => values.map((value) => get().xText(value)),
        space: () => widthOf([get().xText(get().x.at(-1) ?? 0)]) + 24,
      },
      ...axes.map(axisOf),
    ],
    series: [
      {},
      ...series.map(({axis = 'left', isFilled = false}, index): uPlot.Series => {
        const colour = () => colourOf(get().series[index]?.colour ?? 'var(--data)');
        return {
          scale: axis,
          width: 1.5,
          stroke: colour,
          points: {size: 5, fill: colour},
          ...(isFilled && {fill: () => `color-mix(in srgb, ${colour()} 18%, transparent)`}),
        };
      }),
    ],
    hooks: {draw: [(chart) => drawLimits(chart, get().limits ?? [], font)]},
  };
}

/** Room for the right half of the last text below the chart; an axis at that side has some already. */
export function rightPadding(lastText: string, hasRightAxis: boolean): number {
  return Math.max(0, Math.ceil(widthOf([lastText]) / 2) - (hasRightAxis ? NARROWEST_AXIS : 0));
}

/**
 * From the least to the most of the values and limits, with some room around them, and room for the name of the highest
 * limit on a chart of this many pixels.
 */
export function rangeOf(
  min: number | null,
  max: number | null,
  limits: readonly number[],
  height: number,
): [number, number] {
  const values = [min, max, ...limits].flatMap((value) =>
    value !== null && Number.isFinite(value) ? [value] : [],
  );
  if (values.length === 0) return [0, 1];
  const [low, high] = uPlot.rangeNum(Math.min(...values), Math.max(...values), 0.1, true);
  const [from, to] = [low ?? 0, high ?? 1];
  const share = NAME_PX / height;
  return [from, Math.max(to, ...limits.map((limit) => (limit - share * from) / (1 - share)))];
}

const unbound = Object.fromEntries(
  ['mousedown', 'mouseup', 'click', 'dblclick', 'mousemove', 'mouseleave', 'mouseenter'].map((event) => [
    event,
    () => null,
  ]),
);

const widthOf = (texts: readonly string[]) => Math.max(0, ...texts.map(({length}) => length)) * DIGIT_PX;
