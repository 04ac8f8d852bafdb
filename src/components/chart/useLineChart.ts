import {useEffect, useRef, type RefObject} from 'react';
import uPlot from 'uplot';
import {watchColourMode} from '../colour-mode/watchColourMode';
import {chartOptions} from './chartOptions';
import type {LineChartProps} from './types';

/** Draws a chart in a box: as wide as the box, in the colours of the page, with the cursor where the page has it. */
export function useLineChart(box: RefObject<HTMLDivElement | null>, props: LineChartProps): void {
  const {x, series, limits, cursor} = props;
  const latest = useRef(props);
  const chart = useRef<uPlot>(undefined);
  useEffect(() => {
    latest.current = props;
  });
  const shape = series.map(({axis, isFilled}) => `${axis ?? 'left'} ${isFilled ?? false}`).join();
  useEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const made = new uPlot(
      chartOptions(() => latest.current, node),
      dataOf(latest.current),
      node,
    );
    chart.current = made;
    const resizes = new ResizeObserver(() => {
      const {clientWidth: width} = node;
      if (width > 0 && width !== made.width) made.setSize({width, height: made.height});
    });
    resizes.observe(node);
    const stopWatching = watchColourMode(() => made.redraw());
    const stopPointing = followPointer(made, () => latest.current);
    return () => {
      resizes.disconnect();
      stopWatching();
      stopPointing();
      made.destroy();
      chart.current = undefined;
    };
  }, [box, shape]);
  useEffect(() => {
    chart.current?.setData(dataOf({x, series}));
  }, [x, series, limits]);
  useEffect(() => {
    const made = chart.current;
    if (!made) return;
    const left = cursor === undefined ? -10 : made.valToPos(cursor, 'x');
    made.setCursor({left, top: cursor === undefined ? -10 : 0}, false);
  }, [cursor, x, series, shape]);
}

function dataOf({x, series}: Pick<LineChartProps, 'x' | 'series'>): uPlot.AlignedData {
  return [x.slice(), ...series.map(({values}) => values.slice())];
}

/** Tells which x the pointer or a finger is at. */
function followPointer(chart: uPlot, get: () => LineChartProps): () => void {
  const {over} = chart;
  const at = (event: PointerEvent | MouseEvent) =>
    get().x[chart.posToIdx(event.clientX - over.getBoundingClientRect().left)];
  const move = (event: PointerEvent) => get().onCursor(at(event));
  const leave = () => get().onCursor(undefined);
  const click = (event: MouseEvent) => {
    const x = at(event);
    if (x !== undefined) get().onPick?.(x);
  };
  over.addEventListener('pointermove', move);
  over.addEventListener('pointerleave', leave);
  over.addEventListener('click', click);
  return () => {
    over.removeEventListener('pointermove', move);
    over.removeEventListener('pointerleave', leave);
    over.removeEventListener('click', click);
  };
}
